import { classNames } from '@quickportal/ui/class-names';
import { Count } from '@quickportal/ui/count';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { BrandMark } from '../layout/brand-mark.tsx';
import { PageLink } from '../pages/page-link.tsx';
import { areaIcons } from './area-icons.ts';
import { type MenuArea, type MenuCounts, waitingIn } from './menu.ts';

interface NavigationListProps {
  menu: readonly MenuArea[];
  /** The area of the page that is shown. */
  current: MenuArea | undefined;
  /** How much waits behind a page; absent or 0 shows nothing. */
  counts?: MenuCounts;
  /** Icons only; their names are in tooltips. */
  collapsed?: boolean;
}

export interface NavigationProps extends NavigationListProps {
  onCollapse: (collapsed: boolean) => void;
}

/** The main menu of wide screens; narrow ones have the drawer. */
export function Navigation({ collapsed = false, onCollapse, ...list }: NavigationProps) {
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav
      aria-label="Main"
      data-collapsed={collapsed || undefined}
      className="group/nav sticky top-(--banner-h,0px) flex h-[calc(100dvh-var(--banner-h,0px))] flex-col overflow-y-auto border-r border-line px-3 pb-3 [scrollbar-width:thin] max-md:hidden print:hidden"
    >
      <NavigationBrand collapsed={collapsed} />
      <NavigationList {...list} collapsed={collapsed} />
      <div className="mt-auto border-t border-line pt-3">
        <button
          type="button"
          onClick={() => onCollapse(!collapsed)}
          aria-expanded={!collapsed}
          title={collapsed ? 'Expand menu' : undefined}
          className={classNames(itemLook, 'w-full')}
        >
          <Toggle className="text-ink-3" />
          <span className={collapsed ? 'sr-only' : undefined}>{collapsed ? 'Expand menu' : 'Collapse menu'}</span>
        </button>
      </div>
    </nav>
  );
}

/** Mark and name of the product; leads home. */
export function NavigationBrand({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <PageLink
      to="HomeView"
      className="sticky top-0 z-1 flex h-bar flex-none items-center gap-2.5 bg-canvas px-1.5 text-16 font-strong tracking-display text-ink hover:no-underline"
    >
      <BrandMark />
      <span className={collapsed ? 'sr-only' : undefined}>QuickPortal</span>
    </PageLink>
  );
}

/** The areas, each a link to its first page. */
export function NavigationList({ menu, current, counts = {}, collapsed = false }: NavigationListProps) {
  return (
    <ul className="grid gap-0.5 pt-2 pb-3">
      {menu.map((area) => {
        const Icon = areaIcons[area.name];
        const isCurrent = area === current;
        return (
          <li key={area.name}>
            <PageLink
              to={area.first as 'HomeView'}
              aria-current={isCurrent ? 'true' : undefined}
              title={collapsed ? area.name : undefined}
              className={classNames(itemLook, isCurrent && currentLook)}
            >
              <Icon className={isCurrent ? 'text-accent-ink' : 'text-ink-3'} />
              <span className={collapsed ? 'sr-only' : 'truncate'}>{area.name}</span>
              <Waiting count={waitingIn(area, counts)} collapsed={collapsed} />
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}

/** How much waits behind an entry, at its end. */
export function Waiting({ count, collapsed = false }: { count: number; collapsed?: boolean }) {
  if (count === 0) return null;
  return (
    <>
      <Count
        value={count}
        aria-hidden
        className={classNames('bg-accent text-on-accent', collapsed ? 'absolute -top-0.5 -right-0.5' : 'ml-auto')}
      />
      <span className="sr-only">, {count} waiting</span>
    </>
  );
}

/** An entry of a menu. */
export const itemLook =
  'relative flex h-8 items-center gap-2.5 rounded-2 px-2 text-left text-ink-2 transition-[background-color] hover:bg-surface-press hover:text-ink hover:no-underline max-md:h-11';

/** The entry of the page that is shown. */
export const currentLook =
  'bg-accent-soft font-strong text-ink before:absolute before:inset-y-1.5 before:-left-3 before:w-0.75 before:rounded-r-1 before:bg-accent hover:bg-accent-soft forced-colors:outline-2';
