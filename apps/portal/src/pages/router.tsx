import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { PageFailed } from '../shell/page-failed.tsx';
import { Root } from '../shell/root.tsx';
import { basePath } from './base-path.ts';
import { setPortalHistory } from './block-navigation.ts';
import type { Page, PageModule } from './page.ts';
import { PageHost } from './page-host.tsx';
import { loadPage, warmPage } from './preload.ts';
import { pages } from './registry.ts';
import { parseQueryString, queryString } from './search-params.ts';

/** How long an opened page waits for data that is nearly there, before it shows its skeleton. */
const PATIENCE = 120;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/HomeView', replace: true });
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
    errorComponent: (props: ErrorComponentProps) => <PageFailed title={page.title} {...props} />,
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
