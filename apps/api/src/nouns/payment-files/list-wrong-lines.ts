import { paymentLineColumnNames, paymentLineColumns } from '@quickportal/contracts/payment-files/payment-line-values';
import type { Reader } from '@quickportal/db/connect/reader';
import type { FileKey } from '@quickportal/db/payment-files/payment-file-line';
import { listLines } from '@quickportal/db/payment-files/read-payment-file';
import { REASON } from './payment-file-columns.ts';
import { paysOut } from './read-bank-line.ts';

const AT_ONCE = 1000;

/**
 * The wrong lines of a payment file as rows of a CSV, with their headings and a column of reasons. An entry that pays
 * money out is none of them: corrected and uploaded, it would take money.
 */
export async function* listWrongLines(db: Reader, { communityId, fileId }: FileKey): AsyncGenerator<string[]> {
  yield [...paymentLineColumnNames.map((name) => paymentLineColumns[name].title), REASON.title];
  for (let page = 1; ; page++) {
    const key = { communityId, fileId, status: ['WRONG', 'REFUSED'] as const, page, pageSize: AT_ONCE };
    const { items } = await listLines(db, key);
    for (const { entered, findings } of items.filter((line) => !paysOut(line.entered)))
      yield [
        ...paymentLineColumnNames.map((name) => entered[name] ?? ''),
        findings.map(({ message }) => message).join(' '),
      ];
    if (items.length < AT_ONCE) return;
  }
}
