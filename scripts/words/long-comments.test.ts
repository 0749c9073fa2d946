import { expect, it } from 'vitest';
import { longComments } from './long-comments.ts';

const block = (count: number) => ['/**', ...Array.from({ length: count }, () => ' * Why.'), ' */'].join('\n');
const lines = (count: number) => Array.from({ length: count }, () => '// Why').join('\n');

it('names the lines where comments of more than three lines start', () => {
  const text = [block(3), 'const a = 1;', lines(3), 'const b = 2;', block(4), 'const c = 3;', lines(4), ''].join('\n');
  expect(longComments(text)).toEqual([11, 18]);
});
