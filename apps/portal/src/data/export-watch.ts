import { attention } from './polling/attention.ts';
import { showGenericError } from './notices.ts';
import { problemOf } from './problem.ts';
import { createStore } from './store.ts';
import { api, trpcClient } from './connection/trpc.ts';

/** Polling interval in milliseconds. */
const POLL_EVERY = 2000;
/** How long the download is offered. */
const OFFER_FOR = 60_000;

/** An export started by this page. */
export interface WatchedExport {
  readonly exportId: number;
  /** Name of the list: customers. */
  readonly kind: string;
  /** Title of the list: Customers. */
  readonly title: string;
  readonly rowsDone: number;
  readonly rowsTotal: number | null;
}

type Started = Pick<WatchedExport, 'exportId' | 'kind' | 'title'>;

type Polled =
  | { status: 201; body: { downloadUrl: string } }
  | { status: 202; body: { rowsDone: number; rowsTotal: number | null } };

/** Exports in progress, oldest first. */
export const watchedExports = createStore<readonly WatchedExport[]>([]);

const without = (exportId: number) =>
  watchedExports.get().filter((watchedExport) => watchedExport.exportId !== exportId);

/**
 * Polls an export every 2 seconds on any page: 202 means again, 201 offers the download in a toast. Any other status is
 * only logged. Polling pauses while the user is away.
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
      // No response: the connection will return, and the export continues meanwhile
      if (status === undefined) return again();
      // oxlint-disable-next-line no-console -- the specification wants exactly that
      console.warn(`Export ${exportId} was answered with ${status}`);
      // The server will return as well
      if (status >= 500) return again();
      watchedExports.set(without(exportId));
      void api.exports.list.invalidate();
    }
    return undefined;
  };
  again();
}

/** Downloads an export's file; its URL is requested when needed, because it is valid for 5 minutes only. */
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
