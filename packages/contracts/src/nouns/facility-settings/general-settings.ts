import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { date, queryText, text } from '../../kernel/primitives.ts';
import { timeZones } from '../../rules/dates/community-zones.ts';

const meta = {
  title: 'Time zone',
  description: 'IANA time zone with a region and a city; fixed offsets such as UTC are refused.',
  examples: ['Australia/Perth'],
};
const offered = new Set(timeZones);

/** What is said of another zone. */
export const NO_OFFERED_ZONE = 'Choose a time zone with a region and a city.';

/** Whether a facility can choose a zone. */
export const isOfferedZone = (zone: string): boolean => offered.has(zone);

/** A zone that a facility can choose, where no form asks for it. */
export const timeZoneQuery = () =>
  queryText({ max: 60 }).refine(isOfferedZone, { message: NO_OFFERED_ZONE }).meta(meta);

/** What is stored and changed of the general settings. */
export const generalShape = {
  timeZone: text({ max: 60 }).meta({ ...meta, 'x-form': { widget: 'select', optionsFrom: 'timeZones' } }),
};

export const GeneralSettings = z
  .strictObject({
    communityName: z
      .string()
      .meta({ title: 'Community name', description: 'Name of the facility; it is not changed here.' }),
    ...generalShape,
    version: currentVersion(),
  })
  .meta({ id: 'GeneralSettings', title: 'General settings', description: 'Name and time zone of a facility.' });
export type GeneralSettings = z.output<typeof GeneralSettings>;
/** The part that changes. */
export type GeneralValues = Pick<GeneralSettings, 'timeZone'>;

const clockTime = (description: string) =>
  z
    .string()
    .regex(/^[0-2][0-9]:[0-5][0-9]$/)
    .meta({ title: 'Cut-off', description, examples: ['16:00'] });

/** Which dates a change of the time zone moves. */
export const TimeZoneChange = z
  .strictObject({
    from: date().meta({
      title: 'From',
      description: 'The first day of the new zone. Until then days begin and end as they do now.',
    }),
    activeSchedules: z
      .int()
      .min(0)
      .meta({ title: 'Active schedules', description: 'Schedules whose payments are then taken in the new zone.' }),
    cutOffBefore: clockTime('Time of that day, in the zone that is in force, at which the banking day ends.'),
    cutOffAfter: clockTime('The same moment in the new zone.'),
  })
  .meta({ id: 'TimeZoneChange', title: 'Change of the time zone' });
export type TimeZoneChange = z.output<typeof TimeZoneChange>;
