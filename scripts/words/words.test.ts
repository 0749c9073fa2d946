import { expect, it } from 'vitest';
import { findWords } from './words.ts';

const found = (file: string, source: string) => findWords(file, source).map(({ line }) => line);

it('finds a word in comments of every kind', () => {
  const source = [
    '/** What nobody sees. */',
    'const a = 1; // made anew',
    '// Whoever asks',
    ' * Answers whether it is',
  ];
  expect(found('a.ts', source.join('\n'))).toEqual([1, 2, 3, 4]);
});

it('finds a word in the title of a test, with parameters or not', () => {
  expect(found('a.test.ts', "it('tells somebody', () => {});")).toEqual([1]);
  expect(found('a.test.ts', "it.each(rows)('%s answers 401', () => {});")).toEqual([1]);
});

it('leaves code and texts of screens alone', () => {
  expect(found('a.tsx', "const somebody = 'Nobody can approve this';")).toEqual([]);
});

it('reads documents but not the code in them', () => {
  expect(found('a.md', 'The present state.\n```\nnobody\n```')).toEqual([1]);
});
