import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

const number = preparedQuery('certificates.crl-number', ({ authorityId }: { authorityId: number }) =>
  build.selectFrom('app.certificate_authority').select('crl_number as former').where('id', '=', authorityId),
);
// An entry goes only after one list was issued past the end of its certificate (RFC 5280)
const revocations = preparedQuery('certificates.revoked', ({ authorityId }: { authorityId: number }) =>
  build
    .selectFrom('app.certificate as c')
    .innerJoin('app.certificate_authority as a', 'a.id', 'c.authority_id')
    .select(['c.serial', 'c.disabled_at as revokedAt'])
    .$narrowType<{ revokedAt: string }>()
    .where('c.authority_id', '=', authorityId)
    .where('c.disabled_at', 'is not', null)
    .where(sql<boolean>`c.expires_at >= coalesce(a.crl_issued_at, '-infinity')`)
    .orderBy('c.disabled_at')
    .orderBy('c.serial'),
);

/** The number of the current revocation list of a root, and what the next one has to name. Scope jobs. */
export async function getRevocations(db: Reader, authorityId: number) {
  const former = (await db.first(number, { authorityId }))?.former ?? 0;
  return { former, revoked: await db.all(revocations, { authorityId }) };
}

interface IssuedList {
  authorityId: number;
  /** Number of the list that it replaces. */
  former: number;
  /** DER. */
  crl: Buffer;
  issuedAt: Date;
  nextUpdate: Date;
}

/** Puts a new list in place of the former one. False: another one is there. Scope jobs. */
export async function updateRevocationList(
  trx: WriteTransaction,
  { authorityId, former, crl, issuedAt, nextUpdate }: IssuedList,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app.certificate_authority')
    .set({ crl, crl_number: former + 1, crl_issued_at: issuedAt, crl_next_update: nextUpdate })
    .where('id', '=', authorityId)
    .where('crl_number', '=', former)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface AlarmTimes {
  now: Date;
  /** Lists that end before are alarming. */
  endsBefore: Date;
  /** Alarms before are repeated. */
  alarmedBefore: Date;
}

/** Roots whose list ends too soon, noted as alarmed, so that each is returned once in the time. Scope jobs. */
export async function takeRevocationListAlarms(
  trx: WriteTransaction,
  { now, endsBefore, alarmedBefore }: AlarmTimes,
): Promise<{ authorityId: number; subject: string; nextUpdate: string }[]> {
  const rows = await trx
    .updateTable('app.certificate_authority')
    .set({ crl_alarm_at: now })
    .where(sql<boolean>`expires_at > ${now} and crl_next_update < ${endsBefore}`)
    .where(sql<boolean>`coalesce(crl_alarm_at, '-infinity') <= ${alarmedBefore}`)
    .returning(['id as authorityId', 'subject', 'crl_next_update as nextUpdate'])
    .$narrowType<{ nextUpdate: string }>()
    .execute();
  return rows.toSorted((a, b) => a.authorityId - b.authorityId);
}

const soonest = preparedQuery('certificates.crl-soonest', ({ now }: { now: Date }) =>
  build
    .selectFrom('app.certificate_authority')
    .select(sql<string | null>`min(crl_next_update)`.as('endsAt'))
    .where(sql<boolean>`expires_at > ${now}`),
);

/** When the first revocation list ends of the roots that have not, ISO 8601 UTC; null: there are none. Scope jobs. */
export const soonestRevocationListEnd = async (db: Reader, now: Date): Promise<string | null> =>
  (await db.first(soonest, { now }))?.endsAt ?? null;
