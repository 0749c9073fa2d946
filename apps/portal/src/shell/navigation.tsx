import { classNames } from '@quickportal/ui/class-names';
import { Count } from '@quickportal/ui/count';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { BrandMark } from '../layout/brand-mark.tsx';
import { PageLink } from '../pages/page-link.tsx';
import type { NavigationCounts, NavigationItem, NavigationSection } from './navigation-model.ts';

interface NavigationListProps {
  sections: readonly NavigationSection[];
  /** View of the entry that is shown as chosen. */
  chosen: string | undefined;
  /** How much waits behind an entry; absent or 0 shows nothing. */
  counts?: NavigationCounts;
  /** Icons only; their names are in tooltips. */
  collapsed?: boolean;
}

export interface NavigationProps extends NavigationListProps {
  onCollapse: (collapsed: boolean) => void;
}

/** The left navigation of wide screens; narrow ones have the drawer. */
export function Navigation({ sections, chosen, counts, collapsed = false, onCollapse }: NavigationProps) {
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav
      aria-label="Main"
      data-collapsed={collapsed || undefined}
      className="group/nav sticky top-(--banner-h,0px) flex h-[calc(100dvh-var(--banner-h,0px))] flex-col overflow-y-auto border-r border-line px-3 pb-3 [scrollbar-width:thin] max-md:hidden print:hidden"
    >
      <NavigationBrand collapsed={collapsed} />
      <NavigationList sections={sections} chosen={chosen} counts={counts} collapsed={collapsed} />
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

/** The entries, in their groups. */
export function NavigationList({ sections, chosen, counts = {}, collapsed = false }: NavigationListProps) {
  return (
    <ul>
      {sections.map(({ group, items }) => (
        <li key={group} className="pt-1 pb-3">
          {group !== null && (
            <span
              className={classNames(
                'block px-2 py-1 text-12 font-medium text-ink-3',
                collapsed && 'mx-2 my-1.5 h-px overflow-hidden bg-line px-0 py-0 text-transparent',
              )}
            >
              {group}
            </span>
          )}
          <ul aria-label={group ?? undefined}>
            {items.map((item) => (
              <li key={item.view}>
                <NavigationLink
                  {...item}
                  current={item.view === chosen}
                  count={counts[item.view] ?? 0}
                  collapsed={collapsed}
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const itemLook =
  'relative flex h-8 items-center gap-2.5 rounded-2 px-2 text-left text-ink-2 transition-[background-color] hover:bg-surface-press hover:text-ink hover:no-underline max-md:h-11';

function NavigationLink({
  view,
  label,
  icon: Icon,
  current,
  count,
  collapsed,
}: NavigationItem & { current: boolean; count: number; collapsed: boolean }) {
  return (
    <PageLink
      to={view}
      aria-current={current ? 'page' : undefined}
      title={collapsed ? label : undefined}
      className={classNames(
        itemLook,
        current &&
          'bg-accent-soft font-strong text-ink before:absolute before:inset-y-1.5 before:-left-3 before:w-0.75 before:rounded-r-1 before:bg-accent hover:bg-accent-soft forced-colors:outline-2',
      )}
    >
      <Icon className={current ? 'text-accent-ink' : 'text-ink-3'} />
      <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
      {count > 0 && (
        <>
          <Count
            value={count}
            aria-hidden
            className={classNames('bg-accent text-on-accent', collapsed ? 'absolute -top-0.5 -right-0.5' : 'ml-auto')}
          />
          <span className="sr-only">, {count} waiting</span>
        </>
      )}
    </PageLink>
  );
}
