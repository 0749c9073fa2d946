import { hasCardNumber } from '@quickportal/contracts/rules/cards/card-number-in-text';
import {
  completeHeldKeys,
  completeKey,
  findKey,
  getKey,
  insertKey,
  insertKeys,
  releaseKey,
  releaseKeys,
  takeOverKey,
  type KeyName,
  type IdempotencyKeyRecord,
} from '@quickportal/db/idempotency/idempotency-key';
import type { Scope } from '@quickportal/db/connect/scope';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { conflict, Problem } from '../../kernel/problem.ts';
import type { Foundation } from '../foundation.ts';
import { isCaller, type Actor } from '../access/actor.ts';

const DAY = 86_400_000;
/** How long responses are stored and replayed. */
export const KEPT_DAYS = 30;
/** A claim without a result is stale after this time: its process died. */
const STALE_AFTER = 60_000;
const KEY_FORM = /^[\u0021-\u007e]{1,255}$/;

/** The right to run a request once, until the claim is completed or released. */
export interface Claim {
  readonly id: number;
  /** Fences the claim: a process that takes it over sets another time. */
  readonly createdAt: string;
  readonly scope: Scope;
}

export interface KeyedRequest {
  actor: Actor;
  /** Name of the call. */
  call: string;
  /** Header Idempotency-Key: 1 to 255 visible ASCII characters. */
  key: string;
  /** SHA-256 of the parsed input, hexadecimal. */
  requestHash: string;
  /** The community of the change; by default the actor's. */
  communityId?: number | null;
}

export type Beginning = { state: 'new'; claim: Claim } | { state: 'replay'; status: number; body: string };

/**
 * Claims a key before a change, or returns the stored response of the same request. Throws idempotency-in-progress
 * (409) while the first request runs, idempotency-key-reused (422) for another payload.
 */
export async function begin(services: Foundation, request: KeyedRequest): Promise<Beginning> {
  const { name, requestHash } = checkedRequest(request);
  const { communityId } = name;
  const scope: Scope = communityId === null ? { kind: 'staff' } : { kind: 'community', communityId };
  const db = services.db.reader(scope);
  for (let attempt = 0; attempt < 3; attempt++) {
    const at = services.clock.now();
    const now = at.toISOString();
    const expiresAt = new Date(at.getTime() + KEPT_DAYS * DAY).toISOString();
    const id = await insertKey(db, { ...name, requestHash, now, expiresAt });
    if (id !== null) return { state: 'new', claim: { id, createdAt: now, scope } };
    const known = await findKey(db, name);
    // Released between the two statements
    if (!known) continue;
    if (!known.requestHash.equals(requestHash)) throw new Problem('idempotency-key-reused');
    if (known.state === 'DONE') return replay(known);
    if (at.getTime() - Date.parse(known.createdAt) < STALE_AFTER) break;
    const claimed = await takeOverKey(db, { id: known.id, createdAt: known.createdAt, now });
    if (claimed) return { state: 'new', claim: { id: known.id, createdAt: now, scope } };
  }
  throw new Problem('idempotency-in-progress', { retryAfter: 1 });
}

/** Whether the response of such a request is stored: a check before the change must not refuse its repeat. */
export async function isAnswered(services: Foundation, request: Omit<KeyedRequest, 'requestHash'>): Promise<boolean> {
  const { name } = checkedRequest({ ...request, requestHash: '' });
  const { communityId } = name;
  const scope: Scope = communityId === null ? { kind: 'staff' } : { kind: 'community', communityId };
  return (await findKey(services.db.reader(scope), name))?.state === 'DONE';
}

function checkedRequest(request: KeyedRequest): { name: KeyName; requestHash: Buffer } {
  const { actor, call, key } = request;
  if (!KEY_FORM.test(key))
    throw new Problem('malformed-request', { detail: 'Idempotency-Key must be 1 to 255 visible ASCII characters.' });
  if (hasCardNumber(key))
    throw new Problem('malformed-request', { detail: 'Idempotency-Key must not be a card number.' });
  const communityId = request.communityId === undefined ? communityIdOf(actor) : request.communityId;
  return {
    name: { communityId, scope: actorScope(actor), call, key },
    requestHash: Buffer.from(request.requestHash, 'hex'),
  };
}

/** A claim held by a recorded attempt, until `completeHeld`. */
export type HeldBeginning =
  | { state: 'new'; idempotencyKeyId: number }
  | { state: 'replay'; status: number; body: string };

/**
 * Claims a key in the transaction that records an attempt at something outside the database, so that both commit or
 * neither does. The claim is never taken over or released, because the attempt may have taken effect; the process that
 * writes the outcome completes it. Throws as `begin` does.
 */
export async function beginHeld(
  services: Foundation,
  trx: WriteTransaction,
  request: KeyedRequest,
): Promise<HeldBeginning> {
  const [begun] = await beginAllHeld(services, trx, [request]);
  if (!begun || begun instanceof Problem) throw begun ?? new Error('A claim vanished');
  return begun;
}

