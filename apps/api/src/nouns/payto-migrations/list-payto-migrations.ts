import * as contracts from '@quickportal/contracts/payto-migrations/contracts';
import { listPayToMigrations as list } from '@quickportal/db/payto-migrations/read-payto-migrations';
import { pageOf } from '../../kernel/paging.ts';
import { implement } from '../../procedures/implement.ts';
import { toMigration } from './to-migration.ts';

export const listPayToMigrations = implement(contracts.listPayToMigrations).query(async ({ ctx, input: { query } }) => {
  const { items, recordsCount } = await list(ctx.db, query);
  return pageOf({ items: items.map(toMigration), recordsCount }, query);
});
