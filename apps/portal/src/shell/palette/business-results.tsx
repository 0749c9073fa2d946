import { CalendarClock, ReceiptText } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import type { Session } from '../../data/session.ts';
import { useSupplierBusinesses } from '../../data/supplier-businesses.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { opening, type PaletteEntry } from './palette-entry.ts';
import { fit } from './palette-model.ts';

type GoTo = ReturnType<typeof useGoTo>;

/** A business, and the community in which it is found. */
interface NamedBusiness {
  businessId: number;
  businessName: string;
  detail?: string;
  /** For staff, who may be working in another one. */
  communityId?: number;
}

const MOST = 4;

/** What is known of the businesses with this name: for users of a facility, who have no page of a business. */
export function useBusinessResults(session: Session, query: string): PaletteEntry[] {
  const goTo = useGoTo();
  const may = useMayListOfBusiness();
  const mayNameBusinesses = useMay('businesses.search');
  const isSearched = session.kind === 'CLIENT' && mayNameBusinesses && query.length > 1;
  const businesses = useSupplierBusinesses({ enabled: isSearched });
  if (!isSearched) return [];
  return (businesses.data?.items ?? [])
    .filter(({ businessName }) => fit(query, businessName) > 0)
    .slice(0, MOST)
    .flatMap((business) => listsOfBusiness(business, may, goTo));
}

interface Lists {
  transactions: boolean;
  schedules: boolean;
}

/** The lists that the user may narrow to a business. */
export const useMayListOfBusiness = (): Lists => ({
  transactions: useMay('transactions.search'),
  schedules: useMay('recurringPayments.search'),
});

/** The lists of a business, each as an entry. */
export function listsOfBusiness(
  { businessId, businessName, detail, communityId }: NamedBusiness,
  may: Lists,
  goTo: GoTo,
): PaletteEntry[] {
  const shared = { group: labelled('Businesses'), keywords: '', ...(detail !== undefined && { detail }) };
  const search = { businessId: [businessId], ...(communityId !== undefined && { CommunityId: communityId }) };
  const transactions: PaletteEntry = {
    ...shared,
    id: `transactions-of-${businessId}`,
    label: `Transactions of ${businessName}`,
    icon: <ReceiptText />,
    ...opening(goTo, 'TransactionSearchView', search),
  };
  const schedules: PaletteEntry = {
    ...shared,
    id: `schedules-of-${businessId}`,
    label: `Payment schedules of ${businessName}`,
    icon: <CalendarClock />,
    ...opening(goTo, 'RecurringPaymentsView', search),
  };
  return [...(may.transactions ? [transactions] : []), ...(may.schedules ? [schedules] : [])];
}