/** Claims several keys, in order; returns as a Problem what `beginHeld` would throw. */
export async function beginAllHeld(
  services: Foundation,
  trx: WriteTransaction,
  requests: readonly KeyedRequest[],
): Promise<(HeldBeginning | Problem)[]> {
  const at = services.clock.now();
  const times = { now: at.toISOString(), expiresAt: new Date(at.getTime() + KEPT_DAYS * DAY).toISOString() };
  const checked = requests.map((request) => orProblem(() => checkedRequest(request)));
  const rows = checked.flatMap((entry) => (entry instanceof Problem ? [] : [{ ...entry.name, ...entry, ...times }]));
  const insertedIds = (await insertKeys(trx, rows)).values();
  const begun: (HeldBeginning | Problem)[] = [];
  for (const item of checked) {
    const id = item instanceof Problem ? null : (insertedIds.next().value ?? null);
    if (item instanceof Problem) begun.push(item);
    else if (id !== null) begun.push({ state: 'new', idempotencyKeyId: id });
    else begun.push(await knownBeginning(trx, item));
  }
  return begun;
}

async function knownBeginning(
  trx: WriteTransaction,
  { name, requestHash }: ReturnType<typeof checkedRequest>,
): Promise<HeldBeginning | Problem> {
  const known = await findKey(trx, name);
  if (known && !known.requestHash.equals(requestHash)) return new Problem('idempotency-key-reused');
  if (known?.state === 'DONE') return orProblem(() => replay(known));
  return new Problem('idempotency-in-progress', { retryAfter: 1 });
}

function orProblem<T>(work: () => T): T | Problem {
  try {
    return work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Releases held claims in the transaction that made them, for refused requests. */
export const releaseHeld = releaseKeys;

export interface HeldResponse {
  status: number;
  body: string;
}

/**
 * Completes a held claim in the transaction that writes the outcome, and returns the response. Only the first response
 * is stored: every repeat returns it.
 */
export async function completeHeld(
  trx: WriteTransaction,
  idempotencyKeyId: number,
  response: HeldResponse,
): Promise<string> {
  const [stored] = await completeAllHeld(trx, [{ idempotencyKeyId, ...response }]);
  return stored ?? response.body;
}

/** Completes several claims, in order. */
export async function completeAllHeld(
  trx: WriteTransaction,
  responses: readonly (HeldResponse & { idempotencyKeyId: number })[],
): Promise<string[]> {
  const rows = responses.map(({ idempotencyKeyId: id, status, body }) => ({ id, status, body: Buffer.from(body) }));
  const stored = await completeHeldKeys(trx, rows);
  const bodies: string[] = [];
  for (const { idempotencyKeyId, body } of responses) {
    const known = stored.has(idempotencyKeyId) ? undefined : await getKey(trx, idempotencyKeyId);
    bodies.push(known?.body?.toString('utf8') ?? body);
  }
  return bodies;
}

function replay({ status, body }: IdempotencyKeyRecord): Extract<Beginning, { state: 'replay' }> {
  if (status === null) throw new Error('A completed idempotency key without a status');
  if (body === null) throw conflict('This change was already made. Its secret is shown only once.');
  return { state: 'replay', status, body: body.toString('utf8') };
}

/**
 * Completes a claim in the transaction of the change, so that both commit or neither does. A null body means that the
 * response held a secret: the request counts as done but cannot be replayed. Throws idempotency-in-progress when the
 * claim was taken over meanwhile, which rolls the change back.
 */
export async function complete(
  trx: WriteTransaction,
  claim: Claim,
  { status, body }: { status: number; body: string | null },
): Promise<void> {
  const { id, createdAt } = claim;
  const stored = await completeKey(trx, { id, createdAt, status, body: body === null ? null : Buffer.from(body) });
  if (!stored) throw new Problem('idempotency-in-progress', { retryAfter: 1 });
}

/** Releases a claim after a refusal, so that the key can be used again. Does nothing once the change has committed. */
export async function release(services: Foundation, claim: Claim): Promise<void> {
  try {
    await releaseKey(services.db.reader(claim.scope), claim);
  } catch (error) {
    // The caller's own error matters more; the claim goes stale after a minute
    services.log.warn({ err: error }, 'An idempotency key could not be released');
  }
}

/** Returns the owner of keys: two people never share a key, nor does a person share one with users who view as them. */
function actorScope(actor: Actor): string {
  switch (actor.kind) {
    case 'user':
      return actor.viewedBy
        ? `user:${actor.viewedBy.systemUserId}:as:${actor.user.systemUserId}`
        : `user:${actor.user.systemUserId}`;
    case 'apiKey':
      return `api-key:${actor.apiKeyId}`;
    case 'certificate':
      return `certificate:${actor.certificateId}`;
    case 'job':
      return `job:${actor.job}`;
    default:
      throw new Problem('malformed-request', { detail: 'Idempotency-Key needs a signed-in caller.' });
  }
}

const communityIdOf = (actor: Actor): number | null =>
  isCaller(actor) ? (actor.community?.communityId ?? null) : null;
