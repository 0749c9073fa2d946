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
import { createContext, use, useMemo } from 'react';
import { createQueryClient } from '../data/query-client.ts';
import { type Session, SessionProvider } from '../data/session.ts';
import { trpc } from '../data/trpc.ts';
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
const client = trpc.createClient({
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

/** Gives a view a router, a session and a query client without a network. */
export function portalStory({
  session = facilityAdmin,
  view = 'HomeView',
  search = {},
}: PortalStoryOptions = {}): Decorator {
  return function PortalStory(Story) {
    const router = useMemo(() => storyRouter(`/${view}${queryString(search)}`), []);
    const queryClient = useMemo(createQueryClient, []);
    return (
      <StoryContext value={<Story />}>
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider value={session}>
              <PageTitleProvider initial="Story" page={findPage(view)}>
                <RouterProvider router={router} />
              </PageTitleProvider>
            </SessionProvider>
          </QueryClientProvider>
        </trpc.Provider>
      </StoryContext>
    );
  };
}
