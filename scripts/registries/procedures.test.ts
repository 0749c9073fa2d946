import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { kebabCase } from '../../packages/contracts/src/kernel/kebab-case.ts';
import { contracts } from '../../packages/contracts/src/registry.ts';
import { contractNameOf, folderOf } from './call-names.ts';
import { root } from './registries.ts';

const api = path.join(root, 'apps/api/src/nouns');

/** Every call's procedure, and the file that it belongs in. */
const expected = contracts.map((call) => {
  const name = contractNameOf(call);
  return `${folderOf(call)}/${kebabCase(name)}.ts: ${name} implements ${name}`;
});

const PROCEDURE = /^export const (?<name>\w+) =\s+implement\(\s*contracts\.(?<contract>\w+)/gm;

/** The procedures that there are. */
const found = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(path.join(api, file), 'utf8').matchAll(PROCEDURE)].map(
      ({ groups }) => `${file}: ${groups?.name} implements ${groups?.contract}`,
    ),
  );

describe('the procedures', () => {
  it('are one in a file, which is named as its contract', () => {
    expect(found.toSorted()).toEqual(expected.toSorted());
  });
});
