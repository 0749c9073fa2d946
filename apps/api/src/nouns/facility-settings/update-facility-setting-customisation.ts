import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { getCustomisation } from '@quickportal/db/facility-settings/change-customisation';
import { change } from '../../procedures/change.ts';
import { implement } from '../../procedures/implement.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';
import { saveSection } from './save-section.ts';
import { customisationKind } from './section-kinds.ts';

export const updateFacilitySettingCustomisation = implement(contracts.updateFacilitySettingCustomisation).mutation(
  ({ ctx, input }) => {
    requireSettingsReader(ctx);
    const section = { kind: customisationKind, get: getCustomisation, body: input.body };
    return change(ctx, input, (tools) => saveSection(ctx, tools, section));
  },
);
