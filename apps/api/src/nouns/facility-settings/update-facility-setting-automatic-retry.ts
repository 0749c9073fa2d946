import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getAutomaticRetry } from '@quickportal/db/facility-settings/change-automatic-retry';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';
import { saveSection } from './save-section.ts';
import { automaticRetryKind } from './section-kinds.ts';

export const updateFacilitySettingAutomaticRetry = implement(contracts.updateFacilitySettingAutomaticRetry).mutation(
  ({ ctx, input }) => {
    requireSettingsReader(ctx);
    const section = { kind: automaticRetryKind, get: getAutomaticRetry, body: input.body };
    return change(ctx, input, (tools) => saveSection(ctx, tools, section));
  },
);
