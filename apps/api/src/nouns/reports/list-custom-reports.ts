import * as contracts from '@quickportal/contracts/reports/contracts';
import { listCustomReports as list } from '@quickportal/db/reports/get-custom-report';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { toCustomReport } from './custom-report-definition.ts';

export const listCustomReports = implement(contracts.listCustomReports).query(async ({ ctx }) =>
  (await list(ctx.db, communityOf(ctx).communityId)).map(toCustomReport),
);
