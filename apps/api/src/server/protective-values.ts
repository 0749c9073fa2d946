import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../kernel/problem.ts';

/** A header or query parameter that guards money or access: once sent, it must say something, and say it once. */
export interface ProtectiveValue {
  /** As the API documentation writes it. */
  readonly name: string;
  readonly in: 'header' | 'query';
  /** What a caller who sends it counts on. */
  readonly protects: string;
  /** Whether a value says nothing; by default one of white space only. */
  readonly isBlank?: (value: string) => boolean;
}

/** Every such value of the product. */
export const protectiveValues: readonly ProtectiveValue[] = [
  { name: 'Host', in: 'header', protects: 'the portal from names that are not its own' },
  { name: 'Authorization', in: 'header', protects: 'calls of API keys', isBlank: hasNoCredentials },
  { name: 'Client-Cert', in: 'header', protects: 'calls with client certificates' },
  { name: 'Idempotency-Key', in: 'header', protects: 'a change from being made twice' },
  { name: 'If-Match', in: 'header', protects: 'the changes of other users' },
  { name: 'X-Requested-With', in: 'header', protects: 'calls by session from other sites' },
  { name: 'X-Community-Id', in: 'header', protects: 'other communities' },
  { name: 'X-View-As', in: 'header', protects: 'other users than the one viewed as' },
  { name: 'X-User-Id', in: 'header', protects: 'other users than the one expected' },
  { name: 'Sec-Fetch-Site', in: 'header', protects: 'sign-in steps from other sites' },
  { name: 'Origin', in: 'header', protects: 'sign-in steps from other sites' },
  { name: 'csrf', in: 'query', protects: 'links and plain forms from other sites' },
];

/** A scheme without credentials, or Basic without a user, is no key. */
function hasNoCredentials(value: string): boolean {
  const [scheme = '', credentials = ''] = value.trim().split(/\s+/, 2);
  if (scheme.toLowerCase() !== 'basic') return credentials === '';
  return Buffer.from(credentials, 'base64').toString('utf8').split(':', 1).join('').trim() === '';
}

const isWhiteSpace = (value: string): boolean => value.trim() === '';
const inHeaders = new Map(
  protectiveValues.filter((entry) => entry.in === 'header').map((entry) => [entry.name.toLowerCase(), entry]),
);
const inQuery = protectiveValues.filter((entry) => entry.in === 'query');

/**
 * Refuses a request that carries a protective value without content, or twice (400): a caller whose variable was empty
 * would otherwise count on a protection that is not there.
 */
export function registerProtectiveValues(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const fault = headerFault(request.raw.rawHeaders) ?? queryFault(request.query as Record<string, unknown>);
    done(fault === null ? undefined : new Problem('malformed-request', { detail: fault }));
  });
}

/** `rawHeaders`: names and values in turn, because Node keeps only the first of several Host and Authorization. */
function headerFault(rawHeaders: FastifyRequest['raw']['rawHeaders']): string | null {
  const seen = new Set<string>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const entry = inHeaders.get((rawHeaders[index] ?? '').toLowerCase());
    if (!entry) continue;
    if (seen.has(entry.name)) return repeated(entry);
    seen.add(entry.name);
    if ((entry.isBlank ?? isWhiteSpace)(rawHeaders[index + 1] ?? '')) return empty(entry);
  }
  return null;
}

function queryFault(query: Record<string, unknown>): string | null {
  for (const entry of inQuery) {
    const value = query[entry.name];
    if (Array.isArray(value)) return repeated(entry);
    if (typeof value === 'string' && (entry.isBlank ?? isWhiteSpace)(value)) return empty(entry);
  }
  return null;
}

const empty = ({ name }: ProtectiveValue): string => `${name} has no value. Send one, or leave it out.`;
const repeated = ({ name }: ProtectiveValue): string => `${name} was sent more than once.`;
