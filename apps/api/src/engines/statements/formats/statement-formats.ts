import { bai2Reader, naiReader } from './bai2.ts';
import { csvLayouts, type CsvLayout } from './bank-csv.ts';
import { mt940Reader } from './mt940.ts';
import type { StatementReaderOf } from './statement-part.ts';

/** A format of statements, recognised by how a file begins. */
export interface StatementFormat {
  readonly format: 'MT940' | 'BAI2' | 'NAI' | 'CAMT053' | 'CSV_WESTPAC' | 'CSV_NAB' | 'CSV_COMMBANK';
  readonly title: string;
  readonly extensions: readonly [string, ...string[]];
  readonly begins: RegExp;
  readonly reads:
    | { readonly by: 'lines'; readonly reader: StatementReaderOf }
    | { readonly by: 'xml' }
    | { readonly by: 'csv'; readonly layout: CsvLayout };
}

const csv = (bank: string): StatementFormat['reads'] => {
  const layout = csvLayouts.find((candidate) => candidate.bank === bank);
  if (!layout) throw new Error(`No layout for CSV of ${bank}`);
  return { by: 'csv', layout };
};

export const statementFormats: readonly StatementFormat[] = [
  {
    format: 'CAMT053',
    title: 'ISO 20022 camt.053',
    extensions: ['.xml', '.camt', '.053'],
    begins: /^\s*<(?:\?xml|!|[\w-]*:?Document[\s>])/,
    reads: { by: 'xml' },
  },
  {
    format: 'BAI2',
    title: 'BAI2',
    extensions: ['.bai', '.bai2', '.txt'],
    begins: /^01(?:,[^,/\n]*){7},2\s*\//,
    reads: { by: 'lines', reader: bai2Reader },
  },
  {
    format: 'NAI',
    title: 'NAI',
    extensions: ['.nai', '.txt'],
    begins: /^01(?:,[^,/\n]*){7}\s*\//,
    reads: { by: 'lines', reader: naiReader },
  },
  {
    format: 'MT940',
    title: 'MT940',
    extensions: ['.sta', '.mt940', '.940', '.txt'],
    begins: /^\s*(?:\{1:|:20:)/,
    reads: { by: 'lines', reader: mt940Reader },
  },
  {
    format: 'CSV_WESTPAC',
    title: 'Westpac CSV',
    extensions: ['.csv'],
    begins: /^"?Bank Account"?,"?Date"?,"?Narrative"?,"?Debit Amount"?,"?Credit Amount"?,"?Balance"?/i,
    reads: csv('WESTPAC'),
  },
  {
    format: 'CSV_NAB',
    title: 'NAB CSV',
    extensions: ['.csv'],
    begins: /^"?Date"?,"?Amount"?,"?Account Number"?,"?"?,"?Transaction Type"?,"?Transaction Details"?,"?Balance"?/i,
    reads: csv('NAB'),
  },
  {
    format: 'CSV_COMMBANK',
    title: 'CommBank CSV',
    extensions: ['.csv'],
    begins: /^"?\d\d?\/\d\d?\/\d{4}"?,"?[+-]?\$?[\d,]*\.?\d*"?,/,
    reads: csv('COMMBANK'),
  },
];

/** Returns the format of a text that begins like this. */
export const recognisedStatementFormat = (beginning: string): StatementFormat | undefined =>
  statementFormats.find(({ begins }) => begins.test(beginning));

export const statementFormatOf = (format: string): StatementFormat | undefined =>
  statementFormats.find((candidate) => candidate.format === format);
