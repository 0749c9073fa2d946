import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentInspection } from './content-inspection.ts';

function inspect(content: Uint8Array, size = content.byteLength || 1) {
  const inspection = new ContentInspection();
  for (let at = 0; at < content.byteLength; at += size) inspection.add(content.subarray(at, at + size));
  return inspection.end();
}

const written = (text: string, encoding: 'utf-8' | 'utf-16le' | 'utf-16be', mark: boolean): Buffer => {
  const marked = (mark ? '\ufeff' : '') + text;
  if (encoding === 'utf-8') return Buffer.from(marked);
  const bytes = Buffer.from(marked, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
};

describe('the encoding of an upload', () => {
  it('is Unicode for any text in it, however it arrives', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((name) => `Name\né${name.replaceAll('\u0000', '').replaceAll('\ufffd', '')}`);
    const encoding = fc.constantFrom('utf-8' as const, 'utf-16le' as const, 'utf-16be' as const);
    fc.assert(
      fc.property(text, encoding, fc.integer({ min: 1, max: 9 }), fc.boolean(), (name, drawn, size, mark) => {
        expect(inspect(written(name, drawn, mark), size)).toEqual({ encodings: [drawn], isCertain: true });
      }),
    );
  });

  it('is any for ASCII, which all of them but UTF-16 store alike', () => {
    expect(inspect(Buffer.from('Name\nKim\n'), 3)).toEqual({
      encodings: ['utf-8', 'windows-1252', 'macintosh'],
      isCertain: true,
    });
  });

  it('is uncertain where letters are single bytes', () => {
    expect(inspect(Buffer.from('Bj\u00f6rk, Fran\u00e7ois, \u0093quoted\u0094', 'latin1'), 3)).toEqual({
      encodings: ['windows-1252', 'macintosh'],
      isCertain: false,
    });
    // François and Zoë as Excel for Mac writes them
    expect(inspect(Buffer.from('Fran\u008dois, Zo\u0091', 'latin1'), 3)).toEqual({
      encodings: ['macintosh'],
      isCertain: false,
    });
  });

  const text = 'Name\r\nKim\rLi\n';
  it.each([
    ['nothing', Buffer.alloc(0), /empty/],
    ['a workbook', Buffer.from('PK\u0003\u0004rest', 'latin1'), /workbook or a ZIP.*CSV UTF-8/],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), /Excel workbook/],
    ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]), /UTF-32/],
    ['a NUL byte', Buffer.from(`${text}A\u0000b`), /not a text file: line 4, column 2/],
    ['a NUL sign of UTF-16', Buffer.from(`${text}A\u0000b`, 'utf16le'), /not a text file: line 4, column 2/],
    [
      'half a letter of UTF-16',
      Buffer.from(`${text}Zo\ud83d, Li`, 'utf16le'),
      /UTF-16, but line 4, column 3 is damaged/,
    ],
    ['half a sign of UTF-16', Buffer.from(`${text}Li`, 'utf16le').subarray(0, -1), /line 4, column 2 is damaged/],
    ['a letter that was lost before', Buffer.from(`${text}Zo\ufffd`), /letter was lost at line 4, column 3/],
    ['bytes of a program', Buffer.from([0x41, 0x81, 0x8d, 0xfe, 0x07]), /binary data/],
    [
      'UTF-8 that breaks off in a letter after others',
      Buffer.from([0xc3, 0xa9, 0x2c, 0xe9, 0x2c]),
      /column 3 .* mixes/,
    ],
  ])('is refused with a reason for %s', (_name, content, reason) => {
    for (const size of [1, 2, 100]) {
      const found = inspect(content, size);
      expect('fault' in found && found.fault).toMatch(reason);
    }
  });
});
