import * as contracts from '@quickportal/contracts/facility-settings/contracts';
import { cutOffs } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { countActiveRecurringPayments } from '@quickportal/db/recurring-payments/count-active-recurring-payments';
import { changedZones, zoneAt } from '../../engines/clock/community-days.ts';
import { momentOf, timeOf } from '../../engines/clock/local-time.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

/** The banking day of each currency ends by the clock of its bank. */
const cutOffOf = { AUD: cutOffs.CARD, NZD: cutOffs.DIRECT_DEBIT_NZ } as const;

export const previewFacilitySettingGeneral = implement(contracts.previewFacilitySettingGeneral).query(
  async ({ ctx, input }) => {
    requireSettingsReader(ctx);
    const community = communityOf(ctx);
    const now = ctx.services.clock.now();
    const { timeZone } = input.query;
    const { from } = changedZones(community, timeZone, now);
    const { time, timeZone: bankZone } = cutOffOf[community.currency];
    const cutOff = momentOf(`${from}T${time ?? '00:00'}`, bankZone);
    const timeIn = (zone: string) => timeOf(cutOff, zone).slice(0, 5);
    return {
      from,
      activeSchedules: await countActiveRecurringPayments(ctx.db, community.communityId),
      cutOffBefore: timeIn(zoneAt(community, now)),
      cutOffAfter: timeIn(timeZone),
    };
  },
);
