import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getExportConfig } from '@quickportal/db/facility-settings/change-export-config';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';
import { saveSection } from './save-section.ts';
import { transactionExportKind } from './section-kinds.ts';

export const updateFacilitySettingTransactionExport = implement(
  contracts.updateFacilitySettingTransactionExport,
).mutation(({ ctx, input }) => {
  requireSettingsReader(ctx);
  const section = { kind: transactionExportKind, get: getExportConfig, body: input.body };
  return change(ctx, input, (tools) => saveSection(ctx, tools, section));
});
