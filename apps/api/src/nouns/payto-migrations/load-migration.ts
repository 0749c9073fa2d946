import type { Reader } from '@quickportal/db/connect/reader';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { PayToMigrationRecord } from '@quickportal/db/payto-migrations/payto-migration';
import { getPayToMigration, lockPayToMigration } from '@quickportal/db/payto-migrations/read-payto-migrations';
import { orNotFound } from '../../kernel/problem.ts';

/** The migration, if the caller may see it; otherwise 404. */
export const loadMigration = async (db: Reader, migrationId: number): Promise<PayToMigrationRecord> =>
  orNotFound(await getPayToMigration(db, migrationId));

/** The same, held until the transaction ends. */
export const holdMigration = async (trx: WriteTransaction, migrationId: number): Promise<PayToMigrationRecord> =>
  orNotFound(await lockPayToMigration(trx, migrationId));
