import type { Currency } from '../../rules/money.ts';

/** What a field of a notice holds: amounts in cents, dates as yyyy-mm-dd, moments as ISO 8601 UTC. */
export interface FieldValues {
  text: string;
  money: { amount: bigint; currency: Currency };
  date: string;
  moment: string;
}
export type FieldType = keyof FieldValues;

/** A field that a template can name in double braces, with a value for trying it. */
export type FieldDefinition = {
  [T in FieldType]: { title: string; type: T; sample: FieldValues[T] };
}[FieldType];

export const textField = (title: string, sample: string) => ({ title, type: 'text', sample }) as const;
export const dateField = (title: string, sample: string) => ({ title, type: 'date', sample }) as const;
export const momentField = (title: string, sample: string) => ({ title, type: 'moment', sample }) as const;
export const moneyField = (title: string, cents: bigint) =>
  ({ title, type: 'money', sample: { amount: cents, currency: 'AUD' as Currency } }) as const;
