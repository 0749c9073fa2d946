import { pageKeywords } from './page-keywords.gen.ts';
import { Kbd } from '@quickportal/ui/kbd';
import { Spinner } from '@quickportal/ui/spinner';
import { setTheme } from '@quickportal/ui/theme';
import {
  Building2,
  CalendarClock,
  Eye,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  ReceiptText,
  RotateCcw,
  Search,
  Sun,
  UserRound,
  Zap,
} from 'lucide-react';
import { useLayoutEffect, useMemo, useState } from 'react';
import { labelled } from '../../data/labels.ts';
import { inOrder, pageActions, type PageAction } from '../../data/page-actions.ts';
import { recentThings, type RecentThing } from '../../data/recent-things.ts';
import type { Session } from '../../data/session.ts';
import { useStore } from '../../data/store.ts';
import { areaNames } from '../../pages/areas.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { areaOf, titleOf } from '../../pages/place.ts';
import { areaIcons } from '../sidebar/area-icons.ts';
import { Modal } from '../modal.tsx';
import { opening, type PaletteEntry } from './palette-entry.ts';
import { fit, palettePages } from './palette-model.ts';
import { usePaletteResults } from './palette-results.tsx';
import { openShortcutsList } from '../shortcuts/shortcuts-store.ts';
import { SearchList } from '../search-list.tsx';
import { stopCollecting, typedAhead } from './type-ahead.ts';

type GoTo = ReturnType<typeof useGoTo>;

export interface PaletteProps {
  open: boolean;
  onClose: () => void;
  session: Session;
  onChooseCommunity: (communityId: number) => void;
  onSignOut: () => void;
  onStopViewAs: () => void;
}

const LABEL = 'Search or go to a page';

/**
 * What the page can do, every page and action that the user may use, and the customers, transactions and schedules that
 * they may see, found by typing. Ctrl-K or Cmd-K opens it.
 */
export default function Palette({ open, onClose, ...props }: PaletteProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-label={LABEL}
      className="mx-auto mt-[8vh] mb-auto w-[min(42rem,calc(100vw-1.5rem))] animate-rise overflow-hidden rounded-4 border border-line bg-surface-raised shadow-3 max-sm:mt-3"
    >
      <PaletteBody onClose={onClose} {...props} />
    </Modal>
  );
}

function PaletteBody({ onClose, session, onChooseCommunity, onSignOut, onStopViewAs }: Omit<PaletteProps, 'open'>) {
  const before = useStore(typedAhead);
  const [typed, setText] = useState<string>();
  const text = typed ?? before;
  useLayoutEffect(stopCollecting, []);
  const goTo = useGoTo();
  const actions = useStore(pageActions);
  const results = usePaletteResults(session, text, setText);
  const entries = useMemo(
    () => [
      ...pageActionEntries(inOrder(actions)),
      ...recentEntries(session, goTo, onChooseCommunity),
      ...pageEntries(session, goTo),
      ...actionEntries(session, onSignOut, onStopViewAs),
    ],
    [actions, session, goTo, onChooseCommunity, onSignOut, onStopViewAs],
  );
  const found = [...useMemo(() => ranked(entries, text), [entries, text]), ...results.entries];
  return (
    <>
      <SearchList
        label={LABEL}
        placeholder={LABEL}
        text={text}
        onTextChange={setText}
        items={found}
        leading={<Search className="size-5" />}
        trailing={
          <>
            {results.isFetching && <Spinner />}
            <Kbd>Esc</Kbd>
          </>
        }
        status={<p className="px-5 py-8">{results.status || 'Nothing found. Try another word.'}</p>}
        onChoose={(entry, { newTab }) => {
          if (!entry.keepsOpen) onClose();
          if (newTab && entry.href !== undefined) window.open(entry.href);
          else entry.act();
        }}
      />
      <footer className="flex flex-wrap items-center gap-4 border-t border-line bg-surface-sunken px-5 py-2.5 text-12 text-ink-2 max-sm:hidden">
        <span className="flex items-center gap-1.5">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> move
        </span>
        <span className="flex items-center gap-1.5">
          <Kbd>Enter</Kbd> open
        </span>
        <span className="flex items-center gap-1.5">
          <Kbd>Ctrl Enter</Kbd> open in a new tab
        </span>
      </footer>
    </>
  );
}

