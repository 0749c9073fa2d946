import type { PlannedPayment } from '@quickportal/contracts/rules/schedule/plan';
import type { OccurrenceStatus } from '@quickportal/contracts/rules/states/recurring-payment-occurrence';
import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface SchedulePlace {
  communityId: number;
  businessId: number;
  recurringPaymentId: number;
  currency: 'AUD' | 'NZD';
}

/** One date of a schedule, as the worker needs it. */
export interface OccurrenceRecord {
  occurrenceId: number;
  communityId: number;
  recurringPaymentId: number;
  number: number;
  nominalDate: string;
  dueDate: string;
  /** Cents. */
  amount: bigint;
  status: OccurrenceStatus;
  attempts: number;
  nextAttemptDate: string | null;
  /** The agreement that it was first attempted under; null: the schedule's account. */
  payToAgreementId: number | null;
}

const columns = [
  'id as occurrenceId',
  'community_id as communityId',
  'recurring_payment_id as recurringPaymentId',
  'occurrence_number as number',
  'nominal_date as nominalDate',
  'due_date as dueDate',
  'amount',
  'status',
  'attempts',
  'next_attempt_date as nextAttemptDate',
  'payto_agreement_id as payToAgreementId',
] as const;

type Row = Omit<OccurrenceRecord, 'amount'> & { amount: number };
const toOccurrence = (row: Row): OccurrenceRecord => ({ ...row, amount: BigInt(row.amount) });

/** A date that nothing was written about, and what becomes of it. */
export interface NewOccurrence extends SchedulePlace {
  payment: PlannedPayment;
  status: 'PROCESSING' | 'SKIPPED';
  /** What the schedule is paid by. */
  payToAgreement: { agreementId: number } | null;
}

const beginning = preparedSql(
  'recurring-payments.begin-occurrences',
  (p: { rows: RowSetText; now: Date }) => sql<Row>`
    insert into app.recurring_occurrence as o (community_id, business_id, recurring_payment_id, occurrence_number,
      nominal_date, due_date, moved_because, amount, currency, status, attempts, payto_agreement_id, created_at,
      updated_at)
    select "communityId", "businessId", "recurringPaymentId", number, "nominalDate", date, "movedBecause", amount, currency,
      status, case when status = 'PROCESSING' then 1 else 0 end, "payToAgreementId", ${p.now}::timestamptz, ${p.now}::timestamptz
    from ${rowSet(
      p.rows,
      `"communityId" bigint, "businessId" bigint, "recurringPaymentId" bigint, number integer, "nominalDate" date, date date,
      "movedBecause" text, amount bigint, currency text, status text, "payToAgreementId" bigint`,
    )}
    on conflict (community_id, recurring_payment_id, nominal_date) do update
    set status = excluded.status, attempts = excluded.attempts, due_date = excluded.due_date, amount = excluded.amount,
      payto_agreement_id = excluded.payto_agreement_id, updated_at = excluded.updated_at
    where o.status = 'UPCOMING'
    returning o.id as "occurrenceId", community_id as "communityId", recurring_payment_id as "recurringPaymentId",
      occurrence_number as "number", nominal_date as "nominalDate", due_date as "dueDate", amount, status, attempts,
      next_attempt_date as "nextAttemptDate", payto_agreement_id as "payToAgreementId"`,
);

/**
 * Writes dates down, at most one of each schedule; answers them by their schedules. Left out are dates that were taken or
 * left out before, by the unique key of schedule and date.
 */
