import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Session } from '../data/session.ts';
import { useStore } from '../data/store.ts';
import { keepNavigationCollapsed, navigationCollapsed } from './kept-navigation.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { chosenView, navigationOf } from './navigation-model.ts';
import { useNavigationCounts } from './navigation-counts.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { Navigation } from './navigation.tsx';
import { Notices } from './notice-list.tsx';
import { paletteOpen } from './palette-store.ts';
import { TopBar } from './top-bar.tsx';
import { ViewAsBanner } from './view-as-banner.tsx';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(loadPalette);

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
  const [collapsed, setCollapsed] = useState(navigationCollapsed);
  const [drawerFor, setDrawerFor] = useState<string | null>(null);
  const showsPalette = useStore(paletteOpen);
  const sections = useMemo(() => navigationOf(session), [session]);
  const counts = useNavigationCounts(sections);
  const chosen = chosenView(pathname);
  const isViewingAs = session.viewedBy !== null;
  usePaletteKey();
  return (
    <div
      className={`[--sticky-top:calc(var(--banner-h)+var(--bar-h))] ${isViewingAs ? '[--banner-h:3.25rem]' : '[--banner-h:0px]'}`}
    >
      <a
        href="#main"
        onClick={focusMain}
        className="fixed -top-16 left-3 z-(--z-toast) rounded-2 bg-accent px-4 py-2 text-on-accent focus:top-3"
      >
        Skip to content
      </a>
      {session.viewedBy && (
        <ViewAsBanner
          session={{ ...session, viewedBy: session.viewedBy }}
          stopping={stoppingViewAs}
          onStop={onStopViewAs}
        />
      )}
      <div
        className={`grid min-h-[calc(100dvh-var(--banner-h))] print:block ${collapsed ? 'md:grid-cols-[4rem_minmax(0,1fr)] [--context-left:5.5rem]' : 'md:grid-cols-[var(--nav-w)_minmax(0,1fr)] [--context-left:16.5rem]'}`}
      >
        <Navigation
          sections={sections}
          chosen={chosen}
          counts={counts}
          collapsed={collapsed}
          onCollapse={(next) => {
            setCollapsed(next);
            keepNavigationCollapsed(next);
          }}
        />
        <div className="flex min-w-0 flex-col">
          <TopBar
            session={session}
            onOpenMenu={() => setDrawerFor(pathname)}
            onOpenPalette={() => paletteOpen.set(true)}
            onPalettePointed={() => void loadPalette()}
            onChooseCommunity={onChooseCommunity}
            onSignOut={onSignOut}
          />
          <NavigationProgress />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-360 flex-1 px-8 pt-6 pb-12 outline-none max-md:px-4 max-md:pt-5 max-md:pb-10"
          >
            <Notices />
            {children}
          </main>
        </div>
      </div>
      <NavigationDrawer
        // Opening a page closes it
        open={drawerFor === pathname}
        onClose={() => setDrawerFor(null)}
        sections={sections}
        chosen={chosen}
        counts={counts}
      />
      {showsPalette && (
        <Suspense>
          <Palette
            open
            onClose={() => paletteOpen.set(false)}
            session={session}
            onSignOut={onSignOut}
            onStopViewAs={onStopViewAs}
          />
        </Suspense>
      )}
    </div>
  );
}

function focusMain(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function usePaletteKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      paletteOpen.set(!paletteOpen.get());
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
