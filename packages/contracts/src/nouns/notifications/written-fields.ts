import { fieldsOf, type NotificationKind } from './kinds.ts';
import type { FieldDefinition, FieldValues } from './field-types.ts';
import { formatAmount } from '../../rules/money.ts';

/** In whose name a notice speaks, and how its people write dates and money. */
export interface Voice {
  name: string;
  /** Where replies go; empty: nowhere. */
  replyToEmail: string;
  timeZone: string;
  country: 'AU' | 'NZ';
}

const localeOf = ({ country }: Voice): string => (country === 'NZ' ? 'en-NZ' : 'en-AU');

/** Line breaks, and the spaces that do not break, which differ from one version of the language data to the next. */
const BREAKS = /\s*[\r\n]+\s*|[\u00A0\u202F]/g;

/** A value as it is written: $120.50, 1 December 2026, 20 November 2026 at 2:12 pm AEDT. */
function written(field: FieldDefinition['type'], value: unknown, voice: Voice): string {
  const locale = localeOf(voice);
  if (field === 'money') {
    const { amount, currency } = value as FieldValues['money'];
    // Text, not a number: an amount stays exact
    const exact = formatAmount(amount) as `${number}`;
    return currencyFormat(locale, currency).format(exact);
  }
  if (field === 'date') {
    const day = new Date(`${value as string}T00:00:00Z`);
    return dateFormat(locale, 'UTC', 'date').format(day);
  }
  if (field === 'moment') return writtenMoment(new Date(value as string), locale, voice.timeZone);
  return String(value);
}

function writtenMoment(moment: Date, locale: string, timeZone: string): string {
  const text = dateFormat(locale, timeZone, 'moment').format(moment);
  const zone = dateFormat(locale, timeZone, 'zone')
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return zone === undefined ? text : `${text} ${zone}`;
}

// Making a format takes longer than writing hundreds of values with it
const currencyFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const shown = {
  date: { dateStyle: 'long' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  zone: { timeZoneName: 'short' },
} as const;

function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = currencyFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  currencyFormats.set(key, format);
  return format;
}

function dateFormat(locale: string, timeZone: string, what: keyof typeof shown): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${what}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...shown[what], timeZone });
  dateFormats.set(key, format);
  return format;
}

/** The fields of a notice as text, in the community's language and zone. Line breaks in values become spaces. */
export function writtenFields(
  kind: NotificationKind,
  values: Readonly<Record<string, unknown>>,
  voice: Voice,
): Record<string, string> {
  const entries = Object.entries(fieldsOf(kind)).flatMap(([name, { type }]) => {
    const value = values[name];
    return value === undefined ? [] : [[name, written(type, value, voice).replaceAll(BREAKS, ' ')]];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
