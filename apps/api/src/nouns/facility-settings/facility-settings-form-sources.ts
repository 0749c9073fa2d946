import {
  updateFacilitySettingAutomaticRetry,
  updateFacilitySettingBusinessNotifications,
  updateFacilitySettingCustomerNotifications,
  updateFacilitySettingCustomisation,
  updateFacilitySettingGeneral,
  updateFacilitySettingTransactions,
} from '@quickportal/contracts/facility-settings/contracts';
import { timeZones } from '@quickportal/contracts/rules/dates/community-zones';
import { getAutomaticRetry } from '@quickportal/db/facility-settings/change-automatic-retry';
import { getBusinessNotifications } from '@quickportal/db/facility-settings/change-business-notifications';
import { getCustomerNotifications } from '@quickportal/db/facility-settings/change-customer-notifications';
import { getCustomisation } from '@quickportal/db/facility-settings/change-customisation';
import { getGeneralSettings } from '@quickportal/db/facility-settings/change-general-settings';
import { getTransactionSettings } from '@quickportal/db/facility-settings/change-transaction-settings';
import { formSource } from '../../forms/form-source.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireSettingsReader } from './facility-settings-guards.ts';

/** Each zone by its city, so that typing finds it: those of Australia and New Zealand first. */
const zoneOptions = (now: Date) => {
  const isNear = (zone: string) => zone.startsWith('Australia/') || zone === 'Pacific/Auckland';
  const options = timeZones.map((zone) => ({ value: zone, label: `${placeOf(zone)} (${offsetOf(zone, now)})` }));
  const byPlace = options.toSorted((option, other) => (option.label < other.label ? -1 : 1));
  return [...byPlace.filter(({ value }) => isNear(value)), ...byPlace.filter(({ value }) => !isNear(value))];
};

/** Buenos Aires, Argentina, America */
const placeOf = (zone: string): string => zone.replaceAll('_', ' ').split('/').toReversed().join(', ');

/** GMT+08:00 */
const offsetOf = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Current values of the forms. */
export const facilitySettingsFormSources = [
  formSource(updateFacilitySettingTransactions, async (ctx) => {
    requireSettingsReader(ctx);
    const { communityId, currency } = communityOf(ctx);
    return { values: await getTransactionSettings(ctx.db, communityId), currency };
  }),
  formSource(updateFacilitySettingBusinessNotifications, async (ctx) => {
    requireSettingsReader(ctx);
    return { values: await getBusinessNotifications(ctx.db, communityOf(ctx).communityId) };
  }),
  formSource(updateFacilitySettingCustomerNotifications, async (ctx) => {
    requireSettingsReader(ctx);
    return { values: await getCustomerNotifications(ctx.db, communityOf(ctx).communityId) };
  }),
  formSource(updateFacilitySettingCustomisation, async (ctx) => {
    requireSettingsReader(ctx);
    return { values: await getCustomisation(ctx.db, communityOf(ctx).communityId) };
  }),
  formSource(updateFacilitySettingGeneral, async (ctx) => {
    requireSettingsReader(ctx);
    const { communityName: _, ...values } = await getGeneralSettings(ctx.db, communityOf(ctx).communityId);
    return { values, options: { timeZones: zoneOptions(ctx.services.clock.now()) } };
  }),
  formSource(updateFacilitySettingAutomaticRetry, async (ctx) => {
    requireSettingsReader(ctx);
    return { values: await getAutomaticRetry(ctx.db, communityOf(ctx).communityId) };
  }),
];
