import { hasCardNumber } from '@quickportal/contracts/rules/card-number-in-text';
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
} from '@quickportal/db/idempotency/keys';
import type { Scope } from '@quickportal/db/connect/scope';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { conflict, Problem } from '../../kernel/problem.ts';
import type { Services } from '../services.ts';
import type { Actor } from '../access/actor.ts';

const DAY = 86_400_000;
/** How long answers are kept and replayed. */
export const KEPT_DAYS = 30;
/** After this a claim without a result is one of a process that died. */
const STALE_AFTER = 60_000;
const KEY_FORM = /^[\u0021-\u007e]{1,255}$/;

/** The right to run a request once, until it is completed or released. */
export interface Claim {
  readonly id: number;
  /** Fences the claim: anyone who takes it over begins at another moment. */
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
  /** The community the change is made in; the actor's unless given. */
  communityId?: number | null;
}

export type Beginning = { state: 'new'; claim: Claim } | { state: 'replay'; status: number; body: string };

/**
 * Claims a key before a change, or answers what the same request answered before. Throws Problem
 * idempotency-in-progress (409) while the first request runs, idempotency-key-reused (422) for another payload.
 */
export async function begin(services: Services, request: KeyedRequest): Promise<Beginning> {
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

/** Whether the answer of such a request is stored: what is refused before a change must not refuse its repeat. */
export async function isAnswered(services: Services, request: Omit<KeyedRequest, 'requestHash'>): Promise<boolean> {
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

/** A claim that a recorded attempt holds: `held` names it until `completeHeld`. */
export type HeldBeginning = { state: 'new'; held: number } | { state: 'replay'; status: number; body: string };

/**
 * Claims a key inside the transaction that records an attempt at something outside the database: the claim commits
 * with the attempt or not at all. It is never taken over and never released, because what was begun may have happened
 * outside; anyone who learns the outcome completes it. Throws as `begin` does.
 */
export async function beginHeld(
  services: Services,
  trx: WriteTransaction,
  request: KeyedRequest,
): Promise<HeldBeginning> {
  const [begun] = await beginAllHeld(services, trx, [request]);
  if (!begun || begun instanceof Problem) throw begun ?? new Error('A claim vanished');
  return begun;
}

/** The same for several requests, in their order: what `beginHeld` throws for one is answered for it. */
export async function beginAllHeld(
  services: Services,
  trx: WriteTransaction,
  requests: readonly KeyedRequest[],
): Promise<(HeldBeginning | Problem)[]> {
  const at = services.clock.now();
  const times = { now: at.toISOString(), expiresAt: new Date(at.getTime() + KEPT_DAYS * DAY).toISOString() };
  const checked = requests.map((request) => orProblem(() => checkedRequest(request)));
  const rows = checked.flatMap((entry) => (entry instanceof Problem ? [] : [{ ...entry.name, ...entry, ...times }]));
  const held = (await insertKeys(trx, rows)).values();
  const begun: (HeldBeginning | Problem)[] = [];
  for (const item of checked) {
    const id = item instanceof Problem ? null : (held.next().value ?? null);
    if (item instanceof Problem) begun.push(item);
    else if (id !== null) begun.push({ state: 'new', held: id });
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

/** Gives held claims back in the transaction that made them: their requests were refused. */
export const releaseHeld = releaseKeys;

export interface HeldResponse {
  status: number;
  body: string;
}

/**
 * Stores the answer of a held claim, in the transaction that writes the outcome. Only the first answer counts: the
 * body that is stored in the end is what everybody gets, and it is answered here.
 */
export async function completeHeld(trx: WriteTransaction, held: number, response: HeldResponse): Promise<string> {
  const [stored] = await completeAllHeld(trx, [{ held, ...response }]);
  return stored ?? response.body;
}

/** The same for several claims, in their order. */
export async function completeAllHeld(
  trx: WriteTransaction,
  responses: readonly (HeldResponse & { held: number })[],
): Promise<string[]> {
  const rows = responses.map(({ held: id, status, body }) => ({ id, status, body: Buffer.from(body) }));
  const stored = await completeHeldKeys(trx, rows);
  const bodies: string[] = [];
  for (const { held, body } of responses) {
    const known = stored.has(held) ? undefined : await getKey(trx, held);
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
 * Stores the answer in the transaction of the change, so that both are there or neither is. A body of null says
 * that the answer held a secret: the request counts as done and is never answered again. Throws when the claim
 * was taken over meanwhile, which rolls the change back.
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

/** Gives the key back after a refusal, so that it can be used again. Does nothing once the change has committed. */
export async function release(services: Services, claim: Claim): Promise<void> {
  try {
    await releaseKey(services.db.reader(claim.scope), claim);
  } catch (error) {
    // The caller's own error matters more; the claim goes stale after a minute
    services.log.warn({ err: error }, 'An idempotency key could not be released');
  }
}

/** Whose keys these are: two people never share one, nor does a person share with who views as them. */
function actorScope(actor: Actor): string {
  switch (actor.kind) {
    case 'user':
      return actor.viewedBy
        ? `user:${actor.viewedBy.systemUserId}:as:${actor.user.systemUserId}`
        : `user:${actor.user.systemUserId}`;
    case 'apiKey':
      return `api-key:${actor.apiKeyId}`;
    case 'job':
      return `job:${actor.job}`;
    default:
      throw new Problem('malformed-request', { detail: 'Idempotency-Key needs a signed-in caller.' });
  }
}

const communityIdOf = (actor: Actor): number | null =>
  actor.kind === 'user' || actor.kind === 'apiKey' ? (actor.community?.communityId ?? null) : null;
