import { classNames } from '@quickportal/ui/class-names';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Session } from '../../data/session.ts';
import { BrandMark } from '../../layout/page/brand-mark.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { itemLook } from './sidebar-entries.tsx';
import { SidebarList, type SidebarListProps } from './sidebar-list.tsx';
import { SidebarRail } from './sidebar-rail.tsx';
import { WorkspaceHeader } from './workspace-header.tsx';

export interface SidebarProps extends SidebarListProps {
  session: Session;
  /** Icons only, with flyouts. */
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
  onChooseCommunity: (communityId: number | null) => void;
}

/** The one menu of wide screens, 232 px or a rail of 56 px; narrower ones have the drawer. */
export function SidebarNavigation({ session, collapsed, onCollapse, onChooseCommunity, ...list }: SidebarProps) {
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  const nav = useRef<HTMLElement>(null);
  const { current } = list;
  useEffect(() => {
    if (current !== undefined) nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label="Main"
      className={classNames(
        'sticky top-(--banner-h,0px) flex h-[calc(100dvh-var(--banner-h,0px))] scroll-pt-bar flex-col overflow-y-auto border-r border-line pb-3 [scrollbar-width:thin] max-[1100px]:hidden print:hidden',
        collapsed ? 'px-2 [--mark:-0.5rem]' : 'px-3',
      )}
    >
      <SidebarBrand collapsed={collapsed} />
      {list.sidebar.workspace && (
        <WorkspaceHeader
          session={session}
          business={list.sidebar.business}
          onChoose={onChooseCommunity}
          collapsed={collapsed}
        />
      )}
      {collapsed ? <SidebarRail {...list} /> : <SidebarList {...list} />}
      <div className="mt-auto border-t border-line pt-3">
        <button
          type="button"
          onClick={() => onCollapse(!collapsed)}
          aria-expanded={!collapsed}
          title={collapsed ? 'Expand menu' : undefined}
          className={classNames(itemLook, collapsed && 'justify-center px-0')}
        >
          <Toggle className="text-ink-3" />
          <span className={collapsed ? 'sr-only' : undefined}>{collapsed ? 'Expand menu' : 'Collapse menu'}</span>
        </button>
      </div>
    </nav>
  );
}

/** Mark and name of the product; leads home. */
export function SidebarBrand({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <PageLink
      to="HomeView"
      className={classNames(
        'sticky top-0 z-1 flex h-bar flex-none items-center gap-2.5 bg-canvas text-16 font-strong tracking-display text-ink hover:no-underline',
        collapsed ? 'justify-center' : 'px-1.5',
      )}
    >
      <BrandMark />
      <span className={collapsed ? 'sr-only' : undefined}>QuickPortal</span>
    </PageLink>
  );
}
