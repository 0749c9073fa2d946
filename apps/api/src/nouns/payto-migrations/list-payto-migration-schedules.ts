import * as contracts from '@quickportal/contracts/payto-migrations/contracts';
import { listPayToMigrationSchedules as list } from '@quickportal/db/payto-migrations/list-payto-migration-schedules';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { loadMigration } from './load-migration.ts';
import { toMigrationSchedule } from './to-migration.ts';

export const listPayToMigrationSchedules = implement(contracts.listPayToMigrationSchedules).query(
  async ({ ctx, input: { params, query } }) => {
    const { migrationId } = await loadMigration(ctx.db, params.id);
    const { items, recordsCount } = await list(ctx.db, { migrationId, ...query });
    return pageOf({ items: items.map(toMigrationSchedule), recordsCount }, query);
  },
);
