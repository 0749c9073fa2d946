import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLines, readAddress } from './pasted-address.ts';

describe('a pasted address', () => {
  it('is read from lines', () => {
    expect(readAddress('Unit 4\n27 Bolton Street\nNewcastle NSW 2300')).toEqual({
      lines: ['Unit 4', '27 Bolton Street'],
      city: 'Newcastle',
      state: 'NSW',
      postcode: '2300',
    });
  });

  it('is read from one line with commas, as maps write it, its streets in one line', () => {
    expect(readAddress('Unit 4, 27 Bolton St, Newcastle NSW 2300, Australia')).toEqual({
      lines: ['Unit 4, 27 Bolton St'],
      city: 'Newcastle',
      state: 'NSW',
      postcode: '2300',
    });
  });

  it('may write the state in full, in small letters, or apart from city and postcode', () => {
    const place = { lines: ['1 King St'], city: 'Alice Springs', state: 'NT', postcode: '0870' };
    expect(readAddress('1 King St\r\nAlice Springs\r\nNT 0870\r\n')).toEqual(place);
    expect(readAddress('1 King St, Alice Springs, nt, 0870')).toEqual(place);
    expect(readAddress('1 King St, Alice Springs Northern Territory 0870')).toEqual(place);
  });

  it('may be of New Zealand, which its country tells', () => {
    expect(readAddress('8 Bridge Street\nThe Wood\nNelson 7010\nNew Zealand')).toEqual({
      lines: ['8 Bridge Street', 'The Wood'],
      city: 'Nelson',
      state: 'OUTSIDE_AUSTRALIA',
      postcode: '7010',
    });
    expect(readAddress('8 Bridge Street, Nelson 7010')).toMatchObject({ city: 'Nelson', state: '', postcode: '7010' });
  });

  it('is left alone where it is only a street, only a place, or does not end like an address', () => {
    for (const text of [
      '',
      '27 Bolton Street',
      'Unit 4, 27 Bolton Street',
      'Newcastle NSW 2300',
      'Level 2\nRear',
      '\n,',
    ])
      expect(readAddress(text), text).toBeNull();
  });

  it('never fails, whatever is pasted, and keeps no line break', () => {
    const pasted = fc.string({ unit: fc.constantFrom(...'aN1 ,\n\r'.split(''), 'NSW', '2300', 'NZ'), maxLength: 40 });
    fc.assert(
      fc.property(pasted, (text) => {
        const address = readAddress(text);
        if (address) expect(address.lines.join('') + address.city).not.toMatch(/[\r\n]/);
      }),
    );
  });

  it('goes into the lines there are', () => {
    expect(fitLines(['Att: Jo', 'Level 2', 'Unit 4', '27 Bolton Street'], 3)).toEqual([
      'Att: Jo',
      'Level 2',
      'Unit 4, 27 Bolton Street',
    ]);
    expect(fitLines(['1 King St'], 3)).toEqual(['1 King St']);
  });
});
