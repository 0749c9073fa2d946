import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { measured, sha256Of } from './checksum.ts';
import { s3Address } from '../../kernel/s3-address.ts';
import { FileMissingError, StorageUnavailableError } from './storage-errors.ts';
import { storageKey } from './storage-key.ts';
import type { ByteRange, Storage } from './storage.ts';

/** Size of a part; S3 accepts at most 10,000 parts, so 80 GB. */
const PART = 8 * 1024 * 1024;
/** Retries after a failure that is not ours, with growing gaps. */
const RETRIES = 4;

/** Creates storage on the S3 protocol with path-style addresses (AWS, MinIO, R2 ...). */
export function s3Storage(address: string): Storage {
  const place = s3Address(address);
  if (!place) throw new TypeError('Not an address of an S3 storage');
  const { accessKeyId, secretAccessKey, region, bucketUrl, prefix } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const urlOf = (key: string, query = '') => `${bucketUrl}/${prefix}${storageKey(key)}${query}`;
  const send = (
    method: string,
    url: string,
    init: { body?: Uint8Array | string; headers?: Record<string, string> } = {},
  ) => {
    const { body, headers } = init;
    const hash = createHash('sha256').update(body ?? '');
    const signed = { ...headers, 'x-amz-content-sha256': hash.digest('hex') };
    return client.fetch(url, {
      method,
      headers: signed,
      ...(body === undefined ? {} : { body: body as RequestInit['body'] }),
    });
  };
  /** Sends a request and reads the response; an error response throws. */
  const ask = async (method: string, url: string, init: Parameters<typeof send>[2] = {}) => {
    const response = await send(method, url, init);
    const text = await response.text();
    // Completing an upload may fail despite a 200
    if (!response.ok || text.includes('<Error>'))
      throw new Error(`Storage answered ${response.status} ${codeOf(text)}`);
    return { response, text };
  };
  const get = async (key: string, range?: ByteRange) => {
    const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end ?? ''}` } : {};
    const response = await send('GET', urlOf(key), { headers });
    if (response.ok && response.body) return Readable.fromWeb(response.body);
    const code = codeOf(await response.text());
    if (response.status === 404) throw new FileMissingError(key);
    if (response.status === 416) throw new RangeError('Beyond the end');
    throw new Error(`Storage answered ${response.status} ${code}`);
  };
  const size = async (key: string) => {
    const response = await send('HEAD', urlOf(key));
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`Storage answered ${response.status}`);
    return Number(response.headers.get('content-length'));
  };
  return {
    async prepare() {
      try {
        await ask('PUT', urlOf('storage-check'), { body: 'QuickPortal keeps files here.\n' });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new StorageUnavailableError(`The bucket of S3_URL cannot be written to: ${reason}`, error);
      }
      return `s3:${createHash('sha256').update(`${bucketUrl}/${prefix}`).digest('hex').slice(0, 32)}`;
    },
    async put(key, source, signal) {
      const { content, result } = measured(source, signal);
      const parts = inParts(content);
      const first = await parts.next();
      const second = first.done ? first : await parts.next();
      const head = first.done ? Buffer.alloc(0) : first.value;
      if (second.done) {
        await ask('PUT', urlOf(key), { body: head });
        return result();
      }
      await putInParts(key, [head, second.value], parts);
      return result();
    },
    get,
    size,
    exists: async (key) => (await size(key)) !== null,
    checksum: async (key) => sha256Of(await get(key)),
    async delete(key) {
      const response = await send('DELETE', urlOf(key));
      if (!response.ok && response.status !== 404) throw new Error(`Storage answered ${response.status}`);
    },
  };

  /** Uploads in parts; the file becomes visible with the last request. */
  async function putInParts(key: string, head: Buffer[], rest: AsyncGenerator<Buffer>): Promise<void> {
    const begun = await ask('POST', urlOf(key, '?uploads='), { body: '' });
    const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun.text)?.[1];
    if (!uploadId) throw new Error('Storage did not begin an upload');
    const id = encodeURIComponent(uploadId);
    const tags: string[] = [];
    const putPart = async (body: Buffer) => {
      const { response } = await ask('PUT', urlOf(key, `?partNumber=${tags.length + 1}&uploadId=${id}`), { body });
      tags.push(response.headers.get('etag') ?? '');
    };
    try {
      for (const part of head) await putPart(part);
      for await (const part of rest) await putPart(part);
      const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`;
      await ask('POST', urlOf(key, `?uploadId=${id}`), { body, headers: { 'content-type': 'application/xml' } });
    } catch (error) {
      await send('DELETE', urlOf(key, `?uploadId=${id}`)).catch(() => undefined);
      throw error;
    }
  }
}

async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    held.push(chunk);
    length += chunk.byteLength;
    if (length < PART) continue;
    yield Buffer.concat(held);
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(held);
}

/** Returns the server's error code, such as NoSuchBucket. */
const codeOf = (text: string): string => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
