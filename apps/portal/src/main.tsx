import './styles/portal.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchAttention } from './data/attention.ts';
import { startGatekeeper } from './data/gatekeeper.ts';
import { queryClient, trpc, trpcClient } from './data/trpc.ts';
import { noteLocation } from './pages/previous-view.ts';
import { createPortalRouter } from './pages/router.tsx';
import { dismissNotice } from './data/notices.ts';

startGatekeeper();
watchAttention();

const router = createPortalRouter();
router.subscribe('onResolved', ({ toLocation }) => noteLocation(toLocation));
router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  if (pathChanged) dismissNotice();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>,
);
