import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { domainPage, withStates } from './domain-states.ts';

it('finds the states in docs/domain.md as they are; otherwise run `node scripts/run.mjs node scripts/domain-states.ts`', () => {
  const page = readFileSync(domainPage, 'utf8');
  expect(withStates(page)).toBe(page);
});

it('refuses a page without its markers', () => {
  expect(() => withStates('# Domain')).toThrow('docs/domain.md must hold');
});
