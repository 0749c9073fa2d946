import { sql } from 'kysely';
import { build, preparedQuery, queryByKey } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { selectPayToMigration, toPayToMigration, type PayToMigrationRecord } from './payto-migration.ts';

const rows = preparedQuery('payto-migrations.list', ({ limit, offset }: PageLimits) =>
  selectPayToMigration().orderBy('m.created_at', 'desc').orderBy('m.id', 'desc').limit(limit).offset(offset),
);
const count = preparedQuery('payto-migrations.count', (_params: object) =>
  build.selectFrom('app.payto_migration').select(({ fn }) => fn.countAll<number>().as('count')),
);

/** One page of the migrations in scope, the newest first, and how many there are. */
export async function listPayToMigrations(db: Reader, at: PageOf): Promise<Page<PayToMigrationRecord>> {
  const { items, recordsCount } = await readPage(db, { rows, count }, {}, at);
  return { items: items.map(toPayToMigration), recordsCount };
}

const single = queryByKey('payto-migrations.get', (params: { migrationId: number }) =>
  selectPayToMigration().where('m.id', '=', params.migrationId),
);

/** The migration, if it is in scope. */
export async function getPayToMigration(db: Reader, migrationId: number): Promise<PayToMigrationRecord | undefined> {
  const row = await db.first(single, { migrationId });
  return row && toPayToMigration(row);
}

const lock = preparedQuery('payto-migrations.lock', (params: { migrationId: number }) =>
  build.selectFrom('app.payto_migration').select('id').where('id', '=', params.migrationId).forNoKeyUpdate(),
);

/** The same, held until the transaction ends. Lock it before its schedules. */
export async function lockPayToMigration(
  trx: WriteTransaction,
  migrationId: number,
): Promise<PayToMigrationRecord | undefined> {
  return (await trx.first(lock, { migrationId })) && getPayToMigration(trx, migrationId);
}

interface MigrationKey {
  communityId: number;
  migrationId: number;
}

const due = preparedQuery('payto-migrations.due', ({ now, limit }: { now: Date; limit: number }) =>
  build
    .selectFrom('app.payto_migration')
    .select(['community_id as communityId', 'id as migrationId'])
    .where('status', '=', 'RUNNING')
    .where('next_batch_at', '<=', sql<string>`${now}::timestamptz`)
    .orderBy('next_batch_at')
    .limit(limit),
);

/** Running migrations of all communities whose next batch has come, the longest due first. Scope jobs. */
export const findDueMigrations = (db: Reader, at: { now: Date; limit: number }): Promise<MigrationKey[]> =>
  db.all(due, at);

const free = preparedQuery('payto-migrations.lock-due', (params: { migrationId: number; now: Date }) =>
  build
    .selectFrom('app.payto_migration')
    .select([
      'community_id as communityId',
      'id as migrationId',
      'business_id as businessId',
      'agreements_per_hour as agreementsPerHour',
      'next_batch_at as nextBatchAt',
    ])
    .where('id', '=', params.migrationId)
    .where('status', '=', 'RUNNING')
    .where('next_batch_at', '<=', sql<string>`${params.now}::timestamptz`)
    .forNoKeyUpdate()
    .skipLocked(),
);

/** A migration whose batch is due, held; undefined where another worker has it, or it was paused. */
export const lockDueMigration = (trx: WriteTransaction, at: { migrationId: number; now: Date }) => trx.first(free, at);

const running = preparedQuery('payto-migrations.hold-running', (params: { migrationId: number }) =>
  build
    .selectFrom('app.payto_migration')
    .select('started_by_user_id as startedByUserId')
    .where('id', '=', params.migrationId)
    .where('status', '=', 'RUNNING')
    .forShare(),
);

/** Keeps a running migration from being paused until the transaction ends; undefined where it is not running. */
export const holdRunningMigration = (trx: WriteTransaction, migrationId: number) => trx.first(running, { migrationId });
