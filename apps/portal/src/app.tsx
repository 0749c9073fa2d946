import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { dismissNotice } from './data/notices.ts';
import { queryClient } from './data/connection/trpc.ts';
import { noteArrival } from './pages/page-trail.ts';
import type { createPortalRouter } from './pages/router.tsx';

type PortalRouter = ReturnType<typeof createPortalRouter>;

/** The whole portal. */
export function App({ router }: { router: PortalRouter }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

/** What is remembered and forgotten when another page is opened. */
export function followNavigation(router: PortalRouter): void {
  router.subscribe('onBeforeLoad', ({ toLocation }) => noteArrival(toLocation));
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) dismissNotice();
  });
}
