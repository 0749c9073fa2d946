import { RECENT_MINUTES } from '@quickportal/contracts/uploaded-files/file-limits';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { fileStatusGroup, isFileInProgress } from '@quickportal/contracts/rules/states/uploaded-file';
import type { Reader } from '@quickportal/db/connect/reader';
import { getUploadedFile } from '@quickportal/db/uploaded-files/read-uploaded-files';
import type { UploadedFileRecord } from '@quickportal/db/uploaded-files/uploaded-file';
import { contentFormatOf, kindOf } from '../../engines/uploads/file-kind.ts';
import type { CallContext } from '../../procedures/context.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { keptFileName } from './kept-file-name.ts';
import { fileKinds } from './known-kinds.ts';
import { seesContent } from './sees-content.ts';

/** A file as the calls answer it to this caller. */
export function toUploadedFile(ctx: CallContext, file: UploadedFileRecord): UploadedFile {
  const now = ctx.services.clock.now();
  const content = contentFormatOf(kindOf(fileKinds, file.format), file.format);
  const { lineCount, checkedLines, passedLines, checkedBytes, size } = file;
  const [done, key] = lineCount === null ? [checkedBytes, size] : [passedLines, lineCount];
  return {
    fileId: file.fileId,
    fileName: keptFileName(file.fileName, content.extensions),
    contentType: file.contentType,
    format: file.format,
    formatTitle: content.title,
    statusGroup: fileStatusGroup(file.status),
    size,
    checksum: file.sha256,
    uploader: file.uploaderName,
    apiKeyName: file.apiKeyName,
    createdDate: file.createdAt,
    statusDate: file.statusAt,
    paymentBatchGroupId: file.paymentBatchGroupId,
    recentlyUploaded: now.getTime() - Date.parse(file.createdAt) < RECENT_MINUTES * 60_000,
    inProgress: isFileInProgress(file.status),
    progress: key === 0 ? 0 : Math.min(100, Math.floor((done * 100) / key)),
    step: lineCount === null ? 'CHECK' : file.status === 'QUEUED' ? 'RELEASE' : 'APPLY',
    lineCount,
    checkedCount: checkedLines,
    appliedCount: file.appliedLines,
    errorCount: file.errorCount,
    dismissedDate: file.dismissedAt,
    dismissedBy: file.dismissedBy,
    correctedByFileId: file.correctedByFileId,
    leavesOutUnknown: file.leavesOutUnknown,
    duplicateOfFileId: file.duplicateOfId,
    contentAvailable: file.contentRemovedAt === null && seesContent(ctx, file),
  };
}

/** The file with this id in the reader's scope. Throws 404. */
export async function loadFile(db: Reader, fileId: number): Promise<UploadedFileRecord> {
  return orNotFound(await getUploadedFile(db, fileId));
}
