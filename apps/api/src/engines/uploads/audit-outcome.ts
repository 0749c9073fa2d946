import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { UploadedFileRecord } from '@quickportal/db/uploaded-files/uploaded-file';
import type { JobActor } from '../access/actor.ts';
import { recordAudit } from '../audit/audit.ts';
import type { LineAudit } from './file-kind.ts';

/** Actor of the lines of files. */
const uploadsJob: JobActor = { kind: 'job', job: 'uploaded-files.run' };
const noOrigin = { requestId: '', ip: '', userAgent: '' };

const counted = (count: number, single: string, many: string): string => `${count} ${count === 1 ? single : many}`;

/** Audits how a file ended. */
export async function auditOutcome(trx: WriteTransaction, file: UploadedFileRecord, at: Date): Promise<void> {
  const complete = file.status === 'COMPLETE';
  const done = counted(file.appliedLines, 'line', 'lines');
  const errors = counted(file.errorCount, 'error', 'errors');
  await recordAudit(trx, {
    action: complete ? 'uploaded-files.complete' : 'uploaded-files.fail',
    actor: uploadsJob,
    origin: noOrigin,
    communityId: file.communityId,
    objectType: 'uploaded-file',
    objectId: String(file.fileId),
    description: complete
      ? `File ${file.fileName} processed: ${done}`
      : `File ${file.fileName} has ${errors}, ${file.appliedLines === 0 ? 'no lines processed' : `${done} processed`}`,
    after: { status: file.status, appliedCount: file.appliedLines, errorCount: file.errorCount },
    outcome: complete ? 'SUCCESS' : 'FAILURE',
    at,
  });
}

/** Audits what a line did, with its file. */
export async function auditLine(
  trx: WriteTransaction,
  file: UploadedFileRecord,
  { objectId, description, ...note }: LineAudit,
  at: Date,
): Promise<void> {
  const uploader = file.uploaderName ?? file.apiKeyName ?? '';
  await recordAudit(trx, {
    ...note,
    actor: uploadsJob,
    origin: noOrigin,
    communityId: file.communityId,
    objectId: String(objectId),
    description: `${description}, from file ${file.fileName} (${file.fileId}) uploaded by ${uploader}`,
    outcome: 'SUCCESS',
    at,
  });
}
