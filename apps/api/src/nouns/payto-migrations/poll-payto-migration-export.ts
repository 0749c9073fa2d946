import * as contracts from '@quickportal/contracts/payto-migrations/contracts';
import { implement } from '../../procedures/implement.ts';
import { pollExport } from '../../procedures/read-export.ts';
import { migrationSchedulesExport } from './migration-schedules-export.ts';

export const pollPayToMigrationExport = implement(contracts.pollPayToMigrationExport).query(({ ctx, input }) =>
  pollExport(ctx, migrationSchedulesExport, input.query.exportId),
);
