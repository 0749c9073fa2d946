import type { OutboxHandler } from '../outbox/outbox.ts';
import type { FileKinds } from './file-kind.ts';
import { runFile } from './run-file.ts';
import type { UploadServices } from './upload-services.ts';

/** Topic of running an uploaded file: `{ fileId }`. */
export const RUN_FILE = 'uploaded-files.run';

/** Creates the handler that runs uploaded files of these kinds. */
export const uploadsHandler = (kinds: FileKinds): OutboxHandler<UploadServices> => ({
  topic: RUN_FILE,
  handle: (payload, { services, signal }) =>
    runFile(services, kinds, { fileId: (payload as { fileId: number }).fileId, signal }),
});
