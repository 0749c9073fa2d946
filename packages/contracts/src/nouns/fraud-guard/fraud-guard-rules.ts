import { z } from 'zod';
import type { Condition } from '../../kernel/form-meta.ts';
import { amountText, version } from '../../kernel/primitives.ts';
import { countries } from '../../rules/contact/countries.ts';
import {
  fraudGuardBounds,
  MOST_COUNTRIES,
  UNUSUAL_DAYS,
  UNUSUAL_TIMES,
} from '../../rules/fraud-guard/fraud-guard-bounds.ts';
import {
  binTestingCodes,
  countryListTypes,
  fraudGuardModes,
  switchableRules,
} from '../../rules/fraud-guard/fraud-guard-rules.ts';

const rule = (title: string, description: string) =>
  z.boolean().meta({ title, description, 'x-form': { widget: 'switch' } });

const bounded = (name: keyof typeof fraudGuardBounds, title: string, description: string) => {
  const [least, most] = fraudGuardBounds[name];
  const error = `${title.endsWith('hours') ? 'Hours' : 'The count'} must be from ${least} to ${most}.`;
  return z.int({ error }).min(least, { error }).max(most, { error }).meta({ title, description });
};

const listType = (whose: string) =>
  z.enum(countryListTypes).meta({
    title: `${whose} country condition`,
    description: 'BLACKLISTED: the country is in the list. ALLOWED: the country is not in the list.',
  });

const countryCodes = countries.map(({ code }) => code) as [string, ...string[]];

const isOn = (field: string): Condition => ({ field, is: true });

const countryList = (whose: string, switchedBy: string) =>
  z
    .array(z.enum(countryCodes, { error: 'Choose a country from the list.' }))
    .max(MOST_COUNTRIES)
    .meta({
      title: `${whose} countries`,
      description: 'ISO 3166-1 codes of two letters.',
      examples: [['KP', 'IR']],
      'x-form': {
        widget: 'autocomplete',
        searchPath: 'countries',
        placeholder: 'Search for a country',
        requiredWhen: isOn(switchedBy),
      },
      'x-rules': [{ rule: 'uniqueRows', message: 'A country is listed twice.' }],
    });

/** What the rules of a facility or a business are, field by field (1E012). */
export const rulesShape = {
  enabled: rule(
    'Fraud guard',
    'The master switch: while it is off, no rule has any effect. BIN testing has a mode of its own.',
  ),
  mode: z.enum(fraudGuardModes).meta({
    title: 'Fraud guard mode',
    description: 'ACTIVE suspends a payment that matches a rule until a user reviews it, PASSIVE only reports it.',
  }),
  cardPan: rule('Repeated declined card', 'Matches a card that the bank declined too often.'),
  cardPanCount: bounded('cardPanCount', 'Declined card count', 'Declined payments of the card, 3 to 50.'),
  cardPanTime: bounded('cardPanTime', 'Declined card hours', 'Hours in which they are counted, 1 to 24.'),
  ipAddress: rule(
    'Repeated declined customer (IP address)',
    'Matches an IP address from which payments were declined too often.',
  ),
  ipAddressCount: bounded('ipAddressCount', 'Declined customer count', 'Declined payments from the address, 3 to 50.'),
  ipAddressTime: bounded('ipAddressTime', 'Declined customer hours', 'Hours in which they are counted, 1 to 24.'),
  velocityCheck: rule('Repeated same-card approvals', 'Matches a card that was approved too often within 24 hours.'),
  velocityCheckLimit: bounded(
    'velocityCheckLimit',
    'Same-card approvals',
    'Approvals that a card may have within 24 hours, 2 to 50; one more matches.',
  ),
  bankCountries: rule('Bank country', 'Matches by the country of the bank that issued the card.'),
  bankCountriesType: listType('Bank'),
  bankCountriesList: countryList('Bank', 'bankCountries'),
  customerCountries: rule(
    'Customer country',
    'Matches by the country of the customer’s address, or of the IP address where the address is outside Australia.',
  ),
  customerCountriesType: listType('Customer'),
  customerCountriesList: countryList('Customer', 'customerCountries'),
  highRiskIpCountry: rule('High-risk IP country', 'Matches an IP address in a country with a high risk of fraud.'),
  ipBinCountryMismatch: rule(
    'IP and bank country differ',
    'Matches where the IP address and the card’s bank are in different countries.',
  ),
  anonymousIpProxy: rule('Anonymous IP proxy', 'Matches an IP address that hides where the customer is.'),
  unusuallyLargeAmount: rule('Unusually large amount', 'Matches an amount above the limit.'),
};

const limitMeta = {
  title: 'Unusually large amount from',
  description: `Largest amount that is not unusual. Null compares with ${UNUSUAL_TIMES} times the facility’s 99th percentile of the last ${UNUSUAL_DAYS} days.`,
  examples: ['2500.00'],
};
const shadowMeta = {
  title: 'Shadow rules',
  description: 'Rules that are switched on but only counted: they suspend and report nothing.',
};

/** What is saved. Fields that are left out keep their value. */
export const rulesBody = {
  ...rulesShape,
  binTestingCode: z.enum(binTestingCodes).optional().meta({
    title: 'BIN testing mode',
    description:
      'For staff only; facility users leave it out. Of a facility’s and a business’s mode the stricter applies, whatever the rules say.',
  }),
  unusuallyLargeAmountLimit: amountText()
    .nullable()
    .optional()
    .meta({ ...limitMeta, 'x-form': { widget: 'money' } }),
  shadowRules: z.array(z.enum(switchableRules)).max(switchableRules.length).optional().meta(shadowMeta),
};

/** The rules of a facility, or of a business in place of the facility's (1E012). */
export const FraudGuardRules = z
  .strictObject({
    ...rulesShape,
    binTestingCode: z.enum(binTestingCodes).nullable().meta({
      title: 'BIN testing mode',
      description:
        'ALERT_ONLY reports BIN testing; ALERT_AND_BLACKLIST also declines it, and blacklists card and IP address for 3 months. Of a business: the stricter of its own and its facility’s. Null for facility users.',
    }),
    unusuallyLargeAmountLimit: z.string().nullable().meta(limitMeta),
    usualAmountLimit: z
      .string()
      .nullable()
      .meta({
        title: 'Usual amount limit',
        description:
          'What amounts are compared with where no limit is set: the facility settings’ amount, otherwise what is usual; null where neither is known.',
        examples: ['3120.00'],
      }),
    shadowRules: z.array(z.enum(switchableRules)).meta(shadowMeta),
    weakeningWaits: z.boolean().meta({ title: 'Weakening waits', description: 'Weaker rules need a second user.' }),
    version: version().nullable().meta({
      title: 'Version',
      description: 'Send it back with a change. Null where no rules have been saved yet.',
    }),
  })
  .meta({ id: 'FraudGuardRules', title: 'Fraud guard rules', description: 'Rules of a facility or of a business.' });
export type FraudGuardRules = z.output<typeof FraudGuardRules>;
