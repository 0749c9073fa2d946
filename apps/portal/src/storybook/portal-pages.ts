import { screen } from 'storybook/test';
import type { Session } from '../data/session.ts';
import { portalServer, type PortalServer } from './portal-at.tsx';

/**
 * What stories of whole pages have in common: a server that answers what `arrange` says, again for each story. Each file
 * writes `tags: ['!autodocs']` itself: Storybook reads tags from its source.
 */
export function portalPages(session: Session, arrange: (server: PortalServer) => void) {
  let running: PortalServer | undefined;
  return {
    /** The server of the story that runs, to change its answers and to see what it heard. */
    server(): PortalServer {
      if (!running) throw new Error('No story runs');
      return running;
    },
    meta: {
      parameters: { layout: 'fullscreen' },
      beforeEach: () => {
        running = portalServer(session);
        arrange(running);
        return running.stop;
      },
    },
  };
}

/** The first page of a run is compiled while it is waited for. */
export const patience = { timeout: 10_000 };

export const pageHeading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);

/** Everything on one page. */
export const paged = (items: readonly unknown[]) => ({
  data: { items, recordsCount: items.length, currentPage: 1, pageSize: 25 },
});
