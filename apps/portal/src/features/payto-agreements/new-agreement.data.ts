import { normalPayId, type PayIdType } from '@quickportal/contracts/rules/payid';
import { shownInline } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import { useDebounced } from '../../data/use-debounced.ts';

/** How long a PayID has to stand still before it is looked up. */
const TYPED = 400;

/** What a new agreement starts with; 409 where the customer can have none. */
export const useNewAgreementData = (customerId: number) =>
  trpc.paytoAgreements.formData.useQuery({ params: { customerId } }, { staleTime: 0, ...shownInline });

/** Whom a PayID belongs to; asked for when it is whole and nothing is typed any more. */
export function useAlias(customerId: number, payId: string, payIdType: PayIdType) {
  const settled = useDebounced(payId, TYPED);
  const id = settled === payId ? normalPayId(payId, payIdType) : null;
  return trpc.paytoAgreements.alias.useQuery(
    { params: { customerId, id: id ?? '' }, query: { payIdType } },
    { enabled: id !== null, retry: false, ...shownInline },
  );
}

/** The bank and the owner of an account of the customer. */
export const usePayerAccountInfo = (customerId: number, accountId: number | null) =>
  trpc.paytoAgreements.accountInfo.useQuery(
    { params: { customerId }, query: { accountId: accountId ?? 0 } },
    { enabled: accountId !== null, ...shownInline },
  );
