import {
  amountText,
  date,
  dateTime,
  email,
  id,
  passwordText,
  numberText,
  text,
} from '@quickportal/contracts/kernel/primitives';
import { z } from 'zod';

const field = (title: string) => ({ title, description: `${title}.` });

const payer = z
  .strictObject({
    kind: z.enum(['PERSON', 'ORGANISATION']).meta({
      ...field('Payer type'),
      'x-form': {
        widget: 'radio',
        options: [
          { value: 'PERSON', label: 'Person' },
          { value: 'ORGANISATION', label: 'Organisation' },
        ],
      },
    }),
    abn: text({ max: 14, min: 0 })
      .optional()
      .meta({
        ...field('ABN'),
        'x-form': {
          widget: 'masked',
          mask: 'abn',
          visibleWhen: { field: 'kind', is: 'ORGANISATION' },
          requiredWhen: { field: 'kind', is: 'ORGANISATION' },
        },
        'x-rules': [{ rule: 'abn' }],
      }),
    contact: z
      .strictObject({
        email: email().optional().meta(field('Contact email')),
        phone: text({ max: 30 })
          .optional()
          .meta({
            ...field('Contact phone'),
            'x-rules': [{ rule: 'phone' }],
            'x-form': { requiredWhen: { field: 'payer.kind', is: 'ORGANISATION' } },
          }),
      })
      .optional()
      .meta({ ...field('Contact'), 'x-form': { widget: 'group' } }),
  })
  .meta({ ...field('Payer'), 'x-form': { widget: 'group' } });

const line = z
  .strictObject({
    description: text({ max: 20 }).meta(field('Description')),
    amount: amountText().meta({
      ...field('Amount'),
      'x-form': { widget: 'money', width: 'half' },
      'x-rules': [{ rule: 'amountAtLeast', value: '1.00' }],
    }),
    taxed: z
      .boolean()
      .default(true)
      .meta({ ...field('GST applies'), 'x-form': { widget: 'checkbox' } }),
    taxCode: z
      .enum(['GST', 'FRE'])
      .optional()
      .meta({
        ...field('Tax code'),
        'x-form': { visibleWhen: { field: 'taxed', is: true }, requiredWhen: { field: 'how', is: 'CARD' } },
      }),
  })
  .meta({ title: 'Line' });

