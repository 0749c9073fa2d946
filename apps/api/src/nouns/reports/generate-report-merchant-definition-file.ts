import * as contracts from '@quickportal/contracts/reports/contracts';
import { implement } from '../../procedures/implement.ts';
import { startReport } from './start-report.ts';

export const generateReportMerchantDefinitionFile = implement(contracts.generateReportMerchantDefinitionFile).mutation(
  ({ ctx, input }) => startReport(ctx, input, 'MERCHANT_DEFINITION_FILE'),
);
