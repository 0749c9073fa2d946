import { classNames } from '@quickportal/ui/class-names';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { PageLink } from '../../pages/page-link.tsx';
import { areaIcons } from './area-icons.ts';
import { entriesOf, type MenuArea, type MenuCounts, type Sidebar, waitingIn } from './menu.ts';
import { currentLook, hasDocumentation, itemLook, SidebarEntries, Waiting } from './sidebar-entries.tsx';
import { moveInSidebar } from './sidebar-keys.ts';
import type { OpenSections } from './use-open-sections.ts';

export interface SidebarListProps extends OpenSections {
  sidebar: Sidebar;
  /** The page that is marked. */
  current: string | undefined;
  /** How much waits behind a page; absent or 0 shows nothing. */
  counts: MenuCounts;
}

/** Whether a section is a link: it has one page, and says it all. */
export const isOnePage = (section: MenuArea): boolean => entriesOf(section).length === 1 && !hasDocumentation(section);

export const isIn = (section: MenuArea, view: string | undefined): boolean =>
  entriesOf(section).some((entry) => entry.view === view);

/** The sections, each with its pages below it while it is open. */
export function SidebarList({ sidebar, ...list }: SidebarListProps) {
  return (
    // Keys are an addition: each entry is a link or a button
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul data-sidebar className="grid grid-cols-[minmax(0,1fr)] gap-px pb-4" onKeyDown={moveInSidebar}>
      {sidebar.sections.map((section) => (
        <li key={section.name} data-section={section.name}>
          {isOnePage(section) ? <OnePage section={section} {...list} /> : <Folding section={section} {...list} />}
        </li>
      ))}
    </ul>
  );
}

interface SectionProps extends Omit<SidebarListProps, 'sidebar'> {
  section: MenuArea;
}

function OnePage({ section, current, counts }: SectionProps) {
  const Icon = areaIcons[section.name];
  const isCurrent = isIn(section, current);
  return (
    <PageLink
      to={section.first as 'HomeView'}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(itemLook, isCurrent && currentLook)}
    >
      <Icon className={isCurrent ? 'text-accent-ink' : 'text-ink-3'} />
      <span className="truncate">{section.name}</span>
      <Waiting count={waitingIn(section, counts)} />
    </PageLink>
  );
}

function Folding({ section, current, counts, isOpen, toggle }: SectionProps) {
  const id = useId();
  const Icon = areaIcons[section.name];
  const open = isOpen(section.name);
  const hasCurrent = isIn(section, current);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-current={hasCurrent && !open ? 'true' : undefined}
        onClick={() => toggle(section.name)}
        className={classNames(itemLook, (open || hasCurrent) && 'font-strong text-ink')}
      >
        <Icon className={open || hasCurrent ? 'text-accent-ink' : 'text-ink-3'} />
        <span className="truncate">{section.name}</span>
        {!open && <Waiting count={waitingIn(section, counts)} />}
        <ChevronRight
          className={classNames(
            'size-3.5 flex-none text-ink-3 transition-[rotate]',
            !open && waitingIn(section, counts) > 0 ? '' : 'ml-auto',
            open && 'rotate-90',
          )}
        />
      </button>
      {open && (
        <div id={id} className="mt-px mb-2 ml-[15px] border-l border-line-strong pl-2.5 [--mark:-0.75rem]">
          <SidebarEntries section={section} current={current} counts={counts} />
        </div>
      )}
    </>
  );
}
