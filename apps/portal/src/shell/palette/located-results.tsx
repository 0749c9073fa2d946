import { ReceiptText, UserRound } from 'lucide-react';
import { shownInline } from '../../data/connection/query-client.ts';
import type { Session } from '../../data/session.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { opening, type PaletteEntry } from './palette-entry.ts';

type GoTo = ReturnType<typeof useGoTo>;
interface Located {
  communityId: number;
  communityName: string;
}

/** As long as `communities.locate` reads a reference. */
const isId = (text: string): boolean => /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text));
const isReceiptNumber = (text: string): boolean => /^[\w-]{4,20}$/.test(text) && /\d{4}/.test(text);

/**
 * For staff who have chosen no community: the customer with this id, or the transaction with this receipt number, in
 * the community that it belongs to.
 */
export function useLocatedResults(session: Session, query: string) {
  const goTo = useGoTo();
  const isEverywhere = session.kind === 'STAFF' && session.viewedBy === null && session.community === null;
  const may = { customers: useMay('customers.get'), transactions: useMay('transactions.get') };
  const customers = trpc.communities.locate.useQuery(
    { query: { kind: 'customer', reference: query } },
    { ...shownInline, enabled: isEverywhere && may.customers && isId(query) },
  );
  const transactions = trpc.communities.locate.useQuery(
    { query: { kind: 'transaction', reference: query } },
    { ...shownInline, enabled: isEverywhere && may.transactions && isReceiptNumber(query) },
  );
  return {
    calls: [customers, transactions],
    entries: [
      ...(customers.data?.items ?? []).map((community) => customerEntry(query, community, goTo)),
      ...(transactions.data?.items ?? []).map((community) => transactionEntry(query, community, goTo)),
    ],
  };
}

const customerEntry = (id: string, { communityId, communityName }: Located, goTo: GoTo): PaletteEntry => ({
  id: `located-customer-${communityId}`,
  label: `Customer ${id}`,
  detail: communityName,
  icon: <UserRound />,
  group: 'Customers',
  keywords: '',
  ...opening(goTo, 'CustomerDetailsView', { CustomerId: Number(id), CommunityId: communityId }),
});

const transactionEntry = (receipt: string, { communityId, communityName }: Located, goTo: GoTo): PaletteEntry => ({
  id: `located-transaction-${communityId}`,
  label: `Transaction ${receipt}`,
  detail: communityName,
  icon: <ReceiptText />,
  group: 'Transactions',
  keywords: '',
  ...opening(goTo, 'TransactionDetailView', { ReceiptNumber: receipt, CommunityId: communityId }),
});
