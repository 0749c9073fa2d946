import { sql } from 'kysely';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** A seal as it is kept: it covers the entries `fromXid <= xid < belowXid` in the order (xid, id). */
export interface AuditSeal {
  sealNumber: number;
  fromXid: string;
  belowXid: string;
  firstEntryNumber: number;
  /** One less than the first where the seal covers nothing. */
  lastEntryNumber: number;
  keyId: string;
  previousMac: Buffer;
  mac: Buffer;
  /** ISO 8601 UTC. */
  sealedAt: string;
}

const sealColumns = [
  'seal_number as sealNumber',
  'from_xid as fromXid',
  'below_xid as belowXid',
  'first_entry_number as firstEntryNumber',
  'last_entry_number as lastEntryNumber',
  'key_id as keyId',
  'previous_mac as previousMac',
  'mac',
  'sealed_at as sealedAt',
] as const;

const newestSeal = preparedQuery('audit.newestSeal', () =>
  build.selectFrom('app.audit_seal').select(sealColumns).orderBy('seal_number', 'desc').limit(1),
);

const sealsAfter = preparedQuery('audit.sealsAfter', (params: { sealNumber: number; limit: number }) =>
  build
    .selectFrom('app.audit_seal')
    .select(sealColumns)
    .where('seal_number', '>', params.sealNumber)
    .orderBy('seal_number')
    .limit(params.limit),
);

/** The last seal of the chain; undefined before the first. */
export const findNewestSeal = (reader: Reader): Promise<AuditSeal | undefined> => reader.first(newestSeal, {});

const sealByNumber = preparedQuery('audit.sealByNumber', (params: { sealNumber: number }) =>
  build.selectFrom('app.audit_seal').select(sealColumns).where('seal_number', '=', params.sealNumber),
);

export const getSeal = (reader: Reader, sealNumber: number): Promise<AuditSeal | undefined> =>
  reader.first(sealByNumber, { sealNumber });

/** Seals in order, after the given number. */
export const listSealsAfter = (reader: Reader, sealNumber: number, limit: number): Promise<AuditSeal[]> =>
  reader.all(sealsAfter, { sealNumber, limit });

/** An entry as it is sealed: everything it says, as canonical JSON text. */
export interface SealableEntry {
  xid: string;
  id: number;
  canonical: string;
}

const utc = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
// The form of what is sealed: with another column it gets another name in sealing-key.ts
const canonical = sql<string>`jsonb_build_array(id, ${utc}, xid::text, community_id, actor_kind, actor_user_id,
  actor_name, actor_login_name, view_as_user_id, view_as_login_name, action, object_type, object_id, customer_id,
  business_id, needed_rights, description, outcome, before, after, ip, user_agent, request_id)::text`;

const entriesBetween = preparedQuery(
  'audit.entriesBetween',
  (params: { fromXid: string; belowXid: string; limit: number }) =>
    build
      .selectFrom('app.audit_entry')
      .select(['xid', 'id', canonical.as('canonical')])
      .where('xid', '>=', params.fromXid)
      .where('xid', '<', params.belowXid)
      .orderBy('xid')
      .orderBy('id')
      .limit(params.limit),
);

/** Entries of a range of transactions, in the order they are sealed in. */
export const listEntriesBetween = (
  reader: Reader,
  range: { fromXid: string; belowXid: string },
  limit = Number.MAX_SAFE_INTEGER,
): Promise<SealableEntry[]> => reader.all(entriesBetween, { ...range, limit });

const horizon = preparedQuery('audit.horizon', () =>
  build.selectNoFrom([
    sql<string>`(select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + xid_offset)::text
      from app.audit_numbering)`.as('horizon'),
    sql<boolean>`pg_try_advisory_xact_lock(7201120003)`.as('alone'),
  ]),
);

/**
 * The transaction number below which nothing can appear any more: all of them have ended. Null while another process
 * is sealing; otherwise no one else seals until this transaction ends.
 */
export async function lockSealing(trx: WriteTransaction): Promise<string | null> {
  const row = await trx.first(horizon, {});
  return row?.alone ? row.horizon : null;
}

const insertion = preparedQuery('audit.seal', (seal: AuditSeal & { previousSealNumber: number | null }) =>
  build.insertInto('app.audit_seal').values({
    seal_number: seal.sealNumber,
    previous_seal_number: seal.previousSealNumber,
    from_xid: seal.fromXid,
    below_xid: seal.belowXid,
    first_entry_number: seal.firstEntryNumber,
    last_entry_number: seal.lastEntryNumber,
    key_id: seal.keyId,
    previous_mac: seal.previousMac,
    mac: seal.mac,
    sealed_at: seal.sealedAt,
  }),
);

export async function insertSeal(trx: WriteTransaction, seal: AuditSeal): Promise<void> {
  await trx.all(insertion, { ...seal, previousSealNumber: seal.sealNumber === 1 ? null : seal.sealNumber - 1 });
}

const unsealed = preparedQuery('audit.unsealed', (params: { fromXid: string }) =>
  build
    .selectFrom('app.audit_entry')
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .where('xid', '>=', params.fromXid),
);

/** How many entries wait to be sealed. */
export async function countUnsealed(reader: Reader): Promise<number> {
  const newest = await findNewestSeal(reader);
  return (await reader.first(unsealed, { fromXid: newest?.belowXid ?? '0' }))?.waiting ?? 0;
}

const overdue = preparedQuery('audit.overdue', (params: { fromXid: string; before: string }) =>
  build
    .selectFrom('app.audit_entry')
    .select((select) => [select.fn.countAll<number>().as('waiting'), select.fn.min('at').as('oldest')])
    .where('xid', '>=', params.fromXid)
    .where('at', '<', params.before),
);

/** How many entries from before a moment are not under a seal, and since when (ISO 8601 UTC). */
export async function findOverdueEntries(
  reader: Reader,
  { fromXid, before }: { fromXid: string; before: Date },
): Promise<{ waiting: number; oldest: string | null }> {
  const row = await reader.first(overdue, { fromXid, before: before.toISOString() });
  return { waiting: row?.waiting ?? 0, oldest: row?.oldest ?? null };
}

/** Makes the month partitions of the audit trail between two dates; answers how many were made. */
export async function ensureAuditPartitions(trx: WriteTransaction, firstDay: string, lastDay: string): Promise<number> {
  const { rows } = await sql<{ made: number }>`
    select app.ensure_audit_partitions(${firstDay}::date, ${lastDay}::date) as made`.execute(trx);
  return rows[0]?.made ?? 0;
}

const continuation = preparedQuery('audit.continueAfterRestore', () =>
  build.selectNoFrom(sql<boolean>`app.continue_audit_after_restore()`.as('moved')),
);

/** Lets entries follow those of a restored dump; true when that was needed. To be called before anything is written. */
export async function continueAuditAfterRestore(db: Reader): Promise<boolean> {
  return (await db.first(continuation, {}))?.moved === true;
}
