import { describe, expect, it } from 'vitest';
import { isCurrent, registries } from './registries.ts';

describe('the registries', () => {
  it.each(registries.map((registry) => [registry.file, registry] as const))(
    '%s says what the folders hold',
    (_, it) => {
      expect(isCurrent(it), 'Run `npm run registries`.').toBe(true);
    },
  );
});
