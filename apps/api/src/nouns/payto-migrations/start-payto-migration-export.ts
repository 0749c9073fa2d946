import * as contracts from '@quickportal/contracts/payto-migrations/contracts';
import { getPayToMigration } from '@quickportal/db/payto-migrations/read-payto-migrations';
import { fieldProblem } from '../../kernel/problem.ts';
import { implement } from '../../procedures/implement.ts';
import { startExport } from '../../procedures/start-export.ts';
import { migrationSchedulesExport } from './migration-schedules-export.ts';

export const startPayToMigrationExport = implement(contracts.startPayToMigrationExport).mutation(({ ctx, input }) => {
  const { columns, forExcel, ...criteria } = input.body;
  const check = async () => {
    if (!(await getPayToMigration(ctx.db, criteria.migrationId)))
      throw fieldProblem('migrationId', 'There is no such migration.');
  };
  return startExport(ctx, input, migrationSchedulesExport, {
    query: input.query,
    criteria,
    columns,
    forExcel,
    check,
  });
});