export async function beginOccurrences(
  trx: WriteTransaction,
  list: readonly NewOccurrence[],
  now: Date,
): Promise<ReadonlyMap<number, OccurrenceRecord>> {
  if (list.length === 0) return new Map();
  const rows = list.map(
    ({ communityId, businessId, recurringPaymentId, currency, payment, status, payToAgreement }) => {
      const { number, nominalDate, date, movedBecause, amount } = payment;
      const payToAgreementId = payToAgreement?.agreementId ?? null;
      const place = { communityId, businessId, recurringPaymentId, currency, payToAgreementId };
      return { ...place, number, nominalDate, date, movedBecause: movedBecause ?? '', amount, status };
    },
  );
  const begun = await trx.all(beginning, { rows: rowSetText(rows), now });
  return new Map(begun.map((row) => [row.recurringPaymentId, toOccurrence(row)]));
}

const byIds = preparedQuery('recurring-payments.lock-occurrences', (entry: { ids: readonly number[] }) =>
  build
    .selectFrom('app.recurring_occurrence')
    .select(columns)
    .where(sql<boolean>`id = any (${entry.ids}::bigint[])`)
    .orderBy('id')
    .forUpdate(),
);

/** Dates by their ids, locked until the transaction ends. Lock their schedules first. */
export async function lockOccurrences(
  trx: WriteTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OccurrenceRecord>> {
  return new Map((await trx.all(byIds, { ids })).map((row) => [row.occurrenceId, toOccurrence(row)]));
}

/** What becomes of a date; the number of its tries stays where it is left out. */
export interface OccurrenceMove {
  occurrence: Pick<OccurrenceRecord, 'communityId' | 'occurrenceId'>;
  status: OccurrenceStatus;
  attempts?: number;
  nextAttemptDate?: string | null;
  failure?: string;
}

const moving = preparedSql(
  'recurring-payments.move-occurrences',
  (p: { rows: RowSetText; now: Date }) => sql`
    update app.recurring_occurrence
    set status = given."to", next_attempt_date = given."nextAttemptDate", failure = given.why,
      attempts = coalesce(given.tries, attempts), version = version + 1, updated_at = ${p.now}::timestamptz
    from ${rowSet(
      p.rows,
      '"communityId" bigint, "occurrenceId" bigint, "to" text, "nextAttemptDate" date, why text, tries smallint',
    )}
    where community_id = given."communityId" and id = given."occurrenceId"`,
);

/** Writes what became of dates that the caller has locked. */
export async function moveOccurrences(
  trx: WriteTransaction,
  moves: readonly OccurrenceMove[],
  now: Date,
): Promise<void> {
  if (moves.length === 0) return;
  const rows = moves.map(({ occurrence, status, attempts, nextAttemptDate = null, failure = '' }) => {
    const { communityId, occurrenceId } = occurrence;
    return { communityId, occurrenceId, to: status, nextAttemptDate, why: failure, tries: attempts ?? null };
  });
  await trx.write(moving, { rows: rowSetText(rows), now });
}

const open = preparedQuery('recurring-payments.open-occurrences', (params: { recurringPaymentId: number }) =>
  build
    .selectFrom('app.recurring_occurrence')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('recurring_payment_id', '=', params.recurringPaymentId)
    .where('status', 'in', ['PROCESSING', 'RETRYING']),
);

/** Dates of a schedule whose outcome is not known, or that are tried again. */
export async function countOpenOccurrences(db: Reader, recurringPaymentId: number): Promise<number> {
  return (await db.first(open, { recurringPaymentId }))?.count ?? 0;
}

/** Takes back the tries that were planned for these schedules, because they take no more payments. */
export async function cancelRetries(
  trx: WriteTransaction,
  communityId: number,
  recurringPaymentIds: readonly number[],
  now: Date,
): Promise<number> {
  if (recurringPaymentIds.length === 0) return 0;
  const changed = await trx
    .updateTable('app.recurring_occurrence')
    .set((eb) => ({ status: 'CANCELLED', next_attempt_date: null, version: eb('version', '+', 1), updated_at: now }))
    .where('community_id', '=', communityId)
    .where('recurring_payment_id', 'in', [...recurringPaymentIds])
    .where('status', 'in', ['UPCOMING', 'RETRYING'])
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}
