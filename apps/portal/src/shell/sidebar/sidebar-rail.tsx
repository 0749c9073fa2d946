import { classNames } from '@quickportal/ui/class-names';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { PageLink } from '../../pages/page-link.tsx';
import { areaIcons } from './area-icons.ts';
import { type MenuArea, type MenuCounts, type Sidebar, waitingIn } from './menu.ts';
import { currentLook, itemLook, SidebarEntries, Waiting } from './sidebar-entries.tsx';
import { moveInSidebar } from './sidebar-keys.ts';
import { isIn, isOnePage } from './sidebar-list.tsx';

interface SidebarRailProps {
  sidebar: Sidebar;
  current: string | undefined;
  counts: MenuCounts;
}

/** The pointer may cross the gap to the flyout. */
const LEAVE_MS = 200;

/** The sections as icons; the pages of one are in a flyout, by hover, focus or click. */
export function SidebarRail({ sidebar, ...list }: SidebarRailProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className="grid gap-px pb-4" onKeyDown={moveInSidebar}>
      {sidebar.sections.map((section) =>
        isOnePage(section) ? (
          <li key={section.name}>
            <OnePage section={section} {...list} />
          </li>
        ) : (
          <WithFlyout key={section.name} section={section} {...list} />
        ),
      )}
    </ul>
  );
}

interface SectionProps extends Omit<SidebarRailProps, 'sidebar'> {
  section: MenuArea;
}

function Face({ section, current, counts }: SectionProps) {
  const Icon = areaIcons[section.name];
  return (
    <>
      <Icon className={isIn(section, current) ? 'text-accent-ink' : 'text-ink-3'} />
      <span className="sr-only">{section.name}</span>
      <Waiting count={waitingIn(section, counts)} className="absolute -top-1 -right-0.5" />
    </>
  );
}

const railLook = (isCurrent: boolean) => classNames(itemLook, 'justify-center px-0', isCurrent && currentLook);

function OnePage(props: SectionProps) {
  const { section, current } = props;
  const isCurrent = isIn(section, current);
  return (
    <PageLink
      to={section.first as 'HomeView'}
      aria-current={isCurrent ? 'page' : undefined}
      title={section.name}
      className={railLook(isCurrent)}
    >
      <Face {...props} />
    </PageLink>
  );
}

function WithFlyout(props: SectionProps) {
  const { section, current, counts } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const flyout = useRef<HTMLDivElement>(null);
  const stay = () => clearTimeout(leaving.current);
  useLayoutEffect(() => {
    if (open && button.current && flyout.current) place(flyout.current, button.current);
    return () => clearTimeout(leaving.current);
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-section={section.name}
      onPointerEnter={({ pointerType }) => {
        stay();
        if (pointerType === 'mouse') setOpen(true);
      }}
      onPointerLeave={() => {
        stay();
        leaving.current = setTimeout(() => setOpen(false), LEAVE_MS);
      }}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        button.current?.focus();
        setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-current={isIn(section, current) ? 'true' : undefined}
        onClick={() => setOpen(true)}
        className={railLook(isIn(section, current))}
      >
        <Face {...props} />
      </button>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div
          ref={flyout}
          id={id}
          popover="manual"
          // A page was chosen
          onClick={({ target }) => (target as HTMLElement).closest('a') && setOpen(false)}
          className="fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] w-58 overflow-y-auto rounded-3 border border-line bg-surface-raised p-1.5 text-14 text-ink shadow-2 [--mark:-0.375rem]"
        >
          <p className="px-2 pt-1.5 pb-1 font-strong">{section.name}</p>
          <SidebarEntries section={section} current={current} counts={counts} />
        </div>
      )}
    </li>
  );
}

/** Beside its button, as far up as it must be to fit. */
function place(flyout: HTMLElement, button: HTMLElement): void {
  flyout.showPopover();
  const { top, right } = button.getBoundingClientRect();
  flyout.style.left = `${right + 16}px`;
  flyout.style.top = `${Math.max(8, Math.min(top, innerHeight - flyout.offsetHeight - 8))}px`;
}
