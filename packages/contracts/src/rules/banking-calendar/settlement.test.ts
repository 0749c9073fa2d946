import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionDay, paymentMethods, processingDate, settlementDate } from './settlement.ts';

const at = (text: string) => new Date(text);

describe('settlement', () => {
  it.each([
    // Friday 20 November 2026, Sydney is UTC+11
    ['CARD', '2026-11-20T17:59:59+11:00', '2026-11-20', '2026-11-20'],
    ['CARD', '2026-11-20T18:00:00+11:00', '2026-11-23', '2026-11-23'],
    ['CARD', '2026-11-21T09:00:00+11:00', '2026-11-23', '2026-11-23'],
    // Without daylight saving, and over Easter
    ['CARD', '2026-07-01T17:59:00+10:00', '2026-07-01', '2026-07-01'],
    ['CARD', '2026-07-01T18:00:00+10:00', '2026-07-02', '2026-07-02'],
    ['CARD', '2026-04-02T18:30:00+11:00', '2026-04-07', '2026-04-07'],
    ['DIRECT_DEBIT', '2026-11-20T10:00:00+11:00', '2026-11-20', '2026-11-23'],
    ['DIRECT_DEBIT', '2026-11-20T19:00:00+11:00', '2026-11-23', '2026-11-24'],
    ['DIRECT_DEBIT', '2026-12-24T10:00:00+11:00', '2026-12-24', '2026-12-29'],
    // Auckland is two hours ahead of Sydney, and has holidays of its own
    ['DIRECT_DEBIT_NZ', '2026-11-20T16:30:00+11:00', '2026-11-23', '2026-11-24'],
    ['DIRECT_DEBIT_NZ', '2026-07-09T12:00:00+12:00', '2026-07-09', '2026-07-13'],
    ['PAYTO', '2026-11-21T23:30:00+11:00', '2026-11-21', '2026-11-21'],
    ['PAYTO', '2026-11-21T13:30:00Z', '2026-11-22', '2026-11-22'],
  ] as const)('%s at %s: processed %s, settled %s', (method, moment, processed, settled) => {
    expect(processingDate(method, at(moment))).toBe(processed);
    expect(settlementDate(method, at(moment))).toBe(settled);
  });

  it('never goes back in time, and later payments never settle earlier', () => {
    const moment = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentMethods),
        moment,
        fc.integer({ min: 0, max: 10 * 86_400_000 }),
        (method, entry, more) => {
          const later = new Date(entry.getTime() + more);
          expect(settlementDate(method, entry) >= processingDate(method, entry)).toBe(true);
          expect(settlementDate(method, later) >= settlementDate(method, entry)).toBe(true);
          expect(
            processingDate(method, entry) >= new Date(entry.getTime() - 86_400_000).toISOString().slice(0, 10),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('a scheduled payment', () => {
  it.each([
    ['CARD', '2026-12-25', '2026-12-25', []],
    ['PAYTO', '2026-11-21', '2026-11-21', []],
    ['DIRECT_DEBIT', '2026-11-20', '2026-11-20', []],
    ['DIRECT_DEBIT', '2026-11-21', '2026-11-23', ['Weekend']],
    ['DIRECT_DEBIT', '2026-12-26', '2026-12-29', ['Weekend', 'Boxing Day (observed)']],
    ['DIRECT_DEBIT', '2026-04-03', '2026-04-07', ['Good Friday', 'Weekend', 'Easter Monday']],
    ['DIRECT_DEBIT', '2026-08-03', '2026-08-03', []],
    ['DIRECT_DEBIT_NZ', '2026-07-10', '2026-07-13', ['Matariki', 'Weekend']],
    ['DIRECT_DEBIT_NZ', '2027-02-08', '2027-02-09', ['Waitangi Day (observed)']],
  ] as const)('%s due on %s is taken on %s, for every reason of the days between', (method, due, date, reasons) =>
    expect(collectionDay(method, due)).toEqual({ date, reasons }),
  );
});
