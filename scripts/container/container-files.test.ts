import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const file = (name: string) => path.join(import.meta.dirname, name);
const root = path.resolve(import.meta.dirname, '../..');
const dockerfile = readFileSync(file('Dockerfile'), 'utf8');

describe('the container files', () => {
  it('are a Dockerfile that its validator accepts', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it('are a compose file that its linter accepts', () => {
    const [result] = new DCLinter({
      rules: { 'service-keys-order': 0 },
      quiet: true,
      debug: false,
      exclude: [],
    }).lintFiles([file('compose.yaml')], false);
    expect(result?.messages.map(({ line, message, rule }) => `${line}: ${message} (${rule})`)).toEqual([]);
  });

  it('take Node and pnpm in the versions that the project runs with', () => {
    const run = readFileSync(path.join(root, 'scripts/run.mjs'), 'utf8');
    const node = /FROM node:(?<version>[\d.]+)-/.exec(dockerfile)?.groups?.version;
    const pnpm = / pnpm@(?<version>[\d.]+)/.exec(dockerfile)?.groups?.version;
    expect(run).toContain(`'${node}'`);
    expect(run).toContain(`'${pnpm}'`);
  });
});
