import { Kbd } from '@quickportal/ui/kbd';
import { setTheme } from '@quickportal/ui/theme';
import { Eye, FileText, LogOut, Monitor, Moon, Search, Sun } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Session } from '../data/session.ts';
import { href } from '../pages/href.ts';
import { useGoTo } from '../pages/page-link.tsx';
import type { PageName } from '../pages/registry.ts';
import { Modal } from './modal.tsx';
import { fit, palettePages } from './palette-model.ts';
import { SearchList, type SearchListItem } from './search-list.tsx';

interface Entry extends SearchListItem {
  readonly keywords: string;
  readonly view?: PageName;
  act(): void;
}

export interface PaletteProps {
  open: boolean;
  onClose: () => void;
  session: Session;
  onSignOut: () => void;
  onStopViewAs: () => void;
}

/** Every page and action that the person may use, found by typing. Ctrl-K or Cmd-K opens it. */
export default function Palette({ open, onClose, ...props }: PaletteProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-label="Go to a page or action"
      className="mx-auto mt-[8vh] mb-auto w-[min(42rem,calc(100vw-1.5rem))] animate-rise overflow-hidden rounded-4 border border-line bg-surface-raised shadow-3 max-sm:mt-3"
    >
      <PaletteBody onClose={onClose} {...props} />
    </Modal>
  );
}

function PaletteBody({ onClose, session, onSignOut, onStopViewAs }: Omit<PaletteProps, 'open'>) {
  const [text, setText] = useState('');
  const goTo = useGoTo();
  const entries = useMemo(
    () => [...pageEntries(session, goTo), ...actionEntries(session, onSignOut, onStopViewAs)],
    [session, goTo, onSignOut, onStopViewAs],
  );
  const found = useMemo(() => ranked(entries, text), [entries, text]);
  return (
    <>
      <SearchList
        label="Go to a page or action"
        placeholder="Go to a page or action"
        text={text}
        onTextChange={setText}
        items={found}
        leading={<Search className="size-5" />}
        trailing={<Kbd>Esc</Kbd>}
        status={<p className="px-5 py-8">No page or action is called that. Try another word.</p>}
        onChoose={(entry, { newTab }) => {
          onClose();
          if (newTab && entry.view) window.open(href(entry.view as 'HomeView'));
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
function ranked(entries: readonly Entry[], text: string): Entry[] {
  if (text.trim() === '') return [...entries];
  const scored = entries
    .map((entry) => ({ entry, score: fit(text, entry.label, `${entry.group} ${entry.keywords}`) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const groups = new Set(scored.map(({ entry }) => entry.group));
  return [...groups].flatMap((group) => scored.filter(({ entry }) => entry.group === group).map(({ entry }) => entry));
}

function pageEntries(session: Session, goTo: (view: PageName) => void): Entry[] {
  return palettePages(session).map(({ view, title, nav, keywords = '' }) => {
    const Icon = nav?.icon ?? FileText;
    return {
      id: view,
      label: title,
      ...(nav?.group && { detail: nav.group }),
      icon: <Icon />,
      group: 'Pages',
      keywords: `${nav?.label ?? ''} ${nav?.group ?? ''} ${keywords}`,
      view: view as PageName,
      act: () => goTo(view as PageName),
    };
  });
}

function actionEntries(session: Session, onSignOut: () => void, onStopViewAs: () => void): Entry[] {
  const action = (id: string, label: string, icon: React.ReactNode, keywords: string, act: () => void): Entry => ({
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
    action('system', 'Use the theme of the system', <Monitor />, 'automatic mode', () => setTheme('system')),
    action('sign-out', 'Sign out', <LogOut />, 'log out leave exit', onSignOut),
  ];
}
