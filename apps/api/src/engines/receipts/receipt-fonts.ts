import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);
// They hold macrons, Greek and Cyrillic, which names have
const files = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  bold: '600SemiBold/NotoSans_600SemiBold.ttf',
} as const;

export type FontName = keyof typeof files;

/** What pdfkit is given in place of a font file: it opens as the font that was parsed before. */
const sources = new Map<FontName, Uint8Array>();
const parsed = new Map<Uint8Array, object>();

/** A format whose files are the sources above; fontkit asks it after the formats of real font files. */
function ParsedFont(stream: { buffer: Uint8Array }): object {
  const font = parsed.get(stream.buffer);
  if (!font) throw new Error('Not a font that was parsed');
  return font;
}
ParsedFont.probe = (buffer: Uint8Array): boolean => parsed.has(buffer);
fontkit.registerFormat(ParsedFont);

/**
 * The source of a font for `registerFont`. Parsing takes nine tenths of the time of a receipt, and pdfkit parses for
 * each document: so it is given a source that stands for the font parsed once in this thread.
 */
export function fontSource(name: FontName): Uint8Array {
  const known = sources.get(name);
  if (known) return known;
  const source = new TextEncoder().encode(`parsed font: ${name}`);
  const file = readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${files[name]}`));
  parsed.set(source, fontkit.create(file));
  sources.set(name, source);
  return source;
}
