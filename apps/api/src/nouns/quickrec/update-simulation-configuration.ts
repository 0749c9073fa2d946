import * as contracts from '@quickportal/contracts/quickrec/contracts';
import {
  lockBankStatementAccount,
  updateSimulationEnabled,
} from '@quickportal/db/bank-statement-accounts/write-bank-statement-accounts';
import { conflict, orNotFound } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { loadSimulationConfiguration, requireStatementAccount } from './simulated-account.ts';

export const updateSimulationConfiguration = implement(contracts.updateSimulationConfiguration).mutation(
  async ({ ctx, input }) => {
    const account = await requireStatementAccount(ctx, input.params.accountId);
    const { simulationEnabled } = input.body;
    if (simulationEnabled && account.source !== 'SIMULATION')
      throw conflict('Only accounts with the source Simulation are simulated; this one receives statements of a bank.');
    const { communityId, aliasName, bankStatementAccountId } = account;
    return change(
      ctx,
      input,
      async ({ trx, now, audit }) => {
        const locked = orNotFound(await lockBankStatementAccount(trx, account));
        if (locked.simulationEnabled !== simulationEnabled)
          await updateSimulationEnabled(trx, account, simulationEnabled, now);
        await audit({
          objectType: 'bank-statement-account',
          objectId: bankStatementAccountId,
          description: `Simulation of ${aliasName} switched ${simulationEnabled ? 'on' : 'off'}`,
          before: { simulationEnabled: locked.simulationEnabled },
          after: { simulationEnabled },
        });
        return loadSimulationConfiguration(trx, account);
      },
      { scope: { kind: 'staff' }, communityId },
    );
  },
);
