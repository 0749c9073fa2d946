import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether a request carries the right AWS signature (version 4), computed again: s3rver itself does not look. */
export function isSigned(request: IncomingMessage, secret: string): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(?<scope>[^,]+), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>\w+)$/.exec(
      request.headers.authorization ?? '',
    )?.groups as { scope: string; names: string; signature: string } | undefined;
  if (!given) return false;
  const url = new URL(request.url ?? '', 'http://storage');
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const headers = given.names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const hash = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), given.names, hash].join('\n');
  const [day = '', region = '', service = '', end = ''] = given.scope.split('/');
  const key = [region, service, end].reduce<Buffer>((held, text) => hmac(held, text), hmac(`AWS4${secret}`, day));
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], given.scope, digest].join('\n');
  return hmac(key, text).toString('hex') === given.signature;
}
