import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

interface Face {
  /** Package with the files. */
  from: string;
  regular: string;
  bold: string;
  /** Characters it is used for. The first face is tried before all others, the last after them. */
  draws: RegExp;
}

/** Fonts of receipts, in the order in which they are tried for a character. Names need far more than Latin. */
const faces = {
  // Latin with macrons, Greek, Cyrillic, Devanagari
  latin: {
    from: '@expo-google-fonts/noto-sans',
    regular: '400Regular/NotoSans_400Regular.ttf',
    bold: '600SemiBold/NotoSans_600SemiBold.ttf',
    draws: /^/u,
  },
  arabic: {
    from: '@embedpdf/fonts-arabic',
    regular: 'fonts/NotoNaskhArabic-Regular.ttf',
    bold: 'fonts/NotoNaskhArabic-Bold.ttf',
    draws: /\p{Script_Extensions=Arabic}/u,
  },
  hebrew: {
    from: '@embedpdf/fonts-hebrew',
    regular: 'fonts/NotoSansHebrew-Regular.ttf',
    bold: 'fonts/NotoSansHebrew-Bold.ttf',
    draws: /\p{Script=Hebrew}/u,
  },
  thai: {
    from: '@expo-google-fonts/noto-sans-thai',
    regular: '400Regular/NotoSansThai_400Regular.ttf',
    bold: '600SemiBold/NotoSansThai_600SemiBold.ttf',
    draws: /\p{Script=Thai}/u,
  },
  korean: {
    from: '@embedpdf/fonts-kr',
    regular: 'fonts/NotoSansKR-Regular.otf',
    bold: 'fonts/NotoSansKR-Bold.otf',
    draws: /\p{Script=Hangul}/u,
  },
  // Simplified and traditional Chinese, and Japanese
  chinese: {
    from: '@embedpdf/fonts-sc',
    regular: 'fonts/NotoSansHans-Regular.otf',
    bold: 'fonts/NotoSansHans-Bold.otf',
    draws: /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\uFF00-\uFFEF]/u,
  },
  emoji: {
    from: '@expo-google-fonts/noto-emoji',
    regular: '400Regular/NotoEmoji_400Regular.ttf',
    bold: '600SemiBold/NotoEmoji_600SemiBold.ttf',
    draws: /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u,
  },
  // Coarse and without joining letters, but covers every other script
  any: {
    from: '@fontsource/unifontex',
    regular: 'files/unifontex-latin-400-normal.woff',
    bold: 'files/unifontex-latin-400-normal.woff',
    draws: /^/u,
  },
} as const satisfies Record<string, Face>;

type FaceName = keyof typeof faces;
export type FontName = `${FaceName}-${Weight}`;

/** Placeholders given to pdfkit instead of font files: each opens as a font that was parsed before. */
const sources = new Map<FontName, Uint8Array>();
const parsed = new Map<Uint8Array, fontkit.Font>();

/** A font format whose files are the placeholders above; fontkit tries it after real font formats. */
function ParsedFont(stream: { buffer: Uint8Array }): object {
  const font = parsed.get(stream.buffer);
  if (!font) throw new Error('Not a font that was parsed');
  return font;
}
ParsedFont.probe = (buffer: Uint8Array): boolean => parsed.has(buffer);
fontkit.registerFormat(ParsedFont);

/**
 * Returns the placeholder of a font for `registerFont`. Parsing takes nine tenths of a receipt's time and pdfkit
 * repeats it for each document, so fonts are parsed once per thread.
 */
export function fontSource(name: FontName): Uint8Array {
  const known = sources.get(name);
  if (known) return known;
  const source = new TextEncoder().encode(`parsed font: ${name}`);
  const [face, weight] = name.split('-') as [FaceName, Weight];
  parsed.set(source, fontkit.create(trueType(readFileSync(fileOf(faces[face], weight)))));
  sources.set(name, source);
  return source;
}

const trueType = (file: Buffer): Buffer => (file.toString('latin1', 0, 4) === 'wOFF' ? unpackWoff(file) : file);

/** Finds files beside the package's entry, because not every package exports them. */
function fileOf(face: Face, weight: Weight): string {
  const folder = require.resolve.paths(face.from)?.map((place) => path.join(place, face.from));
  const found = folder?.map((place) => path.join(place, face[weight])).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`The font ${face.from} is not installed`);
  return found;
}

/** Returns the font that has all of these characters; null if none does. */
export function fontOf(characters: string, weight: Weight): FontName | null {
  for (const [face, { draws }] of Object.entries(faces) as [FaceName, Face][]) {
    if (!draws.test(characters)) continue;
    const name: FontName = `${face}-${weight}`;
    if (canDraw(name, characters)) return name;
  }
  return null;
}

/** Returns the ascent of a font, as a share of its size. */
export function ascentOf(name: FontName): number {
  const font = parsed.get(fontSource(name));
  return font ? font.ascent / font.unitsPerEm : 0;
}

/** Whether a font has a glyph for each of these characters. */
export function canDraw(name: FontName, characters: string): boolean {
  const font = parsed.get(fontSource(name));
  return Array.from(characters).every((character) => font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}
