import * as contracts from '@quickportal/contracts/payto-migrations/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadMigration } from './load-migration.ts';
import { toMigration } from './to-migration.ts';

export const getPayToMigration = implement(contracts.getPayToMigration).query(async ({ ctx, input }) =>
  toMigration(await loadMigration(ctx.db, input.params.id)),
);
