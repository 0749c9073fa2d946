import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { callRegistries, isCallRegistryCurrent } from './call-registries.ts';
import { contractTables, isCurrent, registries, root } from './registries.ts';

describe('the registries', () => {
  it.each(registries.map((registry) => [registry.file, registry] as const))(
    '%s says what the folders hold',
    (_, registry) => {
      expect(isCurrent(registry), 'Run `npm run registries`.').toBe(true);
    },
  );

  it.each([...contractTables()])('%s has the contracts of its folder', (file, text) => {
    expect(readFileSync(path.join(root, file), 'utf8'), 'Run `npm run registries`.').toBe(text);
  });

  it.each(callRegistries.map((registry) => [registry.file, registry] as const))(
    '%s says what the contracts say',
    (_, callRegistry) => {
      expect(isCallRegistryCurrent(callRegistry), 'Run `npm run registries`.').toBe(true);
    },
  );
});
