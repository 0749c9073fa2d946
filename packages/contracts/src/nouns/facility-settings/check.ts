import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { reads } from './call-parts.ts';
import { TimeZoneChange, timeZoneQuery } from './general-settings.ts';

export const previewFacilitySettingGeneral = contract({
  ...reads,
  name: 'facilitySettings.previewGeneral',
  path: 'facility-settings/general/preview',
  query: z.strictObject({ timeZone: timeZoneQuery() }),
  responses: { 200: TimeZoneChange },
  summary: 'Preview a change of the time zone',
  description: 'Which dates would move, and from when on. Nothing is changed.',
});
