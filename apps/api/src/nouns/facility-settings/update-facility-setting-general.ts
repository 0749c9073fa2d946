import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getGeneralSettings } from '@quickportal/db/facility-settings/change-general-settings';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';
import { saveSection } from './save-section.ts';
import { generalKind } from './section-kinds.ts';

export const updateFacilitySettingGeneral = implement(contracts.updateFacilitySettingGeneral).mutation(
  ({ ctx, input }) => {
    requireSettingsReader(ctx);
    const section = { kind: generalKind, get: getGeneralSettings, body: input.body };
    return change(ctx, input, (tools) => saveSection(ctx, tools, section));
  },
);
