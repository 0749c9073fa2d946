import * as contracts from '@quickportal/contracts/settlement-accounts/contracts';
import { pollExport } from '../../procedures/read-export.ts';
import { implement } from '../../procedures/implement.ts';
import { merchantsExport } from './merchants-export.ts';

export const pollSettlementAccountExport = implement(contracts.pollSettlementAccountExport).query(({ ctx, input }) =>
  pollExport(ctx, merchantsExport, input.query.exportId),
);
