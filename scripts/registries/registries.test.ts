import { describe, expect, it } from 'vitest';
import { callRegistries, isCallRegistryCurrent } from './call-registries.ts';
import { isCurrent, registries } from './registries.ts';

describe('the registries', () => {
  it.each(registries.map((registry) => [registry.file, registry] as const))(
    '%s says what the folders hold',
    (_, registry) => {
      expect(isCurrent(registry), 'Run `npm run registries`.').toBe(true);
    },
  );

  it.each(callRegistries.map((registry) => [registry.file, registry] as const))(
    '%s says what the contracts say',
    (_, callRegistry) => {
      expect(isCallRegistryCurrent(callRegistry), 'Run `npm run registries`.').toBe(true);
    },
  );
});
