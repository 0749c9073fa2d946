import PdfDocument from 'pdfkit';
import { fontSource, type FontName } from './receipt-fonts.ts';
import type { Receipt } from './receipt.ts';

type Pdf = PDFKit.PDFDocument;
const INK = '#1A2021';
const QUIET = '#4C5453';
const LINE = '#CFCBC1';
/** Points: the page is A5, which prints on A4 as well. */
const MARGIN = 48;

/** Draws a receipt as a PDF of one page. `at`: when it is made, for the document's own date. */
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
  pdf.registerFont('regular', fontSource('regular')).registerFont('bold', fontSource('bold'));
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
  text(pdf, receipt.businessName, { size: 15, font: 'bold' });
  for (const line of receipt.about) text(pdf, line, { size: 9, colour: QUIET });
  rule(pdf, 12);
  text(pdf, receipt.title, { size: 11, font: 'bold' });
  text(pdf, receipt.total, { size: 26, font: 'bold' });
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
  { size, font = 'regular', colour = INK }: { size: number; font?: FontName; colour?: string },
): void {
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(colour)
    .text(words, MARGIN, pdf.y, { width: widthOf(pdf) });
}

const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;

/** A term at the left and its value at the right; a long value takes the lines that it needs. */
function pair(pdf: Pdf, [term, value]: readonly [string, string], font: FontName = 'regular'): void {
  const top = pdf.y;
  const width = widthOf(pdf);
  pdf.font(font).fontSize(9.5);
  pdf.fillColor(font === 'bold' ? INK : QUIET).text(term, MARGIN, top, { width: width * 0.45 });
  const afterTerm = pdf.y;
  pdf.fillColor(INK).text(value, MARGIN + width * 0.45, top, { width: width * 0.55, align: 'right' });
  pdf.y = Math.max(afterTerm, pdf.y) + 4;
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

/** Two thin lines close a total. */
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
