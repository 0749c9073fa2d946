import type { GlobalSearchHit } from '@quickportal/contracts/global-search/hit';
import { sentenceCase } from '@quickportal/ui/label-case';
import { useQueries } from '@tanstack/react-query';
import {
  Banknote,
  Building2,
  Eye,
  FileText,
  Landmark,
  Layers,
  MessageSquareText,
  Phone,
  Plug,
  RefreshCw,
  Store,
  UserCog,
  UserRound,
} from 'lucide-react';
import type { CallResponse } from '../../data/calls/call.ts';
import { callAccess } from '../../data/calls/call-access.ts';
import { type CallClient, callQuery, useCallClient } from '../../data/connection/call-hooks.ts';
import { shownInline, unbatched } from '../../data/connection/query-client.ts';
import type { Session } from '../../data/session.ts';
import { trpcClient } from '../../data/connection/trpc.ts';
import { may, useMay } from '../../data/calls/use-may.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { labelled } from '../../data/labels.ts';
import { findPage, type PageName } from '../../pages/page-list.ts';
import { listsOfBusiness, useMayListOfBusiness } from './business-results.tsx';
import { opening, type PaletteEntry } from './palette-entry.ts';

interface Kind {
  title: string;
  icon: React.ReactNode;
  /** Looked for by digits alone. */
  isById?: true;
  /** Pages that show one. A kind is looked for from when one of them exists. */
  pages: readonly string[];
}

/** What staff find in all communities, in the order of their groups. */
export const everywhereKinds = {
  findCommunities: { title: 'Communities', icon: <Building2 />, pages: ['CommunitiesView'] },
  findCustomers: { title: 'Customers of all communities', icon: <UserRound />, pages: ['CustomerDetailsView'] },
  findUsers: { title: 'Users', icon: <UserCog />, pages: ['UserDetailsView', 'AdministratorDetailsView'] },
  findBusinesses: { title: 'Businesses', icon: <Store />, pages: ['BusinessSettingsView', 'TransactionSearchView'] },
  findInvoices: { title: 'Invoices', icon: <FileText />, pages: ['TransactionMatchingView'] },
  findExternalSystemClients: {
    title: 'External system clients',
    icon: <Plug />,
    pages: ['ExternalSystemClientsView'],
  },
  findQuickVoiceProfiles: {
    title: 'QuickVoice profiles',
    icon: <Phone />,
    pages: ['EditQuickVoiceConfigurationView'],
  },
  findServiceMessages: {
    title: 'Service messages',
    icon: <MessageSquareText />,
    isById: true,
    pages: ['ServiceMessageDetailView'],
  },
  findBatchEntries: { title: 'Batch entries', icon: <Banknote />, isById: true, pages: ['BatchEntryDetailsView'] },
  findPaymentBatches: { title: 'Payment batches', icon: <Layers />, isById: true, pages: ['PaymentFileSummaryView'] },
  findPaymentBatchGroups: {
    title: 'Payment batch groups',
    icon: <Layers />,
    isById: true,
    pages: ['PaymentFileSummaryView'],
  },
  findAccounts: { title: 'Settlement accounts', icon: <Landmark />, isById: true, pages: ['AccountDetailsView'] },
} as const satisfies Record<string, Kind>;
type Search = keyof typeof everywhereKinds;
const searches = Object.keys(everywhereKinds) as Search[];

const hasPage = (view: string): boolean => findPage(view) !== undefined;
/** Kinds whose things can be opened. */
export const openedKinds = (isById: boolean): Search[] =>
  searches.filter((search) => {
    const kind: Kind = everywhereKinds[search];
    return (kind.isById === true) === isById && kind.pages.some(hasPage);
  });

const SHOWN = 4;
const isIdentifier = (text: string): boolean => /^\d{1,15}$/.test(text);

const searchQuery = (client: CallClient, search: Search, query: string) => {
  const input = { query, pageSize: SHOWN };
  return callQuery<CallResponse<`globalSearch.${Search}`>>(
    client,
    ['globalSearch', search],
    search === 'findCustomers' ? { body: input } : { query: input },
    { ...shownInline, ...unbatched },
  );
};

interface EverywhereResults {
  entries: PaletteEntry[];
  isFetching: boolean;
}

/** What a text finds in all communities, for staff: each kind loads and fails without the others. */
// In the specification: 1R165
export function useEverywhereResults(session: Session, query: string): EverywhereResults {
  const goTo = useGoTo();
  const mayViewAs = useMay('viewAs.listViewableUsers');
  const mayList = useMayListOfBusiness();
  const isLookedFor = session.kind === 'STAFF' && session.viewedBy === null && query !== '';
  const searched = isLookedFor
    ? [...openedKinds(false), ...(isIdentifier(query) ? openedKinds(true) : [])].filter((search) =>
        may(session, callAccess(`globalSearch.${search}`)),
      )
    : [];
  const client = useCallClient(trpcClient);
  const calls = useQueries({ queries: searched.map((search) => searchQuery(client, search, query)) });
  // Those of the community worked in are found by its own search
  const ownCustomers = may(session, 'customers.search') ? session.community?.communityId : undefined;
  const entries = searched.flatMap((search, at) => {
    const call = calls[at];
    if (call?.error) return [failedEntry(search, () => void call.refetch())];
    return (call?.data?.items ?? [])
      .filter(({ communityId }) => search !== 'findCustomers' || communityId !== ownCustomers)
      .flatMap((hit) => [
        ...hitEntries(search, hit, { goTo, mayList }),
        ...(hit.canViewAs && mayViewAs ? [viewAsEntry(hit, goTo)] : []),
      ]);
  });
  return { entries, isFetching: calls.some(({ isFetching }) => isFetching) };
}

type GoTo = ReturnType<typeof useGoTo>;

interface Openers {
  goTo: GoTo;
  mayList: ReturnType<typeof useMayListOfBusiness>;
}

const groupOf = (search: Search): string => labelled(everywhereKinds[search].title);

/** A hit with where it opens; none where nothing opens it. */
function hitEntries(search: Search, hit: GlobalSearchHit, { goTo, mayList }: Openers) {
  const { icon } = everywhereKinds[search];
  const group = groupOf(search);
  // A service message is named by the code of its kind
  const label = search === 'findServiceMessages' ? sentenceCase(hit.title) : hit.title;
  const entry = { id: `${search}-${hit.id}`, label, detail: hit.subtitle, icon, group, keywords: '' };
  const own = hasPage(hit.view) ? [{ ...entry, ...opening(goTo, hit.view as PageName, hit.params as never) }] : [];
  if (search !== 'findBusinesses' || hit.communityId === null) return own;
  const business = { businessId: hit.id, businessName: hit.title, detail: hit.subtitle, communityId: hit.communityId };
  return [...own, ...listsOfBusiness(business, mayList, goTo)];
}

const viewAsEntry = ({ id, title }: GlobalSearchHit, goTo: GoTo): PaletteEntry => ({
  id: `view-as-${id}`,
  label: `View as ${title}`,
  icon: <Eye />,
  group: 'Users',
  keywords: '',
  ...opening(goTo, 'ViewAsView', { query: title }),
});

const failedEntry = (search: Search, retry: () => void): PaletteEntry => ({
  id: `failed-${search}`,
  label: `${groupOf(search)} could not be searched`,
  detail: 'Try again',
  icon: <RefreshCw />,
  group: groupOf(search),
  keywords: '',
  keepsOpen: true,
  act: retry,
});
