import { classNames } from '@quickportal/ui/class-names';
import { ChevronsUpDown, ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { basePath } from '../pages/base-path.ts';
import { PageLink } from '../pages/page-link.tsx';
import { Crest } from './crest.tsx';
import { entriesOf, type MenuArea, type MenuCounts } from './menu.ts';
import { currentLook, itemLook, Waiting } from './navigation.tsx';

export interface LocalMenuProps {
  area: MenuArea;
  /** The page that is marked. */
  current: string | undefined;
  counts: MenuCounts;
  /** Name of the community whose workspace this is; null: none is chosen. Absent: the area is no workspace. */
  workspace?: string | null;
}

/** Whether an area needs a menu of its own: with one page the main menu says it all. */
export const hasLocalMenu = (area: MenuArea): boolean => entriesOf(area).length > 1;

/** The pages of an area: a column beside the page, on narrower screens a button above it that opens the same list. */
export function LocalMenu(props: LocalMenuProps) {
  return (
    <>
      <nav
        aria-label={nameOf(props)}
        className="sticky top-(--sticky-top) h-[calc(100dvh-var(--sticky-top))] w-56 flex-none overflow-y-auto border-r border-line px-3 pt-4 pb-6 [scrollbar-width:thin] max-[1100px]:hidden print:hidden"
      >
        <Heading {...props} />
        <LocalMenuList {...props} />
      </nav>
      <FoldedMenu {...props} />
    </>
  );
}

const nameOf = ({ area, workspace }: LocalMenuProps): string => workspace ?? area.name;

function Heading({ area, workspace }: LocalMenuProps) {
  if (workspace === undefined) return <p className="px-2 pb-2 font-strong">{area.name}</p>;
  return (
    <div className="mb-3 flex items-center gap-2.5 border-b border-line px-2 pb-3">
      {workspace !== null && <Crest name={workspace} />}
      <p className="min-w-0 font-strong wrap-anywhere">{workspace ?? 'No community chosen'}</p>
    </div>
  );
}

function LocalMenuList({ area, current, counts, onChoose }: LocalMenuProps & { onChoose?: () => void }) {
  const developer =
    area.name === 'Developer' ? area.groups.at(-1) : area.groups.find(({ title }) => title === 'Developer');
  return (
    <ul className="grid gap-3">
      {area.groups.map((group) => {
        const { title, entries } = group;
        return (
          <li key={title ?? ''}>
            {title !== undefined && <span className="block px-2 py-1 text-12 font-medium text-ink-3">{title}</span>}
            <ul aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
              {entries.map(({ view, label }) => (
                <li key={view}>
                  <PageLink
                    to={view as 'HomeView'}
                    aria-current={view === current ? 'page' : undefined}
                    onClick={onChoose}
                    className={classNames(itemLook, view === current && currentLook)}
                  >
                    <span className="truncate">{label}</span>
                    <Waiting count={counts[view] ?? 0} />
                  </PageLink>
                </li>
              ))}
              {group === developer && (
                <li>
                  <a href={`${basePath()}/docs`} target="_blank" className={itemLook}>
                    <span className="truncate">API documentation</span>
                    <ExternalLink aria-label="opens in a new tab" className="size-3.5 text-ink-3" />
                  </a>
                </li>
              )}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function FoldedMenu(props: LocalMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { area, current } = props;
  const label = entriesOf(area).find(({ view }) => view === current)?.label;
  return (
    // What bubbles from the button and the links closes the list
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label={nameOf(props)}
      className="relative mx-8 mt-4 -mb-1 max-w-96 max-md:mx-4 short:mt-2 short:-mb-2 low:mt-1 low:-mb-3 min-[1100px]:hidden print:hidden"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex h-control w-full items-center gap-2 rounded-2 border border-line-control bg-surface px-3 text-left hover:border-ink-3 max-md:h-11 low:h-7"
      >
        <span className="truncate text-ink-2">{nameOf(props)}</span>
        <span className="min-w-0 truncate font-strong">{label}</span>
        <ChevronsUpDown className="ml-auto size-3.5 flex-none text-ink-3" />
      </button>
      {open && (
        <div className="absolute inset-x-0 top-full z-(--z-nav) mt-1 max-h-[70dvh] animate-rise overflow-y-auto rounded-3 border border-line bg-surface-raised p-2 shadow-3 [&_a]:before:hidden">
          <LocalMenuList {...props} onChoose={() => setOpen(false)} />
        </div>
      )}
    </nav>
  );
}
