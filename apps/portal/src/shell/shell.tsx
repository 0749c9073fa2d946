import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Session } from '../data/session.ts';
import { markedPage } from '../data/marked-page.ts';
import { useStore } from '../data/store.ts';
import { useGoTo } from '../pages/page-link.tsx';
import { keepNavigationCollapsed, navigationCollapsed } from './kept-navigation.ts';
import { useMenuCounts } from './sidebar/menu-counts.ts';
import { areaWith, businessIn, markedView, menuOf, sidebarOf } from './sidebar/menu.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { Notices } from './notice-list.tsx';
import { listenForPaletteKey } from './palette/palette-key.ts';
import { closePalette, openPalette, paletteOpen } from './palette/palette-store.ts';
import { closeShortcutsList, shortcutsListOpen } from './shortcuts/shortcuts-store.ts';
import { SidebarNavigation } from './sidebar/sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useOpenSections } from './sidebar/use-open-sections.ts';

const loadPalette = () => import('./palette/palette.tsx');
const Palette = lazy(loadPalette);
const ShortcutsList = lazy(() => import('./shortcuts/shortcuts-list.tsx'));
const loadDrawer = () => import('./sidebar/navigation-drawer.tsx');
const NavigationDrawer = lazy(loadDrawer);
const ViewAsBanner = lazy(() => import('./view-as-banner.tsx'));

export interface ShellProps {
  session: Session;
  onChooseCommunity: (communityId: number | null) => void;
  onSignOut: () => void;
  onStopViewAs: () => void;
  stoppingViewAs?: boolean;
  children: React.ReactNode;
}

/** Everything around a page: navigation, top bar, palette, banner and failures. */
export function Shell(props: ShellProps) {
  const { session, onChooseCommunity, onSignOut, onStopViewAs, stoppingViewAs = false, children } = props;
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const businessId = useRouterState({ select: ({ location }) => businessIn(location.search) });
  const [collapsed, setCollapsed] = useState(navigationCollapsed);
  const [drawerFor, setDrawerFor] = useState<string | null>(null);
  const showsPalette = useStore(paletteOpen);
  const showsShortcuts = useStore(shortcutsListOpen);
  const goTo = useGoTo();
  const menu = useMemo(() => menuOf(session), [session]);
  const counts = useMenuCounts(session, menu);
  const marked = markedView(pathname, menu, useStore(markedPage));
  const sidebar = sidebarOf(session, menu, marked, businessId);
  const section = areaWith(sidebar.sections, marked)?.name;
  const list = { sidebar, current: marked, counts, ...useOpenSections(session, sidebar.workspace !== null, section) };
  const isViewingAs = session.viewedBy !== null;
  useEffect(listenForPaletteKey, []);
  useEffect(() => {
    let isOver = false;
    const pressed: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent) => void pressed.push(event);
    let stop = () => window.removeEventListener('keydown', keep);
    window.addEventListener('keydown', keep);
    // Nothing that the first screen waits for
    void import('./shortcuts/shortcuts.ts').then(({ listenForShortcuts }) => {
      if (isOver) return;
      stop();
      stop = listenForShortcuts(session, goTo, pressed);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [session, goTo]);
  return (
    <div
      className={`low:[--bar-h:2.5rem] [--sticky-top:calc(var(--banner-h)+var(--bar-h))] ${isViewingAs ? '[--banner-h:3.25rem]' : '[--banner-h:0px]'}`}
    >
      <a
        href="#main"
        onClick={focusMain}
        className="fixed -top-16 left-3 z-(--z-toast) rounded-2 bg-accent px-4 py-2 text-on-accent focus:top-3 print:hidden"
      >
        Skip to content
      </a>
      {session.viewedBy && (
        <Suspense fallback={<div className="h-13 border-b-2 border-warning bg-warning-soft" />}>
          <ViewAsBanner
            session={{ ...session, viewedBy: session.viewedBy }}
            stopping={stoppingViewAs}
            onStop={onStopViewAs}
          />
        </Suspense>
      )}
      <div
        className={`grid min-h-[calc(100dvh-var(--banner-h))] print:block ${collapsed ? 'min-[1100px]:grid-cols-[var(--rail-w)_minmax(0,1fr)] min-[1100px]:[--context-left:5.5rem]' : 'min-[1100px]:grid-cols-[var(--nav-w)_minmax(0,1fr)] min-[1100px]:[--context-left:16.5rem]'}`}
      >
        <SidebarNavigation
          session={session}
          collapsed={collapsed}
          onCollapse={(next) => {
            setCollapsed(next);
            keepNavigationCollapsed(next);
          }}
          onChooseCommunity={onChooseCommunity}
          {...list}
        />
        <div className="flex min-w-0 flex-col">
          <TopBar
            session={session}
            onOpenMenu={() => setDrawerFor(pathname)}
            onOpenPalette={openPalette}
            onPalettePointed={() => void loadPalette()}
            onChooseCommunity={onChooseCommunity}
            onSignOut={onSignOut}
            communityInSidebar={sidebar.workspace !== null && !collapsed}
          />
          <NavigationProgress />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-360 min-w-0 flex-1 px-8 pt-6 pb-12 outline-none max-md:px-4 max-md:pt-5 max-md:pb-10 short:pt-4"
          >
            <Notices />
            {children}
          </main>
        </div>
      </div>
      {/* Opening a page closes it */}
      {drawerFor === pathname && (
        <Suspense>
          <NavigationDrawer
            open
            session={session}
            onClose={() => setDrawerFor(null)}
            onChooseCommunity={onChooseCommunity}
            {...list}
          />
        </Suspense>
      )}
      {showsPalette && (
        <Suspense>
          <Palette
            open
            onClose={closePalette}
            session={session}
            onChooseCommunity={onChooseCommunity}
            onSignOut={onSignOut}
            onStopViewAs={onStopViewAs}
          />
        </Suspense>
      )}
      {showsShortcuts && (
        <Suspense>
          <ShortcutsList session={session} onClose={closeShortcutsList} />
        </Suspense>
      )}
    </div>
  );
}

function focusMain(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus({ preventScroll: true });
}
