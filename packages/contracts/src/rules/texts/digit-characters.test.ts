import { describe, expect, it } from 'vitest';
import { characterKind, COMPOSED, OTHER, partsOf, SEPARATOR, UNSEEN } from './digit-characters.ts';

const kindOf = (character: string) => characterKind(character.codePointAt(0) ?? 0);

function* allCharacters(): Generator<string> {
  for (let code = 0; code <= 0x10_ff_ff; code++) {
    if (code < 0xd8_00 || code > 0xdf_ff) yield String.fromCodePoint(code);
  }
}

describe('the kind of a character', () => {
  it('is the value of every decimal digit of every script that this machine can write', () => {
    const systems = Intl.supportedValuesOf('numberingSystem').map((system) => {
      const format = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false });
      return Array.from({ length: 10 }, (_, digit) => [format.format(digit), digit] as const);
    });
    const digits = systems.flat().filter(([written]) => /^\p{Nd}$/u.test(written));
    expect(digits.length).toBeGreaterThan(500);
    expect(digits.filter(([written, digit]) => kindOf(written) !== digit)).toEqual([]);
  });

  it('is a digit for every character of the category Nd, as often each', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (const character of allCharacters()) {
      if (!/\p{Nd}/u.test(character)) continue;
      const kind = kindOf(character);
      expect(kind).toBeLessThan(10);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    expect(new Set(counts).size).toBe(1);
  });

  it('is that of the NFKC form', () => {
    for (const [character, digit] of [
      ['４', 4],
      ['⁴', 4],
      ['₄', 4],
      ['④', 4],
      ['𝟒', 4],
    ] as const)
      expect([character, kindOf(character)]).toEqual([character, digit]);
    for (const [character, parts] of [
      ['⒋', [4, SEPARATOR]],
      ['⑯', [1, 6]],
      ['㏳', [2, 0, OTHER]],
    ] as const)
      expect([character, kindOf(character), partsOf(character.codePointAt(0) ?? 0)]).toEqual([
        character,
        COMPOSED,
        parts,
      ]);
  });

  it('is never of more digits than three, which the quick look at a text counts on', () => {
    for (const character of allCharacters()) {
      const code = character.codePointAt(0) ?? 0;
      if (characterKind(code) !== COMPOSED) continue;
      const digits = partsOf(code).filter((kind) => kind < 10).length;
      expect(digits, character).toBeLessThanOrEqual(3);
    }
  });

  it('is a separator for white space, punctuation and dashes of all kinds', () => {
    for (const character of ' \u00a0\u2007\u202f\u3000\t\n.,/\\-_:;|·•–—―−‐‑・．／－'.replace('|', ''))
      expect([character, kindOf(character)]).toEqual([character, SEPARATOR]);
  });

  it('is unseen for format characters, marks and fillers', () => {
    for (const character of '\u200b\u200c\u200d\u2060\ufeff\u00ad\u202e\u2066\u3164\u115f\uffa0\ufe0f\u0301\u20e3\u034f')
      expect([character, kindOf(character)]).toEqual([character, UNSEEN]);
  });

  it('is something else for letters and symbols', () => {
    for (const character of 'aZé日नع+$=💳') expect([character, kindOf(character)]).toEqual([character, OTHER]);
  });
});
