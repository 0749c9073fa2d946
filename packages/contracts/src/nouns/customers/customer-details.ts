import { z } from 'zod';
import type { Condition } from '../../kernel/form-meta.ts';
import { email, text } from '../../kernel/primitives.ts';
import { type Customer, CustomerState } from './customer.ts';

export const CUSTOMER_NAME_LIMIT = 100;

const isIn = (field: string, is: boolean): Condition => ({ field, is });

const optionalText = (max: number) => text({ max, min: 0 });

/** What can be entered about a customer, at creation and when editing (decisions, 1-customers). */
export const customerDetailsShape = {
  customerName: text({ max: CUSTOMER_NAME_LIMIT }).meta({
    title: 'Customer name',
    description: 'Full name of a person or name of an organisation.',
    examples: ['Margaret Olsson'],
    'x-form': {
      placeholder: 'Full name or organisation',
      help: 'As it should read on receipts',
      group: 'Customer',
      autocomplete: 'off',
    },
  }),
  street1: optionalText(100)
    .optional()
    .meta({
      title: 'Street line 1',
      description: 'First line of the street address.',
      'x-form': { group: 'Address', address: 'line1' },
    }),
  street2: optionalText(100)
    .optional()
    .meta({
      title: 'Street line 2',
      description: 'Second line of the street address.',
      'x-form': { group: 'Address', address: 'line2' },
    }),
  street3: optionalText(100)
    .optional()
    .meta({
      title: 'Street line 3',
      description: 'Third line of the street address.',
      'x-form': { group: 'Address', address: 'line3' },
    }),
  city: optionalText(60)
    .optional()
    .meta({
      title: 'City or suburb',
      description: 'City, town or suburb.',
      'x-form': { group: 'Address', address: 'city' },
    }),
  state: CustomerState.optional().meta({
    title: 'State',
    description: 'Australian state or territory, or OUTSIDE_AUSTRALIA.',
    'x-form': {
      group: 'Address',
      address: 'state',
      width: 'half',
      widget: 'select',
      options: [
        ...['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'].map((state) => ({ value: state, label: state })),
        { value: 'OUTSIDE_AUSTRALIA', label: 'Outside Australia' },
      ],
    },
  }),
  postcode: optionalText(10)
    .optional()
    .meta({
      title: 'Postcode',
      description: 'Four digits in Australia.',
      'x-form': { group: 'Address', address: 'postcode', width: 'half', inputMode: 'text' },
      'x-rules': [{ rule: 'postcodeOfState', field: 'state', message: 'Enter a postcode of four digits.' }],
    }),
  email: email({ min: 0 })
    .optional()
    .meta({
      title: 'Email',
      description: 'Email address; required when email notifications are on.',
      examples: ['margaret.olsson@example.com'],
      'x-form': { group: 'Contact', width: 'half', inputMode: 'email', requiredWhen: isIn('receivesEmail', true) },
      'x-rules': [{ rule: 'email', message: 'Enter an email such as name@example.com' }],
    }),
  phoneNumber: optionalText(30)
    .optional()
    .meta({
      title: 'Phone',
      description: 'Australian, New Zealand or international (E.164) number; required when SMS notifications are on.',
      examples: ['0491 570 157'],
      'x-form': { group: 'Contact', width: 'half', inputMode: 'tel', requiredWhen: isIn('receivesSms', true) },
      'x-rules': [
        {
          rule: 'phone',
          message: 'Enter an Australian or New Zealand phone number, or an international one that starts with +.',
        },
      ],
    }),
  receivesEmail: z
    .boolean()
    .default(false)
    .meta({
      title: 'Email notifications',
      description: 'Whether notices go to the customer by email.',
      'x-form': { group: 'Contact', width: 'half', widget: 'switch' },
    }),
  receivesSms: z
    .boolean()
    .default(false)
    .meta({
      title: 'SMS notifications',
      description: 'Whether notices go to the customer by SMS.',
      'x-form': { group: 'Contact', width: 'half', widget: 'switch' },
    }),
};

/** What can be entered about a customer, as it is kept: what was left out is empty or off. */
export type CustomerDetails = Pick<Customer, keyof typeof customerDetailsShape>;
