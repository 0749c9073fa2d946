import { reports, type ReportCode, type ReportedAccounts } from '@quickportal/contracts/reports/report-codes';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csvField, quotedCsvField } from '../../engines/exports/csv.ts';
import { reportQueries } from './report-queries.ts';

const document = readFileSync(new URL('../../../../../docs/reports.md', import.meta.url), 'utf8');

/** The header rows and the examples of a report in docs/reports.md. */
function documented(code: ReportCode): { header: string; example: string }[] {
  const section = document.split(`### ${code}\n`)[1]?.split('\n### ')[0] ?? '';
  return [...section.matchAll(/```csv\n(.+)\n(.+)\n```/g)].map(([, header = '', example = '']) => ({
    header,
    example,
  }));
}

type WrittenCode = keyof typeof reportQueries;

function headerOf(code: WrittenCode, accountTypes?: ReportedAccounts): string {
  const parameters = { valueDate: '2026-11-01', ...(accountTypes && { accountTypes }) };
  const { columns, isQuoted } = reportQueries[code](10, parameters, new Date(0));
  return columns.map(({ title }) => (isQuoted ? quotedCsvField : csvField)(title)).join(',');
}

/** Number of fields of a record without line breaks. */
const countFields = (record: string): number => record.replaceAll(/"(?:[^"]|"")*"/g, '').split(',').length;

describe('docs/reports.md', () => {
  it.each((Object.keys(reportQueries) as WrittenCode[]).filter((code) => code !== 'REGISTERED_ACCOUNTS_REPORT'))(
    'has the columns of %s in their order',
    (code) => {
      expect(documented(code).map(({ header }) => header)).toEqual([headerOf(code)]);
    },
  );

  it('has the layouts of registered accounts, and that of cards under expired cards', () => {
    const code = 'REGISTERED_ACCOUNTS_REPORT';
    expect(documented(code).map(({ header }) => header)).toEqual([headerOf(code, 'BANK'), headerOf(code, 'ALL')]);
    expect(documented('EXPIRED_CARDS_REPORT')[0]?.header).toBe(headerOf(code, 'CARDS'));
  });

  it.each(Object.keys(reports) as ReportCode[])('has an example of %s with a value for each column', (code) => {
    for (const { header, example } of documented(code)) expect(countFields(example)).toBe(countFields(header));
  });
});
