import type { FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import { DUPLICATE_DAYS } from '@quickportal/contracts/uploaded-files/file-limits';
import type { UploadedFile } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { findSameContent } from '@quickportal/db/uploaded-files/read-uploaded-files';
import { insertUploadedFile, lockContent } from '@quickportal/db/uploaded-files/write-uploaded-file';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { recognisedFormat, type AnyFileKind } from '../../engines/uploads/file-kind.ts';
import {
  beginningOf,
  dropContent,
  encodingOf,
  receiveContent,
  type ReceivedContent,
} from '../../engines/uploads/receive-content.ts';
import { RUN_FILE } from '../../engines/uploads/uploads-handler.ts';
import { isProgram, programNameOf, realPerson } from '../../engines/access/actor.ts';
import { change } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { keptFileName } from './kept-file-name.ts';
import { businessesOfUpload } from './file-scopes.ts';
import { loadFile, toUploadedFile } from './to-uploaded-file.ts';

const DAY = 86_400_000;

export interface Upload {
  kind: AnyFileKind;
  /** As it was sent. */
  fileName: string;
  confirmDuplicate: boolean;
  /** Of the text, where the uploader chose one. */
  encoding?: FileEncoding | undefined;
  /** Whether columns that the format does not know are left out. */
  leaveOutUnknown: boolean;
  source: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}

/** Stores a file while it comes in and puts it into the queue; both or neither. */
export async function uploadFile(ctx: CallContext, upload: Upload): Promise<UploadedFile> {
  const { kind, confirmDuplicate, leaveOutUnknown, source, signal } = upload;
  const { communityId } = communityOf(ctx);
  const businessIds = businessesOfUpload(ctx, kind.uploadRights);
  const scope = { kind: 'community' as const, communityId };
  const content = await receiveContent(ctx.services, scope, { source, maxBytes: kind.maxBytes, signal });
  let claimed = false;
  try {
    const encoding = encodingOf(content, upload.encoding);
    const { size, sha256, storageKey } = content;
    const { format, title, contentType, extensions } = recognisedFormat(kind, beginningOf(content, encoding));
    const fileName = keptFileName(upload.fileName, extensions);
    const input = { format: kind.format, fileName, confirmDuplicate, encoding, leaveOutUnknown, sha256 };
    const response = await change(
      ctx,
      input,
      async ({ trx, now, audit, enqueue }) => {
        const duplicateOfId = await sameContent(ctx, trx, { content, confirmDuplicate, now });
        const names = uploaderOf(ctx);
        const fileId = await insertUploadedFile(
          trx,
          {
            communityId,
            format,
            fileName,
            contentType,
            encoding,
            leavesOutUnknown: leaveOutUnknown,
            size,
            sha256,
            storageKey,
            businessIds,
            ...names,
            duplicateOfId,
          },
          now,
        );
        await audit({
          objectType: 'uploaded-file',
          objectId: fileId,
          description: `File ${fileName} uploaded (${title})${duplicateOfId === null ? '' : ', the same content again'}`,
          after: { fileName, format, size, checksum: sha256, encoding, leaveOutUnknown, duplicateOfId },
        });
        await enqueue(RUN_FILE, { fileId });
        return toUploadedFile(ctx, await loadFile(trx, fileId));
      },
      // Anyone who may upload sees the file, also where its lines reach some businesses only
      { scope },
    );
    claimed = !ctx.notes.replayed;
    return response;
  } finally {
    if (!claimed) await dropContent(ctx.services, scope, content.storageKey);
  }
}

function uploaderOf({ actor }: CallContext) {
  if (isProgram(actor)) return { uploadedByUserId: null, uploaderName: null, apiKeyName: programNameOf(actor) };
  const person = realPerson(actor);
  return { uploadedByUserId: person?.systemUserId ?? null, uploaderName: person?.fullName ?? '', apiKeyName: null };
}

/** The earlier file with this content, once the caller has confirmed it; otherwise 422 on `confirmDuplicate`. */
async function sameContent(
  ctx: CallContext,
  trx: WriteTransaction,
  { content, confirmDuplicate, now }: { content: ReceivedContent; confirmDuplicate: boolean; now: Date },
): Promise<number | null> {
  const { communityId, timeZone } = communityOf(ctx);
  await lockContent(trx, communityId, content.sha256);
  const since = new Date(now.getTime() - DUPLICATE_DAYS * DAY).toISOString();
  const earlier = await findSameContent(trx, { sha256: content.sha256, since });
  if (!earlier) return null;
  if (confirmDuplicate) return earlier.fileId;
  const day = shownDate(dateIn(timeZone, new Date(earlier.createdAt)));
  throw fieldProblem(
    'confirmDuplicate',
    `The same content was uploaded on ${day} as ${earlier.fileName} (file ${earlier.fileId}). Confirm to upload it again.`,
  );
}

const shownDate = (date: string): string =>
  new Intl.DateTimeFormat('en-AU', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
