import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { text } from '../../kernel/primitives.ts';
import { businessNames } from './business-names.ts';

const line = (title: string, description: string, example: string, form: object) =>
  text({ max: 100, min: 0 }).meta({
    title,
    description,
    examples: [example],
    'x-form': { autocomplete: 'off', ...form },
  });
const place = { group: 'Address' };

/** What staff change of a business (2P018). Its code stays. */
export const detailsShape = {
  name: text({ max: 100 }).meta({
    title: 'Business name',
    description: 'Name of the business, as everyone sees it.',
    examples: ['Harbour City Water'],
    'x-form': { group: 'Business', autocomplete: 'off' },
  }),
  registeredName: line('Registered name', 'Name that it is registered under, or empty.', 'Harbour City Council', {
    group: 'Business',
  }),
  abn: z
    .string()
    .max(20)
    .meta({
      title: 'ABN',
      description: 'Australian Business Number, eleven digits, or empty.',
      examples: ['51 824 753 556'],
      'x-form': { group: 'Business', width: 'half', mask: 'abn', inputMode: 'numeric', autocomplete: 'off' },
      'x-rules': [{ rule: 'abn' }],
    }),
  nzbn: z
    .string()
    .max(20)
    .meta({
      title: 'NZBN',
      description: 'New Zealand Business Number, thirteen digits, or empty.',
      examples: ['9429041561829'],
      'x-form': { group: 'Business', width: 'half', inputMode: 'numeric', autocomplete: 'off' },
      'x-rules': [{ rule: 'nzbn' }],
    }),
  merchantCategoryCode: z
    .string()
    .regex(/^(?:[0-9]{4})?$/, { message: 'Use four digits.' })
    .meta({
      title: 'Merchant category code',
      description: 'What the business sells, four digits, or empty.',
      examples: ['4900'],
      'x-form': { group: 'Business', width: 'half', inputMode: 'numeric', autocomplete: 'off' },
    }),
  street1: line('Street line 1', 'First line of the street address.', '27 Bolton Street', place),
  street2: line('Street line 2', 'Second line, or empty.', 'Level 3', place),
  city: line('Suburb or city', 'Suburb, town or city.', 'Newcastle', { ...place, width: 'half' }),
  state: line('State or region', 'State, territory or region.', 'NSW', { ...place, width: 'half' }),
  postcode: text({ max: 10, min: 0 }).meta({
    title: 'Postcode',
    description: 'Postcode of the address.',
    examples: ['2300'],
    'x-form': { ...place, width: 'half', autocomplete: 'off' },
  }),
  country: z.enum(['AU', 'NZ']).meta({
    title: 'Country',
    description: 'Country of the address.',
    'x-form': {
      ...place,
      width: 'half',
      widget: 'select',
      options: [
        { value: 'AU', label: 'Australia' },
        { value: 'NZ', label: 'New Zealand' },
      ],
    },
  }),
} as const;

/** Who a business is (2P018). */
export const BusinessDetails = z
  .strictObject({ ...businessNames, ...detailsShape, version: currentVersion() })
  .meta({ id: 'BusinessDetails' });
export type BusinessDetails = z.output<typeof BusinessDetails>;
