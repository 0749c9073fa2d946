import * as contracts from '@quickportal/contracts/reports/contracts';
import { implement } from '../../procedures/implement.ts';
import { startReport } from './start-report.ts';

export const generateReportCustomerSnapshotFile = implement(contracts.generateReportCustomerSnapshotFile).mutation(
  ({ ctx, input }) => startReport(ctx, input, 'CUSTOMER_SNAPSHOT_FILE'),
);
