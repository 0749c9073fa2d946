import {
  addSimulationBusiness,
  createSimulationLine,
  updateSimulationConfiguration,
} from '@quickportal/contracts/quickrec/contracts';
import { formSource } from '../../forms/form-source.ts';
import { businessDay } from '../../procedures/today.ts';
import { loadSimulationConfiguration, requireStatementAccount } from './simulated-account.ts';

/** What the forms of simulation are filled with. */
export const quickrecFormSources = [
  formSource(createSimulationLine, async (ctx, { accountId }) => {
    const { currency } = await requireStatementAccount(ctx, accountId);
    return { currency, values: { templateName: 'DIRECT_CREDIT', valueDate: businessDay(ctx) } };
  }),
  formSource(addSimulationBusiness, async (ctx, { accountId }) => {
    const { communityId, communityName: label } = await requireStatementAccount(ctx, accountId);
    return { values: { communityId }, options: { communities: [{ value: String(communityId), label }] } };
  }),
  formSource(updateSimulationConfiguration, async (ctx, { accountId }) => {
    const account = await requireStatementAccount(ctx, accountId);
    const { simulationEnabled } = await loadSimulationConfiguration(ctx.db, account);
    return { values: { simulationEnabled } };
  }),
];
