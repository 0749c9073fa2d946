import * as contracts from '@quickportal/contracts/reports/contracts';
import { implement } from '../../procedures/implement.ts';
import { startReport } from './start-report.ts';

export const generateExpiredCardsReport = implement(contracts.generateExpiredCardsReport).mutation(({ ctx, input }) =>
  startReport(ctx, input, 'EXPIRED_CARDS_REPORT', { valueDate: input.body.valueDate }),
);
