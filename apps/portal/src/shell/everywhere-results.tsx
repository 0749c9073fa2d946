import type { GlobalSearchHit } from '@quickportal/contracts/global-search/hit';
import { sentenceCase } from '@quickportal/ui/label-case';
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
  UserRound,
} from 'lucide-react';
import { shownInline, unbatched } from '../data/query-client.ts';
import type { Session } from '../data/session.ts';
import { trpc } from '../data/trpc.ts';
import { may, useMay } from '../data/use-may.ts';
import { useGoTo } from '../pages/page-link.tsx';
import { findPage, type PageName } from '../pages/page-list.ts';
import { opening, type PaletteEntry } from './palette-entry.ts';

/** What staff find in all communities, in the order of their groups. Those by identifier are looked for by digits. */
export const everywhereKinds = [
  { search: 'findCommunities', title: 'Communities', icon: <Building2 />, isById: false },
  { search: 'findUsers', title: 'Users', icon: <UserRound />, isById: false },
  { search: 'findBusinesses', title: 'Businesses', icon: <Store />, isById: false },
  { search: 'findInvoices', title: 'Invoices', icon: <FileText />, isById: false },
  { search: 'findExternalSystemClients', title: 'External system clients', icon: <Plug />, isById: false },
  { search: 'findQuickVoiceProfiles', title: 'QuickVoice profiles', icon: <Phone />, isById: false },
  { search: 'findServiceMessages', title: 'Service messages', icon: <MessageSquareText />, isById: true },
  { search: 'findBatchEntries', title: 'Batch entries', icon: <Banknote />, isById: true },
  { search: 'findPaymentBatches', title: 'Payment batches', icon: <Layers />, isById: true },
  { search: 'findPaymentBatchGroups', title: 'Payment batch groups', icon: <Layers />, isById: true },
  { search: 'findAccounts', title: 'Settlement accounts', icon: <Landmark />, isById: true },
] as const;
type Kind = (typeof everywhereKinds)[number];

const SHOWN = 4;
const isIdentifier = (text: string): boolean => /^\d{1,15}$/.test(text);

interface EverywhereResults {
  entries: PaletteEntry[];
  isFetching: boolean;
}

/** What a text finds in all communities, for staff (1R165): each kind loads and fails without the others. */
export function useEverywhereResults(
  session: Session,
  query: string,
  onChooseCommunity: (communityId: number) => void,
): EverywhereResults {
  const goTo = useGoTo();
  const isStaff = session.kind === 'STAFF' && session.viewedBy === null;
  const mayViewAs = useMay('viewAs.listViewableUsers');
  const searched = everywhereKinds.filter(
    ({ search, isById }) =>
      isStaff && query !== '' && (!isById || isIdentifier(query)) && may(session, `globalSearch.${search}`),
  );
  const calls = trpc.useQueries((t) =>
    searched.map(({ search }) =>
      t.globalSearch[search]({ query: { query, pageSize: SHOWN } }, { ...shownInline, ...unbatched }),
    ),
  );
  const entries = searched.flatMap((kind, at) => {
    const call = calls[at];
    if (call?.error) return [failedEntry(kind, () => void call.refetch())];
    return (call?.data?.items ?? []).flatMap((hit) => [
      hitEntry(kind, hit, goTo, onChooseCommunity),
      ...(hit.canViewAs && mayViewAs ? [viewAsEntry(hit, goTo)] : []),
    ]);
  });
  return { entries, isFetching: calls.some(({ isFetching }) => isFetching) };
}

type GoTo = ReturnType<typeof useGoTo>;

function hitEntry(
  { search, title: group, icon }: Kind,
  hit: GlobalSearchHit,
  goTo: GoTo,
  onChooseCommunity: (communityId: number) => void,
): PaletteEntry {
  // A service message is named by the code of its kind
  const label = search === 'findServiceMessages' ? sentenceCase(hit.title) : hit.title;
  const entry = { id: `${search}-${hit.id}`, label, detail: hit.subtitle, icon, group, keywords: '' };
  if (search === 'findCommunities') return { ...entry, act: () => onChooseCommunity(hit.id) };
  const hasPage = findPage(hit.view) !== undefined;
  return hasPage
    ? { ...entry, ...opening(goTo, hit.view as PageName, hit.params as never) }
    : {
        ...entry,
        aside: <span className="text-12 text-ink-3">No page yet</span>,
        keepsOpen: true,
        act: () => undefined,
      };
}

const viewAsEntry = ({ id, title }: GlobalSearchHit, goTo: GoTo): PaletteEntry => ({
  id: `view-as-${id}`,
  label: `View as ${title}`,
  icon: <Eye />,
  group: 'Users',
  keywords: '',
  ...opening(goTo, 'ViewAsView', { query: title }),
});

const failedEntry = ({ search, title }: Kind, retry: () => void): PaletteEntry => ({
  id: `failed-${search}`,
  label: `${title} could not be searched`,
  detail: 'Try again',
  icon: <RefreshCw />,
  group: title,
  keywords: '',
  keepsOpen: true,
  act: retry,
});
