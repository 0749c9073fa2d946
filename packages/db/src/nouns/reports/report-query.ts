import { sql, type Compilable, type RawBuilder } from 'kysely';
import { build } from '../../connect/prepared-query.ts';
import type { Scope } from '../../connect/scope.ts';

/** A column of a report: SQL of our own, and whether its values are written as numbers. */
export interface ReportColumn {
  readonly title: string;
  readonly source: string;
  readonly isNumber?: boolean;
}

/** A report: its columns in their order, the query that selects them, and the access it runs with. */
export interface ReportQuery {
  readonly columns: readonly ReportColumn[];
  readonly query: Compilable;
  readonly scope: Scope;
  /** Whether every field has quotes, needed or not. */
  readonly isQuoted?: true;
}

/** Columns as texts, by their titles. */
export const textColumns = (sources: Readonly<Record<string, string>>): ReportColumn[] =>
  Object.entries(sources).map(([title, source]) => ({ title, source }));

/** Columns as numbers, by their titles. */
export const numberColumns = (sources: Readonly<Record<string, string>>): ReportColumn[] =>
  Object.entries(sources).map(([title, source]) => ({ title, source, isNumber: true }));

/** A report whose rows are those of `rows`: everything that follows the selected columns, from `from` to `order by`. */
export function reportOf(columns: readonly ReportColumn[], scope: Scope, rows: RawBuilder<unknown>): ReportQuery {
  const selection = sql.join(columns.map(({ source }) => sql.raw(source)));
  return { columns, scope, query: { compile: () => sql<object>`select ${selection} ${rows}`.compile(build) } };
}

/** A time with its offset in the zone that `copyOut` is given: 2026-11-20T14:05:09+11:00. */
export const timeText = (source: string): string => `to_char(${source}, 'YYYY-MM-DD"T"HH24:MI:SSTZH:TZM')`;

/** Cents as dollars with two digits. */
export const dollars = (source: string): string => `((${source}) * 0.01)::numeric(20, 2)`;

/** A card number as first six, x, last four. */
export const maskedCard = (source: string): string => `replace(${source}, '.', 'x')`;

/** A masked bank account without the bank and branch before it, which reports have in a column of their own. */
export const maskedAccount = (source: string): string =>
  `regexp_replace(${source}, '^([0-9]{3}-[0-9]{3} |[0-9]{2}-[0-9]{4}-)', '')`;

/** The two letters of a card scheme. */
export const schemeLetters = (source: string): string =>
  `case ${source} when 'VISA' then 'VI' when 'MASTERCARD' then 'MC' when 'AMEX' then 'AX' when 'DINERS' then 'DI'
    when 'UNIONPAY' then 'UP' when 'JCB' then 'JC' end`;

/** The month in which a card expires: 2026-12. */
export const expiryText = (row: string): string =>
  `${row}.expiry_year || '-' || lpad(${row}.expiry_month::text, 2, '0')`;

/** How a customer prefers to be notified: by email, by text message, both or neither. */
export const preferredMedium = (row: string): string =>
  `case when ${row}.receives_email and ${row}.receives_sms then 'EMAIL_AND_SMS' when ${row}.receives_email then 'EMAIL'
    when ${row}.receives_sms then 'SMS' else 'NONE' end`;
