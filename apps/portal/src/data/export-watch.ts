import { attention } from './attention.ts';
import { showGenericError } from './notices.ts';
import { problemOf } from './problem.ts';
import { createStore } from './store.ts';
import { api, trpcClient } from './trpc.ts';

/** How often an export is asked for, in milliseconds. */
const POLL_EVERY = 2000;
/** How long the offer to download stays on the screen. */
const OFFER_FOR = 60_000;

/** An export that this page started and waits for. */
export interface WatchedExport {
  readonly exportId: number;
  /** The list: customers. */
  readonly kind: string;
  /** In words: Customers. */
  readonly title: string;
  readonly rowsDone: number;
  readonly rowsTotal: number | null;
}

type Started = Pick<WatchedExport, 'exportId' | 'kind' | 'title'>;

type Polled =
  | { status: 201; body: { downloadUrl: string } }
  | { status: 202; body: { rowsDone: number; rowsTotal: number | null } };

/** Exports that are being made, oldest first. */
export const watchedExports = createStore<readonly WatchedExport[]>([]);

const without = (exportId: number) =>
  watchedExports.get().filter((watchedExport) => watchedExport.exportId !== exportId);

/**
 * Asks for an export every 2 seconds, whatever page is open: 202 means again, 201 that it can be downloaded, which a
 * toast then offers. Any other status is only logged. No one is asked while no one is there.
 */
export function watchExport(
  started: Started,
  poll: () => Promise<Polled>,
  ready: (done: Started) => Promise<void> = offer,
): void {
  const { exportId } = started;
  if (watchedExports.get().some((watchedExport) => watchedExport.exportId === exportId)) return;
  watchedExports.set([...watchedExports.get(), { ...started, rowsDone: 0, rowsTotal: null }]);
  const again = () => setTimeout(() => void ask(), POLL_EVERY);
  const ask = async () => {
    if (!attention.there.get()) return again();
    try {
      const response = await poll();
      if (response.status === 202) {
        const { rowsDone, rowsTotal } = response.body;
        const summaryOf = (watchedExport: WatchedExport) =>
          watchedExport.exportId === exportId ? { ...watchedExport, rowsDone, rowsTotal } : watchedExport;
        watchedExports.set(watchedExports.get().map(summaryOf));
        return again();
      }
      watchedExports.set(without(exportId));
      void api.exports.list.invalidate();
      await ready(started);
    } catch (error) {
      const status = problemOf(error)?.status;
      // No answer at all: the connection comes back, and the export is being made meanwhile
      if (status === undefined) return again();
      // oxlint-disable-next-line no-console -- the specification wants exactly that
      console.warn(`Export ${exportId} was answered with ${status}`);
      // The server will be back as well
      if (status >= 500) return again();
      watchedExports.set(without(exportId));
      void api.exports.list.invalidate();
    }
    return undefined;
  };
  again();
}

/** Downloads an export's file; the address is asked for at that moment, because it works for 5 minutes only. */
export async function downloadExport(exportId: number): Promise<void> {
  const { downloadUrl } = await trpcClient.exports.getDownload.query({ params: { exportId } });
  const link = document.createElement('a');
  link.href = downloadUrl;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

async function offer({ exportId, title }: Started): Promise<void> {
  const { toast } = await import('@quickportal/ui/toast');
  toast({
    id: `export-${exportId}`,
    title: `${title} are ready to download`,
    action: { label: 'Download', onAction: () => void offerDownload(exportId) },
    duration: OFFER_FOR,
  });
}

const offerDownload = (exportId: number): Promise<void> => downloadExport(exportId).catch(showGenericError);
