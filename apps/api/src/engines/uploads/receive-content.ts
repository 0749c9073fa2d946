import { randomUUID } from 'node:crypto';
import { fileEncodings, type FileEncoding } from '@quickportal/contracts/uploaded-files/file-encodings';
import { CONTENT_DAYS } from '@quickportal/contracts/uploaded-files/file-limits';
import type { Scope } from '@quickportal/db/connect/scope';
import {
  countUnclaimed,
  forgetUnclaimed,
  noteUnclaimed,
  sumKeptContents,
} from '@quickportal/db/uploaded-files/write-uploaded-file';
import { fieldProblem, Problem } from '../../kernel/problem.ts';
import type { StorageServices } from '../storage/storage-services.ts';
import { ContentInspection } from './content-inspection.ts';

/** Concurrent uploads of one community. */
const AT_ONCE = 4;
/** Uploads started longer ago have ended: the server allows a request five minutes. */
const LASTS_AT_MOST = 10 * 60_000;

/** Stored content without a file: `insertUploadedFile` claims it, `dropContent` removes it. */
export interface ReceivedContent {
  readonly storageKey: string;
  readonly size: number;
  readonly sha256: string;
  /** Possible encodings, the most likely first. */
  readonly encodings: readonly FileEncoding[];
  /** Whether the first encoding is certain. */
  readonly isEncodingCertain: boolean;
  /** The first bytes. */
  readonly beginning: Buffer;
}

/**
 * Streams content into storage. Throws 413 above `maxBytes` or the community's quota, 422 on the field `file` for
 * anything but text, 429 while the community has too many uploads in progress.
 */
export async function receiveContent(
  services: StorageServices,
  scope: Scope & { kind: 'community' },
  { source, maxBytes, signal }: { source: AsyncIterable<Uint8Array>; maxBytes: number; signal: AbortSignal },
): Promise<ReceivedContent> {
  const { communityId } = scope;
  const storageKey = `uploads/${communityId}/${randomUUID()}`;
  const now = services.clock.now();
  const quota = services.configuration.uploadQuotaMb * 1_000_000;
  const room = await services.db.transaction(scope, async (trx) => {
    const underWay = await countUnclaimed(trx, new Date(now.getTime() - LASTS_AT_MOST));
    if (underWay >= AT_ONCE) throw new Problem('too-many-requests', { retryAfter: 5 });
    await noteUnclaimed(trx, { communityId, storageKey }, now);
    return quota - (await sumKeptContents(trx));
  });
  try {
    const inspection = new ContentInspection();
    const stored = await services.storage.put(storageKey, limited(source, { maxBytes, room, inspection }), signal);
    const found = inspection.end();
    if ('fault' in found) throw fieldProblem('file', found.fault);
    const { encodings, isCertain } = found;
    return { storageKey, ...stored, encodings, isEncodingCertain: isCertain, beginning: inspection.beginning() };
  } catch (error) {
    await dropContent(services, scope, storageKey);
    throw error;
  }
}

/**
 * Returns the encoding to read content in: the chosen one, or the detected one. Throws 422 on the field `encoding` when
 * it cannot be detected, or does not fit the chosen one.
 */
export function encodingOf(
  { encodings, isEncodingCertain }: Pick<ReceivedContent, 'encodings' | 'isEncodingCertain'>,
  chosen: FileEncoding | undefined,
): FileEncoding {
  const [first = 'utf-8'] = encodings;
  if (chosen === undefined && isEncodingCertain) return first;
  const titles = encodings.map((encoding) => fileEncodings[encoding]).join(' or ');
  if (chosen === undefined)
    throw fieldProblem('encoding', `The file does not show how its letters are stored. Choose ${titles}.`);
  if (!encodings.includes(chosen))
    throw fieldProblem('encoding', `The file is not ${fileEncodings[chosen]}: choose ${titles}.`);
  // All of them agree on ASCII
  return isEncodingCertain ? first : chosen;
}

/** Returns the first text of content, to recognise its format by. */
export const beginningOf = ({ beginning }: Pick<ReceivedContent, 'beginning'>, encoding: FileEncoding): string =>
  new TextDecoder(encoding).decode(beginning, { stream: true });

interface Limits {
  maxBytes: number;
  /** Bytes left of the community's quota. */
  room: number;
  inspection: ContentInspection;
}

async function* limited(source: AsyncIterable<Uint8Array>, { maxBytes, room, inspection }: Limits) {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    if (size > room) throw noRoom();
    inspection.add(chunk);
    yield chunk;
  }
}

/** Builds 413 with the allowed size. */
export const tooLarge = (maxBytes: number): Problem =>
  new Problem('payload-too-large', { detail: `The file is larger than ${Math.floor(maxBytes / 1_000_000)} MB.` });

const noRoom = (): Problem =>
  new Problem('payload-too-large', {
    detail: `There is no space for this file: uploaded files are kept for ${CONTENT_DAYS} days, and those of this community use all of the allowed space. Upload it later, or contact the help desk.`,
  });

/** Removes content that was not claimed. */
export async function dropContent(
  services: StorageServices,
  scope: Scope & { kind: 'community' },
  storageKey: string,
): Promise<void> {
  try {
    await services.storage.delete(storageKey);
    await services.db.transaction(scope, (trx) => forgetUnclaimed(trx, storageKey));
  } catch (error) {
    // The caller's own error matters more; retention finds it by its row
    services.log.warn({ err: error }, 'An upload that was refused could not be removed yet');
  }
}
