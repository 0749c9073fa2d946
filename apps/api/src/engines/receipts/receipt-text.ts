import bidiFactory from 'bidi-js';
import { ascentOf, canDraw, fontOf, fontSource, type FontName, type Weight } from './receipt-fonts.ts';

type Pdf = PDFKit.PDFDocument;

/** A part of a line with one font and direction. */
interface Run {
  text: string;
  font: FontName;
  /** Odd: right to left. */
  level: number;
}

/** Position and style of a text. Lengths in points. */
export interface TextPlace {
  x: number;
  /** Top of the first line. */
  y: number;
  width: number;
  size: number;
  weight?: Weight;
  align?: 'left' | 'right';
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });
/** Drawn for characters without a font. */
const BOX = '\u25A1';
// Formatting characters without a glyph of their own
const INVISIBLE = /[[\p{Default_Ignorable_Code_Point}\p{Cc}]--[\u200C\u200D]]/gv;
const JOINERS = /[\u200C\u200D]/g;
/** Scripts that fontkit itself draws right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Scripts without spaces between words: a line can end after each word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Letters whose shape does not depend on their neighbours. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** A list, so that pdfkit lays out a run as a whole. */
const WHOLE = { features: [] };

/** Draws a text with the fonts and directions of its scripts, on as many lines as needed. Returns the bottom. */
export function drawText(pdf: Pdf, text: string, place: TextPlace): number {
  const { x, y, width, size, weight = 'regular', align = 'left' } = place;
  const lineHeight = setFont(pdf, `latin-${weight}`, size).currentLineHeight(true);
  const ascent = ascentOf(`latin-${weight}`) * size;
  const lines = linesOf(pdf, text, { width, size, weight });
  for (const [index, line] of lines.entries()) {
    const runs = runsOf(line, weight);
    const lineWidth = widthOf(pdf, runs, size);
    let left = align === 'right' ? x + width - lineWidth : x;
    // Copied text must be the characters, whatever their shapes; readers reorder right-to-left lines themselves
    const isShaped = !PLAIN.test(line) && runs.every(({ level }) => level === 0);
    if (isShaped) pdf.markContent('Span', { actual: line });
    for (const run of visualOrder(runs)) {
      setFont(pdf, run.font, size).text(asDrawn(run), left, y + index * lineHeight + ascent, {
        ...WHOLE,
        lineBreak: false,
        baseline: 'alphabetic',
      });
      left += widthOf(pdf, [run], size);
    }
    if (isShaped) pdf.endMarkedContent();
  }
  return y + lines.length * lineHeight;
}

const registered = new WeakMap<Pdf, Set<FontName>>();

function setFont(pdf: Pdf, name: FontName, size: number): Pdf {
  const known = registered.get(pdf) ?? new Set();
  registered.set(pdf, known);
  if (!known.has(name)) pdf.registerFont(name, fontSource(name));
  known.add(name);
  return pdf.font(name).fontSize(size);
}

const widthOf = (pdf: Pdf, runs: readonly Run[], size: number): number =>
  runs.reduce((sum, run) => sum + setFont(pdf, run.font, size).widthOfString(asDrawn(run), WHOLE), 0);

/** Breaks a text at spaces, and between words of scripts without spaces; within a word only if it fills a line. */
function linesOf(
  pdf: Pdf,
  text: string,
  { width, size, weight }: { width: number; size: number; weight: Weight },
): string[] {
  const measured = (part: string) => widthOf(pdf, runsOf(part.trimEnd(), weight), size);
  const lines: string[] = [];
  let line = '';
  const add = (part: string) => {
    if (line !== '' && measured(line + part) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  };
  for (const piece of piecesOf(text)) {
    if (measured(piece) <= width) add(piece);
    else for (const { segment } of graphemes.segment(piece)) add(segment);
  }
  return [...lines, line.trimEnd()];
}

/** Splits a text into unbreakable pieces: words with their following spaces. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text.replaceAll(/\s+/g, ' '))) {
    const before = pieces.at(-1);
    const isBreak =
      before === undefined || before.endsWith(' ') || (UNSPACED.test(before.at(-1) ?? '') && UNSPACED.test(segment));
    if (isBreak && segment !== ' ') pieces.push(segment);
    else pieces[Math.max(0, pieces.length - 1)] = (before ?? '') + segment;
  }
  return pieces;
}

/** Splits a line into runs, in logical order. */
function runsOf(line: string, weight: Weight): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line);
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const level = levels[index] ?? 0;
    const before = runs.at(-1);
    const { text, font } = drawable(segment, weight, before?.font);
    if (text === '') continue;
    if (before?.font === font && before.level === level) before.text += text;
    else runs.push({ text, font, level });
  }
  return runs;
}

/** Returns the glyph text and font of a grapheme; spaces and signs keep the previous font. */
function drawable(grapheme: string, weight: Weight, before: FontName | undefined): { text: string; font: FontName } {
  const text = grapheme.replaceAll(INVISIBLE, '');
  const isSign = !/[\p{L}\p{N}]/u.test(text);
  if (isSign && before !== undefined && !before.startsWith('emoji') && canDraw(before, text))
    return { text, font: before };
  const font = fontOf(text, weight);
  if (font !== null) return { text, font };
  const plain = text.replaceAll(JOINERS, '');
  const found = fontOf(plain, weight);
  return found === null ? { text: BOX, font: `any-${weight}` } : { text: plain, font: found };
}

/** Orders runs from left to right (rule L2 of the bidirectional algorithm). */
function visualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

/** Returns the characters of a run as fontkit expects them: it reverses right-to-left scripts itself. */
function asDrawn({ text, level }: Run): string {
  const isReversed = level % 2 === 1;
  if (!isReversed && !RIGHT_TO_LEFT.test(text)) return text;
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const mirrored = isReversed ? characters.map((each) => bidi.getMirroredCharacter(each) ?? each) : characters;
  return (RIGHT_TO_LEFT.test(text) === isReversed ? mirrored : mirrored.toReversed()).join('');
}
