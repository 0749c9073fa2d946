import type { FileKey } from '@quickportal/contracts/kernel/list';
import { migrationScheduleList } from '@quickportal/contracts/payto-migrations/migration-schedule-list';
import type { MigrationOutcome } from '@quickportal/contracts/rules/states/payto-migration';
import { sql, type Compilable } from 'kysely';
import { build, criteriaOf, shapedQuery, type GivenOf, type ValuesOf } from '../../connect/prepared-query.ts';
import { readPage, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { fileSelection } from '../exports/select-file-columns.ts';

/** Which schedules of a migration. */
export interface MigrationScheduleSearch {
  migrationId: number;
  outcome?: readonly MigrationOutcome[] | undefined;
}

type Filters = Omit<MigrationScheduleSearch, 'migrationId'>;
interface Shape {
  given: GivenOf<Filters>;
}
type Values = ValuesOf<Filters> & { migrationId: number };

const conditions = ({ given }: Shape, { migrationId, outcome }: Values) =>
  given.outcome
    ? sql<boolean>`s.migration_id = ${migrationId}::bigint and s.outcome = any (${outcome}::text[])`
    : sql<boolean>`s.migration_id = ${migrationId}::bigint`;

const source = () =>
  build
    .selectFrom('app.payto_migration_schedule as s')
    .innerJoin('app.recurring_payment as r', (join) =>
      join.onRef('r.community_id', '=', 's.community_id').onRef('r.id', '=', 's.recurring_payment_id'),
    )
    .innerJoin('app.customer as c', (join) =>
      join.onRef('c.community_id', '=', 'r.community_id').onRef('c.id', '=', 'r.customer_id'),
    )
    .leftJoin('app.payto_agreement as g', (join) =>
      join.onRef('g.community_id', '=', 's.community_id').onRef('g.id', '=', 's.agreement_id'),
    );

const rows = shapedQuery('payto-migrations.schedules', (shape: Shape, params: Values & PageLimits) =>
  source()
    .select([
      's.outcome',
      's.reason',
      's.sent_at as sentAt',
      's.decided_at as decidedAt',
      'r.id as recurringPaymentId',
      'r.code',
      'r.amount',
      'r.currency',
      'r.next_payment_date as nextPaymentDate',
      'c.id as customerId',
      'c.customer_name as customerName',
      'c.customer_number as customerNumber',
      'g.agreement_token as agreementToken',
      'g.status as agreementStatus',
      'g.respond_by as respondBy',
    ])
    .where(conditions(shape, params))
    .orderBy('s.id')
    .limit(params.limit)
    .offset(params.offset),
);
const count = shapedQuery('payto-migrations.schedules-count', (shape: Shape, params: Values) =>
  build
    .selectFrom('app.payto_migration_schedule as s')
    .select(sql<number>`count(*)`.as('count'))
    .where(conditions(shape, params)),
);

function searched({ migrationId, ...filters }: MigrationScheduleSearch): { shape: Shape; values: Values } {
  const { given, values } = criteriaOf<Filters>({ outcome: filters.outcome });
  return { shape: { given }, values: { ...values, migrationId } };
}

/** One page of the schedules of a migration in the order in which they have their turn, and how many there are. */
export function listPayToMigrationSchedules(
  db: Reader,
  { page, pageSize, ...search }: MigrationScheduleSearch & PageOf,
) {
  const { shape, values } = searched(search);
  return readPage(db, { rows: rows(shape), count: count(shape) }, values, { page, pageSize });
}
export type MigrationScheduleRecord = Awaited<ReturnType<typeof listPayToMigrationSchedules>>['items'][number];

/** Where every column of the export comes from. */
const sources = {
  customerName: 'c.customer_name',
  customerNumber: 'c.customer_number',
  customerId: 'c.id',
  paymentScheduleCode: 'r.code',
  outcome: 's.outcome',
  reason: 's.reason',
  agreementToken: `coalesce(g.agreement_token, '')`,
  amount: 'r.amount',
  currency: 'r.currency',
  nextPaymentDate: 'r.next_payment_date',
  sentAt: 's.sent_at',
  decidedAt: 's.decided_at',
};

/** The same as a file, with these columns. */
export function migrationScheduleExport(
  search: MigrationScheduleSearch,
  columns: readonly FileKey<typeof migrationScheduleList>[],
): Compilable {
  const { shape, values } = searched(search);
  return source()
    .select(fileSelection(migrationScheduleList, sources, columns))
    .where(conditions(shape, values))
    .orderBy('s.id');
}
