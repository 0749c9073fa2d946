import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentInspection } from './content-inspection.ts';

function inspect(content: Uint8Array, size = content.byteLength || 1) {
  const inspection = new ContentInspection();
  for (let at = 0; at < content.byteLength; at += size) inspection.add(content.subarray(at, at + size));
  return inspection.end();
}

describe('the encoding of an upload', () => {
  it('is UTF-8 for any text in it, however it arrives', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((name) => `Name\n${name.replaceAll('\u0000', '').replaceAll('\ufffd', '')}`);
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 9 }), fc.boolean(), (name, size, mark) => {
        expect(inspect(Buffer.from((mark ? '\ufeff' : '') + name), size)).toEqual({ encoding: 'utf-8' });
      }),
    );
  });

  it('is Windows-1252 where letters are single bytes of it', () => {
    expect(inspect(Buffer.from('Bj\u00f6rk, Fran\u00e7ois, \u0093quoted\u0094', 'latin1'), 3)).toEqual({
      encoding: 'windows-1252',
    });
  });

  it.each([
    ['nothing', Buffer.alloc(0), /empty/],
    ['a workbook', Buffer.from('PK\u0003\u0004rest', 'latin1'), /workbook or a ZIP/],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), /Excel workbook/],
    ['a PDF', Buffer.from('%PDF-1.7'), /PDF/],
    ['UTF-16', Buffer.from('\ufeffName', 'utf16le'), /UTF-16/],
    ['UTF-16 without a mark', Buffer.from('Name', 'utf16le'), /not a text file/],
    ['a NUL byte', Buffer.from('Name\nA\u0000b'), /not a text file/],
    ['bytes without a letter', Buffer.from([0x41, 0x81, 0x8d, 0xfe]), /not a text file/],
    ['UTF-8 that breaks off in a letter after others', Buffer.from([0xc3, 0xa9, 0x2c, 0xe9, 0x2c]), /neither UTF-8/],
  ])('is refused with a reason for %s', (_name, content, reason) => {
    for (const size of [1, 2, 100]) {
      const found = inspect(content, size);
      expect('fault' in found && found.fault).toMatch(reason);
    }
  });
});
