import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { kebabCase } from '../../packages/contracts/src/kernel/kebab-case.ts';
import { nouns } from '../../packages/contracts/src/nouns.gen.ts';
import { isContract } from '../../packages/contracts/src/registry.ts';
import { root } from './registries.ts';

const api = path.join(root, 'apps/api/src');

/** The file that a call's procedure belongs in, and the line that it begins with. */
const expected = nouns.flatMap((noun) =>
  Object.entries(noun).flatMap(([contractName, contract]) => {
    if (!isContract(contract)) return [];
    const folder = kebabCase(contract.name.split('.')[0] ?? '');
    const file = `${folder}/${kebabCase(contractName)}.ts`;
    return [`${file}: export const ${contractName} = implement(contracts.${contractName})`];
  }),
);

/** The procedures that there are, in the same words. */
const found = readdirSync(api, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(path.join(api, file), 'utf8').matchAll(/^export const \w+ = implement\([\w.]+\)/gm)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );

describe('the procedures', () => {
  it('are one in a file, which is named as its contract', () => {
    expect(found.toSorted()).toEqual(expected.toSorted());
  });
});
