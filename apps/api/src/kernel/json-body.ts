import { DEEPEST_BODY, isNestedDeeper } from '@quickportal/contracts/kernel/body-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { withoutCardNumbers } from './redaction.ts';
import { repeatedName } from './repeated-name.ts';
import { decodeUtf8, notUtf8 } from './utf8.ts';

const lengths = new WeakMap<FastifyRequest, number>();

/** Returns the length of a request's JSON body in characters; 0 without one. */
export const bodyLengthOf = (request: FastifyRequest): number => lengths.get(request) ?? 0;

/** Builds the problem (400) for JSON that is nested deeper than any call needs. */
export const nestedTooDeep = () =>
  new Problem('malformed-request', { detail: `Lists and objects may be nested ${DEEPEST_BODY} levels deep at most.` });

const LONGEST_NAME = 60;

/** Builds the problem (400) for JSON in which an object repeats a name, which parsers read differently; null without one. */
export function namedTwice(json: string): Problem | null {
  const name = repeatedName(json);
  if (name === null) return null;
  const field = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).toWellFormed()}…` : name;
  return new Problem('malformed-request', {
    detail: `Give each field once: ${withoutCardNumbers(field)} is there twice.`,
  });
}

/** JSON is UTF-8 and has no charset (RFC 8259), but many clients send one. */
const isSentInUtf8 = ({ headers }: FastifyRequest): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(headers['content-type'] ?? '')?.[1];
  return charset === undefined || /^(utf-?8|us-ascii)$/i.test(charset);
};

const otherCharset = () => new Problem('unsupported-media-type', { detail: 'Send JSON in UTF-8.' });

/**
 * Accepts JSON bodies in UTF-8, including empty ones, and nothing else unless a route says so. Checks nesting before
 * parsing, and refuses repeated names.
 */
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
    return parse(request, json, (error, value) => {
      const twice = error ? null : namedTwice(json);
      if (twice) done(twice);
      else done(error, value);
    });
  });
}
