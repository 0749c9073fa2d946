import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { receiptPdf, receiptThread } from './receipt-pdf.ts';
import type { Receipt } from './receipt.ts';

const receipt = (receiptNumber: string, customer = 'Māori Ōtautahi Ltd'): Receipt => ({
  receiptNumber,
  title: 'Receipt',
  note: 'Paid.',
  businessName: 'Harbour City Water',
  about: ['ABN 51 824 753 556'],
  total: '$25.19',
  at: '20 Nov 2026, 8:00 pm',
  facts: [['Customer', customer]],
  amounts: [['Total', '$25.19']],
});
const at = new Date('2026-11-20T09:00:00Z');
async function words(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

it('draws each receipt with its own words, from fonts that are parsed once', async () => {
  const pdfs = await Promise.all(
    ['Māori Ōtautahi', 'Ωμέγα', 'Жанна 47'].map((name, n) => receiptPdf(receipt(`${n}`, name), { at, lane: 'a' })),
  );
  const texts = await Promise.all(pdfs.map(words));
  expect(texts).toEqual([
    expect.stringContaining('Māori Ōtautahi'),
    expect.stringContaining('Ωμέγα'),
    expect.stringContaining('Жанна 47'),
  ]);
});

/** Drawn with the name of a customer, and read again. */
const readAgain = async (customer: string): Promise<string> =>
  (await words(await receiptPdf(receipt('1', customer), { at, lane: 'a' }))).normalize('NFKC');

it.each([
  ['Arabic', 'محمد علي'],
  ['Hebrew', 'דוד כהן'],
  ['Thai', 'สมชาย ใจดี'],
  ['simplified Chinese', '陈伟'],
  ['traditional Chinese', '李小龍'],
  ['Japanese', 'さくらサクラ東京'],
  ['Korean', '김민준'],
  ['Georgian', 'გიორგი'],
  ['Tamil', 'முருகன்'],
  ['emoji', 'Gym 😀'],
  ['several scripts', 'Kim 김민준 (李) Ōtautahi'],
])('draws names in %s', async (_script, name) => {
  expect(await readAgain(name)).toContain(`Customer ${name.normalize('NFKC')}`);
});

it('draws each word of a line from right to left, and numbers in it from left to right', async () => {
  const pdf = await receiptPdf(receipt('1', 'محمد 42'), { at, lane: 'a' });
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item) => ('str' in item ? [{ text: item.str, x: Number(item.transform[4]) }] : []));
  const left = (part: string) => placed.find(({ text }) => text.includes(part))?.x ?? Number.NaN;
  expect(left('42')).toBeLessThan(left('محمد'));
});

it('draws a box for what no font has, and leaves out signs without a look', async () => {
  expect(await readAgain('x\u{10FFFD}y')).toContain('Customer x\u25A1y');
  expect(await readAgain('Ann\u200B\u00ADa')).toContain('Customer Anna');
});

it('takes the lines that a long name needs, in any script', async () => {
  expect((await readAgain('李小龍'.repeat(40))).replaceAll(' ', '')).toContain('李小龍'.repeat(40));
  expect((await readAgain('Whakatāne'.repeat(20))).replaceAll(' ', '')).toContain('Whakatāne'.repeat(20));
});

it('leaves the main thread free while fifty are drawn, and another community waits for one', async () => {
  await receiptPdf(receipt('0'), { at, lane: 'a' });
  const order: string[] = [];
  const before = process.threadCpuUsage();
  const many = Array.from({ length: 50 }, async (_, n) => {
    await receiptPdf(receipt(String(n)), { at, lane: 'a' });
    order.push('a');
  });
  const other = receiptPdf(receipt('other'), { at, lane: 'b' }).then(() => order.push('b'));
  await Promise.all([...many, other]);
  const { user, system } = process.threadCpuUsage(before);
  expect(order.indexOf('b')).toBeLessThan(4);
  expect((user + system) / 1000 / 51).toBeLessThan(5);
});

it('refuses what would wait beyond fifty of a community', async () => {
  const many = Array.from({ length: 60 }, (_, n) => receiptPdf(receipt(String(n)), { at, lane: 'a' }));
  const outcomes = await Promise.allSettled(many);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(9);
  expect(refused[0]?.reason).toMatchObject({ type: 'too-many-requests', retryAfter: 2 });
});

it('loses only the receipt being drawn when its thread dies', async () => {
  const many = Array.from({ length: 10 }, (_, n) => receiptPdf(receipt(String(n)), { at, lane: 'a' }));
  await receiptThread()?.terminate();
  const outcomes = await Promise.allSettled(many);
  const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(lost.map(({ reason }) => String(reason))).toEqual([expect.stringContaining('ended')]);
  expect(await words(await receiptPdf(receipt('2'), { at, lane: 'a' }))).toContain('Receipt');
});

it('reports a receipt that cannot be drawn and goes on', async () => {
  const broken = { ...receipt('1'), facts: null } as never;
  await expect(receiptPdf(broken, { at, lane: 'a' })).rejects.toThrow();
  expect(await words(await receiptPdf(receipt('2'), { at, lane: 'a' }))).toContain('Receipt');
});