/** The best first; without text everything, in its own order. Items of a group stay together. */
function ranked(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  if (text.trim() === '') return [...entries];
  const scored = entries
    .map((entry) => ({ entry, score: fit(text, entry.label, `${entry.group} ${entry.keywords}`) }))
    .filter(({ score }) => score > 0)
    .toSorted((entry, other) => other.score - entry.score);
  const groups = new Set(scored.map(({ entry }) => entry.group));
  return [...groups].flatMap((group) => scored.filter(({ entry }) => entry.group === group).map(({ entry }) => entry));
}

/** What the page that is shown can do. */
const pageActionEntries = (actions: readonly PageAction[]): PaletteEntry[] =>
  actions.map(({ label, act }) => ({
    id: `page-action-${label}`,
    label,
    icon: <Zap />,
    group: 'On this page',
    keywords: '',
    act,
  }));

const recentWords: Readonly<Record<RecentThing['kind'], string>> = {
  community: 'Community',
  customer: 'Customer',
  payment: 'Payment',
  refund: 'Refund',
  schedule: 'Schedule',
};
const recentIcons: Readonly<Record<RecentThing['kind'], React.ReactNode>> = {
  community: <Building2 />,
  customer: <UserRound />,
  payment: <ReceiptText />,
  refund: <RotateCcw />,
  schedule: <CalendarClock />,
};

/** Things that the user opened before. A community is entered on the page that is shown. */
const recentEntries = (
  session: Session,
  goTo: GoTo,
  onChooseCommunity: (communityId: number) => void,
): PaletteEntry[] =>
  recentThings(session).map((thing) => ({
    id: `${thing.kind}-${thing.id}`,
    label: thing.name,
    detail: recentWords[thing.kind],
    icon: recentIcons[thing.kind],
    group: 'Recent',
    keywords: thing.kind,
    ...openingRecent(session, thing, goTo, onChooseCommunity),
  }));

function openingRecent(
  session: Session,
  { kind, id, communityId }: RecentThing,
  goTo: GoTo,
  onChooseCommunity: (communityId: number) => void,
): Pick<PaletteEntry, 'href' | 'act'> {
  const place = session.kind === 'STAFF' ? { CommunityId: communityId } : {};
  switch (kind) {
    case 'community':
      return { act: () => onChooseCommunity(communityId) };
    case 'customer':
      return opening(goTo, 'CustomerDetailsView', { CustomerId: Number(id), ...place });
    case 'schedule':
      return opening(goTo, 'RecurringPaymentDetailsView', { RecurringPaymentId: Number(id), ...place });
    default:
      return opening(goTo, 'TransactionDetailView', { ReceiptNumber: String(id), ...place });
  }
}

/** Place of pages that no menu orders. */
const LAST = 1000;

function pageEntries(session: Session, goTo: GoTo): PaletteEntry[] {
  const pages = palettePages(session).toSorted(
    (palettePage, other) => (palettePage.order ?? LAST) - (other.order ?? LAST),
  );
  const entries = pages.map((page): PaletteEntry => {
    const { view, group = '', label = '' } = page;
    const keywords = pageKeywords[view] ?? '';
    const area = areaOf(page) ?? 'Home';
    const Icon = areaIcons[area];
    return {
      id: view,
      label: titleOf(page),
      icon: <Icon />,
      group: area,
      keywords: `${label} ${group} ${keywords} ${labelled(keywords)}`,
      // Those that need no parameter
      ...opening(goTo, view as 'HomeView', {}),
    };
  });
  return areaNames.flatMap((area) => entries.filter(({ group }) => group === area));
}

function actionEntries(session: Session, onSignOut: () => void, onStopViewAs: () => void): PaletteEntry[] {
  const action = (
    id: string,
    label: string,
    icon: React.ReactNode,
    keywords: string,
    act: () => void,
  ): PaletteEntry => ({
    id,
    label,
    icon,
    group: 'Actions',
    keywords,
    act,
  });
  return [
    ...(session.viewedBy ? [action('stop-view-as', 'Stop viewing as', <Eye />, 'impersonate', onStopViewAs)] : []),
    action('light', 'Use light theme', <Sun />, 'bright day mode', () => setTheme('light')),
    action('dark', 'Use dark theme', <Moon />, 'night mode', () => setTheme('dark')),
    action('system', 'Use system theme', <Monitor />, 'automatic mode', () => setTheme('system')),
    action('shortcuts', 'Keyboard shortcuts', <Keyboard />, 'keys help list', openShortcutsList),
    action('sign-out', 'Sign out', <LogOut />, 'log out leave exit', onSignOut),
  ];
}
