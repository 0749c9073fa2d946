import { z } from 'zod';
import { currency, email, text } from '../../kernel/primitives.ts';
import { ImportedBusiness } from './imported-business.ts';

const codeOf = (what: string) =>
  text({ max: 30 })
    .regex(/^[A-Z0-9_]+$/, { message: 'Use capital letters, digits and underscores.' })
    .meta({ title: 'Code', description: `Code of ${what}.` });

const parameter = z.strictObject({
  parameterCode: codeOf('the parameter'),
  parameterValue: text({ max: 500 }).meta({ title: 'Value', description: 'Value of the parameter.' }),
});

const product = z.strictObject({
  productCode: z
    .enum([
      'PAYTO',
      'PAYID',
      'QUICKVAULT',
      'RESTAPI',
      'WEBHOOKS',
      'QUICKTERMINAL',
      'QUICKBATCH',
      'QUICKBILLS',
      'NOTIFICATIONS',
    ])
    .meta({ title: 'Product', description: 'A product of the platform.' }),
  webFlag: z.boolean().default(true).meta({ title: 'Web', description: 'Whether it is offered in the portal.' }),
  quickConnectFlag: z
    .boolean()
    .default(false)
    .meta({ title: 'QuickConnect', description: 'Whether it is offered to programs.' }),
});

const paymentInstrument = z.strictObject({
  paymentInstrumentCode: z
    .enum([
      'CREDIT_CARD',
      'TANDEM',
      'MPGS',
      'DIRECT_ENTRY',
      'NZ_TRUST_DIRECT',
      'NZ_DIRECT_CREDIT',
      'PAYTO',
      'PAYID',
      'SIMULATOR',
    ])
    .meta({ title: 'Payment instrument', description: 'A network that the community may use.' }),
  parameters: z.array(parameter).max(50).default([]),
});

/** Parts of an export of a community that this version keeps nowhere; they are named and left out. */
export const partsLeftOut = [
  'roles',
  'fields',
  'fieldsets',
  'solutions',
  'images',
  'stylesheets',
  'urls',
  'reportSchedules',
  'archiveRules',
  'softDeclineConfiguration',
  'disputeCategories',
  'doctypeRoutes',
] as const;

const details = z.strictObject({
  code: codeOf('the community'),
  name: text({ max: 100 }).meta({ title: 'Name', description: 'Name of the community.' }),
  shortName: text({ max: 40, min: 0 })
    .default('')
    .meta({ title: 'Short name', description: 'Name where room is short.' }),
  groupCode: text({ max: 10, min: 0 }).default('').meta({ title: 'Group code', description: 'Group it belongs to.' }),
  currency: currency().meta({ title: 'Currency', description: 'ISO 4217 code.' }),
  country: z.enum(['AU', 'NZ']).meta({ title: 'Country', description: 'ISO 3166 code.' }),
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
      message: 'Use a zone such as Australia/Sydney.',
    })
    .meta({ title: 'Time zone', description: 'IANA name of the zone that the community works in.' }),
  enabled: z.boolean().default(true).meta({ title: 'Enabled', description: 'Whether its users may sign in.' }),
  enquiryManager: z
    .strictObject({
      name: text({ max: 100 }).meta({ title: 'Name', description: 'Full name.' }),
      email: email().meta({ title: 'Email', description: 'Email address.' }),
    })
    .optional(),
  parameters: z.array(parameter).max(200).default([]),
  products: z.array(product).max(20).default([]),
  paymentInstruments: z.array(paymentInstrument).max(20).default([]),
  businesses: z.array(ImportedBusiness).min(1).max(1000),
  ...Object.fromEntries(partsLeftOut.map((part) => [part, z.unknown().optional()])),
});

const repeated = (codes: readonly string[]) => codes.findIndex((code, at) => codes.indexOf(code) < at);

/** A community with its businesses, as `npm run community -- import` reads it (2E026). */
export const CommunityImport = details.superRefine((detail, context) => {
  const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  const lists = {
    businesses: detail.businesses.map(({ code }) => code),
    products: detail.products.map(({ productCode }) => productCode),
    parameters: detail.parameters.map(({ parameterCode }) => parameterCode),
    paymentInstruments: detail.paymentInstruments.map(({ paymentInstrumentCode }) => paymentInstrumentCode),
  };
  for (const [list, codes] of Object.entries(lists)) {
    const at = repeated(codes);
    if (at >= 0) fault([list, at], `${codes[at]} is listed twice.`);
  }
  const instruments = new Set<string>(lists.paymentInstruments);
  for (const [business, { paymentTerms }] of detail.businesses.entries())
    for (const [term, { paymentInstrumentCode: code }] of paymentTerms.entries())
      if (!instruments.has(code))
        fault(['businesses', business, 'paymentTerms', term], `${code} is not among the paymentInstruments.`);
});
