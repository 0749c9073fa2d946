import type { AppRouter } from '@quickportal/api/router';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createTRPCClient } from '@trpc/client';
import { createContext, use, useMemo } from 'react';
import { CallClientProvider } from '../data/connection/call-hooks.ts';
import { createQueryClient } from '../data/connection/query-client.ts';
import { type Session, SessionProvider } from '../data/session.ts';
import { PageTitleProvider } from '../pages/page-title.tsx';
import { findPage } from '../pages/page-list.ts';
import '../pages/registry.ts';
import { parseQueryString, queryString } from '../pages/search-params.ts';
import { facilityAdmin } from './sessions.ts';

interface PortalStoryOptions {
  /** Who is signed in; null for public pages. */
  session?: Session | null;
  /** Page that the address names. */
  view?: string;
  search?: Record<string, string>;
}

const StoryContext = createContext<React.ReactNode>(null);

const StoryHere = () => use(StoryContext);

// A call never comes back: what a story shows of data it is given
const client = createTRPCClient<AppRouter>({
  links: [() => () => ({ subscribe: () => ({ unsubscribe: () => {} }), pipe: () => undefined as never })],
});

function storyRouter(address: string) {
  const root = createRootRoute({ component: Outlet, notFoundComponent: StoryHere });
  const route = createRoute({ getParentRoute: () => root, path: '$', component: StoryHere });
  return createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: parseQueryString,
    stringifySearch: queryString,
  });
}

/**
 * Routers that have loaded, one for each story and address: one that has not draws its page only after `play` has begun.
 * A story is known by the signal that ends when it is drawn again from its beginning.
 */
function loadedRouters(address: string) {
  const known = new WeakMap<AbortSignal, Promise<ReturnType<typeof storyRouter>>>();
  return (story: AbortSignal) => {
    const found = known.get(story);
    if (found) return found;
    const router = storyRouter(address);
    const loaded = router.load().then(() => router);
    known.set(story, loaded);
    return loaded;
  };
}

/** Gives a view a router, a session and a query client without a network. */
export function portalStory({
  session = facilityAdmin,
  view = 'HomeView',
  search = {},
}: PortalStoryOptions = {}): Decorator {
  const routerOf = loadedRouters(`/${view}${queryString(search)}`);
  return function PortalStory(Story, { abortSignal }) {
    const router = use(routerOf(abortSignal));
    const queryClient = useMemo(createQueryClient, []);
    return (
      <StoryContext value={<Story />}>
        <CallClientProvider value={client}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider value={session}>
              <PageTitleProvider initial="Story" page={findPage(view)}>
                <RouterProvider router={router} />
              </PageTitleProvider>
            </SessionProvider>
          </QueryClientProvider>
        </CallClientProvider>
      </StoryContext>
    );
  };
}