/** A body that uses every widget, condition and kind of check: the fixture of the agreement between server and browser. */
export const everything = z
  .strictObject({
    name: text({ max: 40, min: 2 }).meta({ ...field('Name'), 'x-form': { order: 1, group: 'Who' } }),
    notes: text({ max: 60, min: 0, multiline: true })
      .optional()
      .meta({ ...field('Notes'), 'x-form': { widget: 'textarea' } }),
    business: id().meta({
      ...field('Business'),
      'x-form': { widget: 'select', optionsFrom: 'businesses', group: 'Who' },
    }),
    country: z
      .int()
      .min(1)
      .optional()
      .meta({ ...field('Country'), 'x-form': { widget: 'autocomplete', searchPath: 'countries', group: 'Who' } }),
    payer,
    how: z.enum(['CARD', 'AU_BANK', 'NZ_BANK', 'PAYID']).meta({
      ...field('How to pay'),
      'x-form': {
        widget: 'radio',
        options: [
          { value: 'CARD', label: 'Card' },
          { value: 'AU_BANK', label: 'Australian bank account' },
          { value: 'NZ_BANK', label: 'New Zealand bank account' },
          { value: 'PAYID', label: 'PayID', description: 'Phone, email, ABN or organisation' },
        ],
      },
    }),
    card: numberText({ max: 23 })
      .optional()
      .meta({
        ...field('Card number'),
        'x-form': {
          widget: 'masked',
          mask: 'card',
          visibleWhen: { field: 'how', is: 'CARD' },
          requiredWhen: { field: 'how', is: 'CARD' },
        },
        'x-rules': [{ rule: 'luhn' }, { rule: 'cardNumber' }],
      }),
    expiry: text({ max: 5 })
      .optional()
      .meta({
        ...field('Expiry'),
        'x-form': { visibleWhen: { field: 'card', isSet: true } },
        'x-rules': [{ rule: 'cardExpiry' }],
      }),
    securityCode: text({ max: 4 })
      .optional()
      .meta({
        ...field('Security code'),
        'x-form': {
          visibleWhen: {
            all: [
              { field: 'card', isSet: true },
              { field: 'expiry', isSet: true },
            ],
          },
        },
        'x-rules': [{ rule: 'securityCode', field: 'card' }],
      }),
    bsb: text({ max: 7 })
      .optional()
      .meta({
        ...field('BSB'),
        'x-form': { widget: 'masked', mask: 'bsb', visibleWhen: { field: 'how', is: 'AU_BANK' } },
        'x-rules': [{ rule: 'bsb' }],
      }),
    account: text({ max: 12 })
      .optional()
      .meta({
        ...field('Account number'),
        'x-form': { visibleWhen: { field: 'bsb', isSet: true }, requiredWhen: { field: 'bsb', isSet: true } },
        'x-rules': [{ rule: 'auAccount' }],
      }),
    nzAccount: text({ max: 20 })
      .optional()
      .meta({
        ...field('NZ account'),
        'x-form': { widget: 'masked', mask: 'nzAccount', visibleWhen: { field: 'how', in: ['NZ_BANK'] } },
        'x-rules': [{ rule: 'nzAccount' }],
      }),
    payId: text({ max: 256 })
      .optional()
      .meta({
        ...field('PayID'),
        'x-form': { visibleWhen: { not: { field: 'how', isNot: 'PAYID' } } },
        'x-rules': [{ rule: 'payId' }],
      }),
    amount: amountText()
      .optional()
      .meta({
        ...field('Amount'),
        'x-form': { widget: 'money', width: 'half' },
        'x-rules': [{ rule: 'amountAtMost', value: '1000.00' }],
      }),
    limit: amountText()
      .nullable()
      .optional()
      .meta({
        ...field('Limit'),
        'x-form': { widget: 'money', width: 'half' },
        'x-rules': [{ rule: 'amountAtLeast', field: 'amount' }],
      }),
    starts: date().meta({
      ...field('Start date'),
      'x-form': { widget: 'date' },
      'x-rules': [{ rule: 'dateNotBefore', value: 'today' }],
    }),
    ends: date()
      .nullable()
      .optional()
      .meta({
        ...field('End date'),
        'x-form': { widget: 'date' },
        'x-rules': [
          { rule: 'dateAfter', field: 'starts' },
          { rule: 'dateNotAfter', value: '2030-12-31', message: 'Enter a date before 2031.' },
        ],
      }),
    payments: z
      .int()
      .min(2)
      .max(50)
      .optional()
      .meta({ ...field('Payments'), 'x-form': { widget: 'number', visibleWhen: { field: 'ends', isSet: false } } }),
    ratio: z
      .number()
      .gt(0)
      .lt(1, { message: 'Enter a ratio below 1.' })
      .optional()
      .meta({ ...field('Ratio'), 'x-form': { widget: 'number' } }),
    password: passwordText()
      .optional()
      .meta({ ...field('Password'), 'x-form': { widget: 'password' }, 'x-rules': [{ rule: 'newPassword' }] }),
    repeated: passwordText()
      .optional()
      .meta({
        ...field('Password again'),
        'x-form': { widget: 'password', requiredWhen: { field: 'password', isSet: true } },
        'x-rules': [{ rule: 'equalTo', field: 'password' }],
      }),
    reminders: z
      .boolean()
      .default(false)
      .meta({ ...field('Reminders'), 'x-form': { widget: 'switch' } }),
    days: z
      .array(z.enum(['MON', 'TUE', 'WED']))
      .min(1)
      .max(3)
      .optional()
      .meta({
        ...field('Days'),
        'x-form': { visibleWhen: { field: 'reminders', is: true } },
        'x-rules': [{ rule: 'uniqueRows' }],
      }),
    lines: z
      .array(line)
      .min(1)
      .max(4)
      .meta({
        ...field('Lines'),
        'x-form': { widget: 'repeat' },
        'x-rules': [{ rule: 'uniqueRows', field: 'description' }],
      }),
    terms: z
      .literal(true, { message: 'Accept the terms to continue.' })
      .meta({ ...field('I accept the terms'), 'x-form': { widget: 'checkbox' } }),
    code: z
      .string({ message: 'Enter a code of capitals.' })
      .min(2)
      .max(5)
      .regex(/^[A-Z]*$/)
      .optional()
      .meta({ ...field('Code'), 'x-form': { widget: 'hidden' } }),
    key: z
      .uuid()
      .optional()
      .meta({ ...field('Key'), 'x-form': { widget: 'hidden' } }),
    seenAt: dateTime()
      .optional()
      .meta({ ...field('Seen at'), 'x-form': { widget: 'hidden' } }),
    version: z
      .int()
      .min(1)
      .optional()
      .meta({ ...field('Version'), 'x-form': { widget: 'hidden' } }),
  })
  .meta({
    id: 'Everything',
    'x-form-layout': {
      title: 'Everything',
      submitLabel: 'Save everything',
      groups: [{ title: 'Who', help: 'Who pays.' }],
    },
  });
