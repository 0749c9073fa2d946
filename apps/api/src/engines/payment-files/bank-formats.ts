import type { ContentFormat } from '../uploads/file-kind.ts';
import type { RowReader } from '../uploads/row-reader.ts';
import { abaLayout, deskbankLayout, ib4bLayout, mt9Layout } from './bank-layouts.ts';
import { bankRows } from './bank-rows.ts';

/** Bytes that are enough to know a format by. */
const ENOUGH = 1024;

const nzLayouts = [
  { begins: ib4bLayout.begins, rows: bankRows(ib4bLayout) },
  { begins: mt9Layout.begins, rows: bankRows(mt9Layout) },
  { begins: deskbankLayout.begins, rows: bankRows(deskbankLayout) },
] as const;

/** Reads a New Zealand file in whichever of its formats it is. */
const nzRows: RowReader = async function* rows(source, options) {
  const chunks = source[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  for (let size = 0; size < ENOUGH;) {
    const next = await chunks.next();
    if (next.done) break;
    first.push(next.value);
    size += next.value.byteLength;
  }
  const beginning = new TextDecoder(options.encoding).decode(Buffer.concat(first), { stream: true });
  const layout = nzLayouts.find(({ begins }) => begins.test(beginning)) ?? nzLayouts[0];
  yield* layout.rows(chained(first, chunks), options);
};

async function* chained(first: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Files that are made for a bank, with payments as their debits. */
export const bankFormats: readonly ContentFormat[] = [
  {
    format: 'ABA',
    title: 'Payments (ABA)',
    fileType: 'ABA',
    extensions: ['.aba', '.txt'],
    contentType: 'text/plain',
    recognises: (beginning) => abaLayout.begins.test(beginning),
    rows: bankRows(abaLayout),
  },
  {
    format: 'NZ_DIRECT_ENTRY',
    title: 'Payments (NZ direct entry)',
    fileType: 'NZ direct entry',
    extensions: ['.txt', '.csv', '.afi'],
    contentType: 'text/plain',
    recognises: (beginning) => nzLayouts.some(({ begins }) => begins.test(beginning)),
    rows: nzRows,
  },
];
