import { describe, expect, it } from 'vitest';
import { isOneLetterApart } from './one-letter-apart.ts';

describe('two words', () => {
  it.each([
    ['petrov', 'petrow'],
    ['petrov', 'betrov'],
    ['petrov', 'petrv'],
    ['petrov', 'petrovv'],
    ['petrov', 'etrov'],
    ['petrov', 'petorv'],
    ['petrov', 'eptrov'],
    ['petrov', 'petrvo'],
    ['李明', '李'],
  ])('%s and %s are one letter apart', (word, other) => {
    expect(isOneLetterApart(word, other)).toBe(true);
    expect(isOneLetterApart(other, word)).toBe(true);
  });

  it.each([
    ['petrov', 'petrov'],
    ['petrov', 'pertow'],
    ['petrov', 'petr'],
    ['petrov', 'vetrop'],
    ['abcd', 'bcxd'],
    ['', ''],
  ])('%s and %s are not', (word, other) => {
    expect(isOneLetterApart(word, other)).toBe(false);
    expect(isOneLetterApart(other, word)).toBe(false);
  });
});
