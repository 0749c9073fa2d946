import { describe, expect, it } from 'vitest';
import { maskNote } from './mask-note.ts';

describe('what a typed number tells', () => {
  it('names the bank of a BSB, and says quietly that it does not know one', () => {
    expect(maskNote('bsb', '062-000')).toEqual({ name: 'Commonwealth', isKnown: true });
    expect(maskNote('bsb', '06')).toEqual({ name: 'Commonwealth' });
    expect(maskNote('bsb', '999-999')).toEqual({ name: 'The bank of this BSB is not known here.' });
  });

  it('names the bank of a New Zealand account, and doubts an unknown branch', () => {
    expect(maskNote('nzAccount', '01-0902-0068389-00')).toEqual({ name: 'ANZ', isKnown: true });
    expect(maskNote('nzAccount', '01-61')).toEqual({ name: 'ANZ' });
    expect(maskNote('nzAccount', '01-6150-0012346-00')).toEqual({
      warning: 'This branch is not known. Check the number.',
    });
  });

  it('doubts nothing that is not complete, and confirms nothing that is wrong', () => {
    expect(maskNote('bsb', '99')).toEqual({});
    expect(maskNote('nzAccount', '99-6150')).toEqual({});
    expect(maskNote('nzAccount', '01-0902-0068388-00')).toEqual({});
    expect(maskNote('abn', '51824753556')).toEqual({});
  });
});
