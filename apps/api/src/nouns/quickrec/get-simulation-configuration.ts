import * as contracts from '@quickportal/contracts/quickrec/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadSimulationConfiguration, requireStatementAccount } from './simulated-account.ts';

export const getSimulationConfiguration = implement(contracts.getSimulationConfiguration).query(
  async ({ ctx, input }) =>
    loadSimulationConfiguration(ctx.db, await requireStatementAccount(ctx, input.params.accountId)),
);
