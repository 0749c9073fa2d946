import { createMemoryHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { App, followNavigation } from '../app.tsx';
import { gate, startGatekeeper } from '../data/connection/gatekeeper.ts';
import { dismissNotice } from '../data/notices.ts';
import { queryClient } from '../data/connection/trpc.ts';
import { createPortalRouter } from '../pages/router.tsx';
import { forgetContext } from '../pages/tab-context.ts';
import { mockServer } from './mock-server.ts';
import type { Session } from '../data/session.ts';

/** The whole portal, opened at an address such as /FilesView?page=2. What it asks for is answered by `portalServer`. */
export function PortalAt({ address }: { address: string }) {
  const [router] = useState(() => {
    const made = createPortalRouter(createMemoryHistory({ initialEntries: [address] }));
    followNavigation(made);
    return made;
  });
  return <App router={router} />;
}

export type PortalServer = ReturnType<typeof portalServer>;

/** Starts a server without a network for a session, and a portal that knows nothing yet; `stop` ends both. */
export function portalServer(session: Session) {
  const server = mockServer();
  server.respond('session.get', { data: session });
  queryClient.clear();
  forgetContext();
  const stopGatekeeper = startGatekeeper();
  return {
    ...server,
    stop: () => {
      stopGatekeeper();
      server.stop();
      gate.unlock();
      forgetContext();
      dismissNotice();
      queryClient.clear();
    },
  };
}
