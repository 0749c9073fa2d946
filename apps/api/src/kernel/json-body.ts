import { DEEPEST_BODY, isNestedDeeper } from '@quickportal/contracts/kernel/body-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { decodeUtf8, notUtf8 } from './utf8.ts';

const lengths = new WeakMap<FastifyRequest, number>();

/** Characters of a request's JSON body as it was sent; 0 without one. */
export const bodyLengthOf = (request: FastifyRequest): number => lengths.get(request) ?? 0;

/** The finding about JSON that is nested deeper than any call needs: 400. */
export const nestedTooDeep = () =>
  new Problem('malformed-request', { detail: `Lists and objects may be nested ${DEEPEST_BODY} levels deep at most.` });

/** JSON is UTF-8 and has no charset (RFC 8259); many clients name it all the same. */
const isSentInUtf8 = ({ headers }: FastifyRequest): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(headers['content-type'] ?? '')?.[1];
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset);
};

const otherCharset = () => new Problem('unsupported-media-type', { detail: 'Send JSON in UTF-8.' });

/** JSON bodies in UTF-8, also empty ones, and nothing else unless a route says so. Nesting is looked at before they are parsed. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isSentInUtf8(request)) return done(otherCharset());
    const json = decodeUtf8(body as Buffer);
    if (json === null) return done(notUtf8());
    lengths.set(request, json.length);
    if (json === '') return done(null, undefined);
    if (isNestedDeeper(json, DEEPEST_BODY)) return done(nestedTooDeep());
    return parse(request, json, done);
  });
}
