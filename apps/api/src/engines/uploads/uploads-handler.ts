import type { OutboxHandler } from '../outbox/outbox.ts';
import type { FileKinds } from './file-kind.ts';
import { runFile } from './run-file.ts';

/** Topic of the side effect that an upload leaves: `{ fileId }`. */
export const RUN_FILE = 'uploaded-files.run';

/** Runs uploaded files of these kinds. */
export const uploadsHandler = (kinds: FileKinds): OutboxHandler => ({
  topic: RUN_FILE,
  handle: (payload, { services, signal }) =>
    runFile(services, kinds, { fileId: (payload as { fileId: number }).fileId, signal }),
});
