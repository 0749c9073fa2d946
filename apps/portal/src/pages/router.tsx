import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PageFailed } from '../shell/message-pages/page-failed.tsx';
import { Root } from '../shell/root.tsx';
import { basePath } from './base-path.ts';
import { setPortalHistory } from './block-navigation.ts';
import type { Page, PageModule } from './page.ts';
import { PageHost } from './page-host.tsx';
import { loadPage, warmPage } from './preload.ts';
import { pageAt } from './other-context.ts';
import { pages } from './registry.ts';
import { pageOf } from './page-list.ts';
import { titleOf } from './place.ts';
import { parseQueryString, queryString } from './search-params.ts';
import { contextSearch, enterAddress, enterWithoutContext } from './tab-context.ts';

const NotFoundPage = lazy(() => import('../shell/message-pages/not-found-page.tsx'));

/** How long an opened page waits for data that is nearly there, before it shows its skeleton. */
const PATIENCE = 120;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const root = createRootRoute({
  component: Root,
  notFoundComponent: () => (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ),
  beforeLoad: ({ location: { pathname, search } }) => {
    if (enterAddress(pageAt(pathname), search)) return undefined;
    // Another context is another document; nothing of this one is drawn there
    window.location.reload();
    return new Promise<never>(() => {});
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    enterWithoutContext();
    throw redirect({ to: '/HomeView', search: contextSearch(pageOf('HomeView')), replace: true });
  },
});

function routeOf(page: Page) {
  const route = createRoute({
    getParentRoute: () => root,
    path: `/${page.view}`,
    loader: async ({ location }): Promise<PageModule> => {
      const module = await loadPage(page);
      await Promise.race([warmPage(page, location.search as Record<string, string>), pause(PATIENCE)]);
      return module;
    },
    // Only entering the page loads it; what changes inside it is the page's own business
    shouldReload: false,
    component: () => <PageHost page={page} module={route.useLoaderData()} />,
    errorComponent: (props: ErrorComponentProps) => <PageFailed title={titleOf(page)} {...props} />,
  });
  return route;
}

const routeTree = root.addChildren([home, ...pages.filter((page) => page.load).map(routeOf)]);

/** The router over every page of the registry; page names are matched in any case. */
export function createPortalRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    basepath: basePath() || '/',
    parseSearch: parseQueryString,
    stringifySearch: queryString,
    scrollRestoration: true,
    defaultPendingMs: 1000,
    defaultPreload: false,
    ...(history && { history }),
  });
  setPortalHistory(router.history);
  return router;
}
