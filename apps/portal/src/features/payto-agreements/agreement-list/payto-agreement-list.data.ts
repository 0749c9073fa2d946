import { listInput } from '@quickportal/contracts/kernel/filter';
import { payToAgreementList } from '@quickportal/contracts/payto-agreements/payto-agreement-list';
import { shownInline, shownPaged } from '../../../data/connection/query-client.ts';
import { trpc } from '../../../data/connection/trpc.ts';
import type { PageSearch } from '../../../pages/page-list.ts';

/** The call that a page of all agreements makes. */
export const agreementSearchInput = (search: PageSearch<'PayToAgreementsView'>) => ({
  body: listInput(payToAgreementList, search),
});

/** One page of the agreements of all customers; the rows before stay while the next ones come. */
export const useAgreementSearch = (search: PageSearch<'PayToAgreementsView'>) =>
  trpc.paytoAgreements.search.useQuery(agreementSearchInput(search), shownPaged);

/** The same of one customer. */
export const useCustomerAgreements = (customerId: number, page: number) =>
  trpc.paytoAgreements.list.useQuery({ params: { id: customerId }, query: { page } }, shownPaged);

/** The number on the tab. */
export const useAgreementCount = (customerId: number): number | undefined =>
  trpc.paytoAgreements.list.useQuery({ params: { id: customerId }, query: { page: 1 } }, shownInline).data
    ?.recordsCount;
