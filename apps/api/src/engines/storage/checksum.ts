import { createHash } from 'node:crypto';
import type { FileContent, StoredFile } from './storage.ts';

/** Passes content through while counting and hashing it. */
export function measured(source: FileContent, signal?: AbortSignal) {
  const hash = createHash('sha256');
  let size = 0;
  async function* content(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      signal?.throwIfAborted();
      hash.update(chunk);
      size += chunk.byteLength;
      yield chunk;
    }
    signal?.throwIfAborted();
  }
  return { content: content(), result: (): StoredFile => ({ size, sha256: hash.digest('hex') }) };
}

/** Computes the SHA-256 of content, lower-case hexadecimal. */
export async function sha256Of(source: FileContent): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of source) hash.update(chunk);
  return hash.digest('hex');
}
