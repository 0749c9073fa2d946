import { next, type EventOf } from '@quickportal/contracts/rules/state-machines/state-machine';
import { uploadedFileStates } from '@quickportal/contracts/rules/states/uploaded-file';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { lockUploadedFile } from '@quickportal/db/uploaded-files/read-uploaded-files';
import type { UploadedFileRecord, UploadedFileStatus } from '@quickportal/db/uploaded-files/uploaded-file';

export type FileEvent = EventOf<typeof uploadedFileStates>;

/** Locks the file and returns it with the status that the event leads to; null when its status refuses the event. */
export async function inState(
  trx: WriteTransaction,
  fileId: number,
  event: FileEvent,
): Promise<(UploadedFileRecord & { next: UploadedFileStatus }) | null> {
  const file = await lockUploadedFile(trx, fileId);
  const after = file && next(uploadedFileStates, file.status, event);
  return after ? { ...file, next: after } : null;
}
