import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';

/** Polling interval of files in progress. Milliseconds. */
export const ASK_AGAIN = 5000;

type Polled = Pick<UploadedFile, 'inProgress' | 'recentlyUploaded' | 'statusGroup'>;

/** Ended files never change; of those that are not under way, only a recently uploaded one that is SENT may soon. */
const mayChange = ({ inProgress, recentlyUploaded, statusGroup }: Polled): boolean =>
  inProgress || (recentlyUploaded && statusGroup.statusCode === 'SENT');

/** When to ask for these files again; false once all of them are done (1R128 1R183). */
export const askAgainAfter = (files: readonly Polled[]): number | false => files.some(mayChange) && ASK_AGAIN;
