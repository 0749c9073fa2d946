import { fieldsOf, type NotificationKind } from '@quickportal/contracts/notifications/kinds';
import type { FieldDefinition, FieldValues } from '@quickportal/contracts/notifications/field-types';
import { formatAmount } from '@quickportal/contracts/rules/money';

/** How the people of a community write dates and money. */
export interface Voice {
  name: string;
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
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(exact);
  }
  if (field === 'date') {
    const day = new Date(`${value as string}T00:00:00Z`);
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  }
  if (field === 'moment') return writtenMoment(new Date(value as string), locale, voice.timeZone);
  return String(value);
}

function writtenMoment(moment: Date, locale: string, timeZone: string): string {
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment);
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return zone === undefined ? text : `${text} ${zone}`;
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
