import { normalPayId, type PayIdType } from '@quickportal/contracts/rules/contact/payid';
import { messageOf, problemOf } from '../../../data/problem.ts';
import { shownInline } from '../../../data/connection/query-client.ts';
import { trpc } from '../../../data/connection/trpc.ts';
import { useDebounced } from '../../../data/use-debounced.ts';

/** How long a PayID has to stand still before it is looked up. */
const TYPED = 400;

/** What a new agreement starts with; 409 where the customer can have none. */
export const useNewAgreementData = (customerId: number, enabled = true) =>
  trpc.paytoAgreements.getFormData.useQuery({ params: { customerId } }, { staleTime: 0, enabled, ...shownInline });

/** Why the customer can have no agreement, in the server's words; null where one can be created. */
export function useAgreementRefusal(customerId: number, enabled: boolean): string | null {
  const { error } = useNewAgreementData(customerId, enabled);
  return problemOf(error)?.status === 409 ? messageOf(error) : null;
}

/** Whom a PayID belongs to, for a customer or a payer who is none (null); queried when nothing is typed any more. */
export function useAlias(customerId: number | null, payId: string, payIdType: PayIdType) {
  const settled = useDebounced(payId, TYPED);
  const id = settled === payId ? normalPayId(payId, payIdType) : null;
  const common = { retry: false, ...shownInline };
  const query = { payIdType };
  const ofCustomer = trpc.paytoAgreements.getAlias.useQuery(
    { params: { customerId: customerId ?? 0, id: id ?? '' }, query },
    { enabled: id !== null && customerId !== null, ...common },
  );
  const ofPayer = trpc.paytoAgreements.getPayerAlias.useQuery(
    { body: { payId: id ?? '', payIdType } },
    { enabled: id !== null && customerId === null, ...common },
  );
  return customerId === null ? ofPayer : ofCustomer;
}

/** The bank and the owner of an account of the customer. */
export const usePayerAccountInfo = (customerId: number, accountId: number | null) =>
  trpc.paytoAgreements.getAccountInfo.useQuery(
    { params: { customerId }, query: { accountId: accountId ?? 0 } },
    { enabled: accountId !== null, ...shownInline },
  );
