import PdfDocument from 'pdfkit';
import type { Weight } from './receipt-fonts.ts';
import { drawText } from './receipt-text.ts';
import type { Receipt } from './receipt.ts';

type Pdf = PDFKit.PDFDocument;
const INK = '#1A2021';
const QUIET = '#4C5453';
const LINE = '#CFCBC1';
/** In points: the page is A5, which also prints on A4. */
const MARGIN = 48;

/** Draws a receipt as a one-page PDF. `at` is the document's creation date. */
export async function drawReceipt(receipt: Receipt, at: Date): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: 'A5',
    margin: MARGIN,
    lang: 'en-AU',
    displayTitle: true,
    info: {
      Title: `${receipt.title} ${receipt.receiptNumber}`,
      Author: receipt.businessName,
      Producer: 'QuickPortal',
      Creator: 'QuickPortal',
      CreationDate: at,
    },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  draw(pdf, receipt);
  pdf.end();
  return done;
}

function draw(pdf: Pdf, receipt: Receipt): void {
  text(pdf, receipt.businessName, { size: 15, weight: 'bold' });
  for (const line of receipt.about) text(pdf, line, { size: 9, colour: QUIET });
  rule(pdf, 12);
  text(pdf, receipt.title, { size: 11, weight: 'bold' });
  text(pdf, receipt.total, { size: 26, weight: 'bold' });
  text(pdf, receipt.at, { size: 9, colour: QUIET });
  text(pdf, receipt.note, { size: 9, colour: QUIET });
  rule(pdf, 10);
  for (const row of receipt.facts) pair(pdf, row);
  rule(pdf, 6);
  for (const row of receipt.amounts.slice(0, -1)) pair(pdf, row);
  pdf.moveDown(0.2);
  for (const row of receipt.amounts.slice(-1)) pair(pdf, row, 'bold');
  totalRule(pdf);
}

function text(
  pdf: Pdf,
  words: string,
  { size, weight = 'regular', colour = INK }: { size: number; weight?: Weight; colour?: string },
): void {
  pdf.fillColor(colour);
  pdf.y = drawText(pdf, words, { x: MARGIN, y: pdf.y, width: widthOf(pdf), size, weight });
}

const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

/** Draws a term on the left and its value on the right, on as many lines as needed. */
function pair(pdf: Pdf, [term, value]: readonly [string, string], weight: Weight = 'regular'): void {
  const width = widthOf(pdf);
  const line = { y: pdf.y, size: 9.5, weight };
  pdf.fillColor(weight === 'bold' ? INK : QUIET);
  const afterTerm = drawText(pdf, term, { ...line, x: MARGIN, width: width * 0.45 });
  pdf.fillColor(INK);
  const afterValue = drawText(pdf, value, {
    ...line,
    x: MARGIN + width * 0.45,
    width: width * 0.55,
    align: 'right',
  });
  pdf.y = Math.max(afterTerm, afterValue) + 4;
}

function rule(pdf: Pdf, space: number): void {
  const y = pdf.y + space;
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke();
  pdf.y = y + space;
}

/** Draws the double line under a total. */
function totalRule(pdf: Pdf): void {
  for (const y of [pdf.y + 1, pdf.y + 4])
    pdf
      .moveTo(MARGIN, y)
      .lineTo(pdf.page.width - MARGIN, y)
      .lineWidth(0.6)
      .strokeColor(INK)
      .stroke();
  pdf.y += 10;
}
