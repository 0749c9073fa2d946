import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import { rowSet, rowSetText, type RowSetText } from '../connect/row-set.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** Names one use of a key: by whom, for which call. */
export interface KeyName {
  communityId: number | null;
  scope: string;
  call: string;
  key: string;
}

export interface IdempotencyKeyRecord {
  id: number;
  requestHash: Buffer;
  state: 'STARTED' | 'DONE';
  status: number | null;
  body: Buffer | null;
  /** ISO 8601 UTC; when its current claimant began. */
  createdAt: string;
}

interface NewKey extends KeyName {
  requestHash: Buffer;
  now: string;
  expiresAt: string;
}

const insertion = preparedQuery('idempotency.insert', (row: NewKey) =>
  build
    .insertInto('app.idempotency_key')
    .values({
      community_id: row.communityId,
      scope: row.scope,
      call: row.call,
      key: row.key,
      request_hash: row.requestHash,
      created_at: row.now,
      expires_at: row.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['community_id', 'scope', 'call', 'key']).doNothing())
    .returning('id'),
);

const byName = preparedQuery('idempotency.find', (name: KeyName) =>
  build
    .selectFrom('app.idempotency_key')
    .select(['id', 'request_hash as requestHash', 'state', 'status', 'body', 'created_at as createdAt'])
    .where('community_id', sql`is not distinct from`, name.communityId)
    .where('scope', '=', name.scope)
    .where('call', '=', name.call)
    .where('key', '=', name.key),
);

const takeover = preparedQuery('idempotency.takeOver', (claim: { id: number; createdAt: string; now: string }) =>
  build
    .updateTable('app.idempotency_key')
    .set({ created_at: claim.now })
    .where('id', '=', claim.id)
    .where('state', '=', 'STARTED')
    .where('created_at', '=', claim.createdAt)
    .returning('id'),
);

/** Starts a use of a key, in one statement that commits by itself; null when it is there already. */
export async function insertKey(db: Reader, row: NewKey): Promise<number | null> {
  return (await db.first(insertion, row))?.id ?? null;
}

const insertions = preparedSql(
  'idempotency.insert-all',
  (p: { rows: RowSetText }) => sql<KeyName & { id: number }>`
    insert into app.idempotency_key (community_id, scope, call, key, request_hash, created_at, expires_at)
    select "communityId", scope, call, key, "requestHash", now, "expiresAt"
    from ${rowSet(
      p.rows,
      `"communityId" bigint, scope text, call text, key text, "requestHash" bytea, now timestamptz, "expiresAt" timestamptz`,
    )}
    on conflict (community_id, scope, call, key) do nothing
    returning id, community_id as "communityId", scope, call, key`,
);

/**
 * Starts uses of keys in a transaction; answers their ids in the same order, null for one that is there already. Of one
 * that is listed twice the first counts.
 */
export async function insertKeys(trx: WriteTransaction, rows: readonly NewKey[]): Promise<(number | null)[]> {
  if (rows.length === 0) return [];
  const nameOf = ({ communityId, scope, call, key }: KeyName) => JSON.stringify([communityId, scope, call, key]);
  // In one order by everyone: two that insert the same keys wait for each other, but never both
  const sorted = rows.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const inserted = await trx.all(insertions, { rows: rowSetText(sorted) });
  const ids = new Map(inserted.map((row) => [nameOf(row), row.id]));
  return rows.map((row) => {
    const id = ids.get(nameOf(row)) ?? null;
    ids.delete(nameOf(row));
    return id;
  });
}

export const findKey = (db: Reader, name: KeyName): Promise<IdempotencyKeyRecord | undefined> => db.first(byName, name);

/** Takes a claim from a claimant that began at `createdAt`; false when a user was faster or it has ended. */
export async function takeOverKey(db: Reader, claim: { id: number; createdAt: string; now: string }): Promise<boolean> {
  return (await db.first(takeover, claim)) !== undefined;
}

interface Completion {
  id: number;
  createdAt: string;
  status: number;
  body: Buffer | null;
}

const completion = preparedQuery('idempotency.complete', (done: Completion) =>
  build
    .updateTable('app.idempotency_key')
    .set({ state: 'DONE', status: done.status, body: done.body })
    .where('id', '=', done.id)
    .where('state', '=', 'STARTED')
    .where('created_at', '=', done.createdAt)
    .returning('id'),
);

/** Stores an answer; false when the claim is no longer this claimant's. */
export async function completeKey(trx: WriteTransaction, done: Completion): Promise<boolean> {
  return (await trx.first(completion, done)) !== undefined;
}

const heldCompletions = preparedSql(
  'idempotency.completeHeld',
  (p: { rows: RowSetText }) => sql<{ id: number }>`
    update app.idempotency_key k set state = 'DONE', status = given.status, body = given.body
    from ${rowSet(p.rows, 'id bigint, status smallint, body bytea')}
    where k.id = given.id and k.state = 'STARTED'
    returning k.id`,
);

/** Stores the answers of claims that attempts hold; answers the ids of those that had none. */
export async function completeHeldKeys(
  trx: WriteTransaction,
  list: readonly Omit<Completion, 'createdAt'>[],
): Promise<ReadonlySet<number>> {
  if (list.length === 0) return new Set();
  const stored = await trx.all(heldCompletions, { rows: rowSetText(list) });
  return new Set(stored.map(({ id }) => id));
}

const keyById = preparedQuery('idempotency.get', (params: { id: number }) =>
  build.selectFrom('app.idempotency_key').select(['state', 'status', 'body']).where('id', '=', params.id),
);

/** A key by its id; undefined once its time is over. */
export const getKey = (db: Reader, id: number) => db.first(keyById, { id });

const removal = preparedQuery('idempotency.release', (claim: { id: number; createdAt: string }) =>
  build
    .deleteFrom('app.idempotency_key')
    .where('id', '=', claim.id)
    .where('state', '=', 'STARTED')
    .where('created_at', '=', claim.createdAt),
);

/** Gives a key back that was claimed and not used. */
export async function releaseKey(db: Reader, claim: { id: number; createdAt: string }): Promise<void> {
  await db.all(removal, claim);
}

const removals = preparedQuery('idempotency.release-all', (params: { ids: readonly number[] }) =>
  build.deleteFrom('app.idempotency_key').where(sql<boolean>`id = any (${params.ids}::bigint[])`),
);

/** Gives keys back in the transaction that claimed them. */
export async function releaseKeys(trx: WriteTransaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.write(removals, { ids });
}

/** Removes keys whose time is over; answers how many. */
export async function deleteExpiredKeys(trx: WriteTransaction, now: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('app.idempotency_key')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
