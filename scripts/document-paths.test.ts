import { describe, expect, it } from 'vitest';
import { documentPathFindings } from './document-paths.ts';

const files = [
  'docs/forms.md',
  'docs/decisions/0001-tool-chain.md',
  'packages/contracts/src/rules/forms/interpreter.ts',
  'apps/api/src/nouns/customers/customer-form-sources.ts',
];
const lost = (text: string, file = 'docs/forms.md') =>
  documentPathFindings(new Map([[file, text]]), files).map(({ problem }) =>
    problem.slice(0, problem.indexOf(' is not')),
  );

describe('the paths of documents', () => {
  it.each([
    '[forms](forms.md#widgets), [one](decisions/0001-tool-chain.md), [folder](decisions/)',
    '`rules/forms/interpreter.ts`, `interpreter.ts`, `packages/contracts/src/rules/forms/`, `contracts/src/rules`',
    '`<noun>/<noun>-form-sources.ts`, `apps/*/src/nouns/`, `{customer,payment}-form-sources.ts`',
    '[web](https://example.com/nothing.md), `{base}/docs/`, `GET customers/{id}`, `app.fold`',
  ])('may be %s', (text) => {
    expect(lost(text)).toEqual([]);
  });

  it.each([
    ['[forms](formulas.md)', 'formulas.md'],
    ['`rules/interpreter.ts`', 'rules/interpreter.ts'],
    ['`preter.ts`', 'preter.ts'],
    ['`contracts/src/forms`', 'contracts/src/forms'],
    ['`apps/api/src/customers/`', 'apps/api/src/customers/'],
    ['`<noun>/customer-rights.ts`', '<noun>/customer-rights.ts'],
  ])('cannot be %s', (text, path) => {
    expect(lost(text)).toEqual([path]);
  });

  it('of decisions may name what has gone since, but not link to it', () => {
    expect(lost('`gone.ts`, [gone](gone.md)', 'docs/decisions/0001-tool-chain.md')).toEqual(['gone.md']);
  });
});
