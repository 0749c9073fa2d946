import { describe, expect, it } from 'vitest';
import { understoodQuery } from './understood-query.ts';

describe('what a search of transactions says it understood', () => {
  it.each([
    [{ text: 'olsson' }, '“olsson” as a customer or the beginning of a reference'],
    [
      { text: 'olsson', from: '2026-11-25', to: '2026-11-25', status: 'DECLINED' },
      '25 Nov 2026 · Declined · “olsson” as a customer or the beginning of a reference',
    ],
    [{ text: '', from: '2026-11-16', to: '2026-11-22', isRefund: true }, '16 Nov 2026 to 22 Nov 2026 · Refunds'],
    [{ text: '4242' }, '“4242” as part of a receipt, the amount 4242.00, last digits or the beginning of a reference'],
    [{ text: '1000 0000 01' }, '“1000 0000 01” as a receipt or the beginning of a reference'],
    [{ text: '%' }, '“%”, which holds no letter or digit'],
  ] as const)('for %j is %s', (query, line) => expect(understoodQuery(query)).toBe(line));
});
