import { z } from 'zod';
import { dateTime } from '../../kernel/primitives.ts';

/** The sections that say who changed them last. */
export const settingSections = [
  'automatic-retry',
  'business-notifications',
  'customer-notifications',
  'customisation',
  'general',
  'transaction-export',
  'transactions',
] as const;
export type SettingSection = (typeof settingSections)[number];

/** The latest change of a section. */
export const LastChange = z
  .strictObject({
    section: z.enum(settingSections).meta({ title: 'Section', description: 'The section that was changed.' }),
    changedAt: dateTime().meta({ title: 'Changed at', description: 'When it took effect.' }),
    changedBy: z.string().meta({ title: 'Changed by', description: 'Who made the change, or approved it.' }),
  })
  .meta({ id: 'FacilitySettingLastChange', title: 'Last change' });
export type LastChange = z.output<typeof LastChange>;
