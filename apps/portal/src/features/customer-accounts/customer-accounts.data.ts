import { expiringCardList } from '@quickportal/contracts/customer-accounts/expiring-card-list';
import { listInput } from '@quickportal/contracts/kernel/filter';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** One page of the enabled accounts; the page before stays while the next one comes. */
export const useAccounts = (customerId: number, page: number) =>
  trpc.customerAccounts.list.useQuery({ params: { id: customerId }, query: { page } }, shownPaged);

/** One account, where the address names it. */
export const useAccount = (customerId: number, accountId: number | undefined, enabled: boolean) =>
  trpc.customerAccounts.get.useQuery(
    { params: { id: customerId, accountId: accountId ?? 0 } },
    { enabled: enabled && accountId !== undefined, ...shownInline },
  );

/** Asked for once the list of disabled accounts is opened. */
export const useDisabledAccounts = (customerId: number, enabled: boolean) =>
  trpc.customerAccounts.listDisabledAccounts.useQuery({ params: { id: customerId } }, { enabled, ...shownInline });

export const useDisabledCount = (customerId: number) =>
  trpc.customerAccounts.countDisabledAccounts.useQuery({ params: { id: customerId } }, shownInline);

/** The number on the tab: enabled accounts. */
export const useAccountCount = (customerId: number): number | undefined => {
  const { data } = trpc.customerAccounts.list.useQuery({ params: { id: customerId }, query: { page: 1 } }, shownInline);
  return data?.recordsCount;
};

/** The kinds of account that can be added. */
export const useAcceptedTypes = (customerId: number, enabled: boolean) =>
  trpc.customerAccounts.listAcceptedAccountTypes.useQuery({ params: { id: customerId } }, { enabled, ...shownInline });

export const useAcceptedSchemes = (customerId: number) =>
  trpc.customerAccounts.listAcceptedCardSchemes.useQuery({ params: { id: customerId }, query: {} }, shownInline);

/** What a change of the status would switch; counted when the dialog opens. */
export const useAccountPreview = (customerId: number, accountId: number) =>
  trpc.customerAccounts.previewStatusChange.useQuery(
    { params: { id: customerId, accountId } },
    { staleTime: 0, ...shownInline },
  );

/** The call that a page of the expiring cards makes. */
export const expiringInput = (search: PageSearch<'ExpiringCardsView'>) => ({
  query: listInput(expiringCardList, search),
});

export const useExpiringCards = (search: PageSearch<'ExpiringCardsView'>) =>
  trpc.customerAccounts.listExpiringCards.useQuery(expiringInput(search), {
    ...shownPaged,
  });
