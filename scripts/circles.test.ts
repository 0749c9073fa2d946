import { describe, expect, it } from 'vitest';
import { circlesOf, importsOf } from './circles.ts';

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([file, targets]) => [file, new Set(targets)]));

describe('circles of files', () => {
  it('are none where imports lead one way, also by two ways to the same file', () => {
    expect(circlesOf(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });

  it('are found one for each group, by their shortest way round', () => {
    const files = { a: ['b'], b: ['c', 'a'], c: ['a'], d: ['a', 'e'], e: ['f'], f: ['d'] };
    expect(circlesOf(graph(files))).toEqual([
      ['a', 'b'],
      ['d', 'e', 'f'],
    ]);
  });

  it('are found where a file imports itself', () => {
    expect(circlesOf(graph({ a: ['a'] }))).toEqual([['a']]);
  });
});

describe('imports of a file', () => {
  it('are found with types, over several lines, and where they come later', () => {
    const text = `import type { A } from './a.ts';
import {
  b,
  type B,
} from './b.ts';
import './c.css';
export { d } from './d.ts';
const e = lazy(() => import('./e.tsx'));
type F = import('./f.ts').F;
// import { g } from './g.ts';
/** \`import('./h.ts')\` is only mentioned. */`;
    expect(importsOf(text)).toEqual(['./a.ts', './b.ts', './c.css', './d.ts', './e.tsx', './f.ts']);
  });
});
