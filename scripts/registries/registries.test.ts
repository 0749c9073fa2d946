import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { callRegistries, isCallRegistryCurrent } from './call-registries.ts';
import { pageRegistries } from './page-registries.ts';
import { contractTables, entriesIn, isCurrent, registries, root } from './registries.ts';

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

  it.each([...callRegistries, ...pageRegistries].map((registry) => [registry.file, registry] as const))(
    '%s says what the contracts and pages say',
    (_, callRegistry) => {
      expect(isCallRegistryCurrent(callRegistry), 'Run `npm run registries`.').toBe(true);
    },
  );

  it.each(['auditObjects', 'eventTitles', 'events', 'examples', 'functions', 'tables'])(
    'have no name in %s twice, where one noun would replace what another says',
    async (exported) => {
      const registry = registries.find(({ finds }) => finds?.source.includes(`>${exported})`));
      const entries = registry ? entriesIn(registry) : [];
      const modules = await Promise.all(
        entries.map(({ file }) => import(path.join(root, file)) as Promise<Record<string, object>>),
      );
      const names = modules.flatMap((module) => Object.keys(module[exported] ?? {}));
      expect(names.length).toBeGreaterThan(10);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    },
  );
});
