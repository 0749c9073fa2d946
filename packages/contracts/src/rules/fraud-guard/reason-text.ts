import { countryOf } from '../contact/countries.ts';
import { groupedAmount, parseAmount } from '../money.ts';
import type { FraudReason } from './fraud-guard-rules.ts';

type Compared = Readonly<Record<string, unknown>>;

const country = (code: unknown): string => countryOf(String(code))?.name ?? 'an unknown country';
const within = (hours: unknown): string => (hours === 1 ? 'within an hour' : `within ${String(hours)} hours`);

const texts: Readonly<Record<FraudReason, (compared: Compared) => string>> = {
  CARD_PAN: ({ declined, count, hours }) =>
    `The card was declined ${String(declined)} times ${within(hours)}; the rule matches from ${String(count)}.`,
  IP_ADDRESS: ({ declined, count, hours }) =>
    `${String(declined)} payments from the IP address were declined ${within(hours)}; the rule matches from ${String(count)}.`,
  VELOCITY_CHECK: ({ approvals, limit, hours }) =>
    `This would be approval ${String(approvals)} of the card ${within(hours)}; ${String(limit)} are allowed.`,
  BANK_COUNTRIES: ({ country: code, type }) => `The card’s bank is in ${country(code)}, ${listed(type)}.`,
  CUSTOMER_COUNTRIES: ({ country: code, type }) => `The customer is in ${country(code)}, ${listed(type)}.`,
  HIGH_RISK_IP_COUNTRY: ({ ipCountry }) =>
    `The IP address is in ${country(ipCountry)}, a country with a high risk of fraud.`,
  IP_BIN_COUNTRY_MISMATCH: ({ ipCountry, binCountry }) =>
    `The IP address is in ${country(ipCountry)}, the card’s bank is in ${country(binCountry)}.`,
  ANONYMOUS_IP_PROXY: () => 'The IP address belongs to a proxy that hides where the customer is.',
  UNUSUALLY_LARGE_AMOUNT: ({ amount, limit }) =>
    `The amount is ${grouped(amount)}, above the limit of ${grouped(limit)}.`,
  BIN_TESTING: ({ sign }) =>
    sign === 'IP_ADDRESS'
      ? 'Many cards were tried from the IP address within an hour.'
      : 'Many cards with the same first digits are being tried, and this card was never approved before.',
  BLACKLIST: ({ kind }) =>
    kind === 'CARD' ? 'The card is blacklisted after BIN testing.' : 'The IP address is blacklisted after BIN testing.',
};

/** A decimal text with commas between thousands. */
const grouped = (amount: unknown): string => groupedAmount(parseAmount(String(amount)) ?? 0n);

const listed = (type: unknown): string =>
  type === 'ALLOWED' ? 'which is not in the list of allowed countries' : 'which is in the list';

/** What a rule found and what it compared that with, as sentences for an officer. */
export const reasonText = (rule: FraudReason, compared: Compared): string => texts[rule](compared);
