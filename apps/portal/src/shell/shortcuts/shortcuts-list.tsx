import { Checkbox } from '@quickportal/ui/checkbox';
import { IconButton } from '@quickportal/ui/icon-button';
import { Kbd } from '@quickportal/ui/kbd';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '../../data/session.ts';
import { useStore } from '../../data/store.ts';
import { Modal } from '../modal.tsx';
import { areaKeysOf, pageKeys } from './shortcuts.ts';
import { areShortcutsOn, turnShortcuts } from './shortcuts-store.ts';

interface ShortcutsListProps {
  session: Session;
  onClose: () => void;
}

/** The keys that can be pressed anywhere and on this page, and the choice to do without the single ones. */
export default function ShortcutsList({ session, onClose }: ShortcutsListProps) {
  const on = useStore(areShortcutsOn);
  const [ofPage] = useState(pageKeys);
  return (
    <Modal
      open
      onClose={onClose}
      aria-label="Keyboard shortcuts"
      className="m-auto max-h-[90dvh] w-[min(34rem,calc(100vw-1.5rem))] animate-rise overflow-y-auto rounded-4 border border-line bg-surface-raised shadow-3"
    >
      <header className="flex items-center justify-between gap-3 border-b border-line py-3 pr-3 pl-5">
        <h2>Keyboard shortcuts</h2>
        <IconButton label="Close" size="md" onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <div className="grid gap-x-8 gap-y-5 p-5 sm:grid-cols-2">
        <div className="grid content-start gap-5">
          <Keys title="Anywhere">
            <Key keys={['Ctrl K']} does="Search or go to a page" />
            <Key keys={['/']} does="Search this page" />
            <Key keys={['↓']} does="From the search box to the rows" />
            <Key keys={['j', 'k']} does="Next and previous row" />
            <Key keys={['?']} does="Show this list" />
          </Keys>
          {ofPage.length > 0 && (
            <Keys title="On this page">
              {ofPage.map(({ keys: [key = ''], label }) => (
                <Key key={key} keys={[key]} does={label} />
              ))}
            </Keys>
          )}
        </div>
        <Keys title="Go to">
          {areaKeysOf(session).map(({ area, key }) => (
            <Key key={area} keys={['g', key]} does={area} />
          ))}
        </Keys>
      </div>
      <footer className="border-t border-line bg-surface-sunken px-5 py-4">
        <Checkbox
          value={on}
          onValueChange={turnShortcuts}
          label="Use single-key shortcuts"
          description="When off, only shortcuts with Ctrl work. This list is also in the palette."
        />
      </footer>
    </Modal>
  );
}

function Keys({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="pb-1.5 text-12 font-medium text-ink-3">{title}</h3>
      <dl className="grid gap-1.5">{children}</dl>
    </section>
  );
}

function Key({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt>{does}</dt>
      <dd className="flex gap-1">
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dd>
    </div>
  );
}
