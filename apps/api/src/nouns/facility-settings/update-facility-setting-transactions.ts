import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getTransactionSettings } from '@quickportal/db/facility-settings/change-transaction-settings';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';
import { saveSection } from './save-section.ts';
import { transactionsKind } from './section-kinds.ts';

export const updateFacilitySettingTransactions = implement(contracts.updateFacilitySettingTransactions).mutation(
  ({ ctx, input }) => {
    requireSettingsReader(ctx);
    const section = { kind: transactionsKind, get: getTransactionSettings, body: input.body };
    return change(ctx, input, (tools) => saveSection(ctx, tools, section));
  },
);
