import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNestedDeeper } from './body-limit.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

it('counts the nesting of any JSON, whatever brackets and quotation marks its texts hold', () => {
  const text = fc.stringMatching(/^[[\]{}"\\a]{0,6}$/);
  const value = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 6 }, text, fc.array(tie('value')), fc.dictionary(text, tie('value'))),
  })).value;
  fc.assert(
    fc.property(value, fc.integer({ min: 0, max: 8 }), (json, deepest) => {
      expect(isNestedDeeper(JSON.stringify(json), deepest)).toBe(depthOf(json) > deepest);
    }),
  );
});
