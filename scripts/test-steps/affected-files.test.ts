import { describe, expect, it } from 'vitest';
import { affectedFiles } from './affected-files.ts';

const graph = new Map(
  Object.entries({
    'apps/api/src/server/server.ts': ['apps/api/src/nouns.gen.ts'],
    'apps/api/src/nouns.gen.ts': ['apps/api/src/nouns/customers/get-customer.ts'],
    'apps/api/src/server/server.test.ts': ['apps/api/src/server/server.ts'],
    'apps/api/src/nouns/customers/get-customer.ts': ['packages/db/src/nouns/customers/customer.ts'],
    'apps/api/src/nouns/customers/customers.test.ts': ['apps/api/src/server/server.ts'],
    'apps/api/src/nouns/payments/payer.test.ts': ['packages/db/src/nouns/customers/customer.ts'],
    'packages/db/src/nouns/customers/customer.ts': [],
    'apps/portal/src/features/customers/customer.stories.tsx': [],
    'apps/portal/src/features/payments/payment.stories.tsx': [],
    'scripts/new-noun/add-noun.ts': [],
    'scripts/new-noun/compared-noun.ts': ['scripts/new-noun/add-noun.ts'],
    'scripts/new-noun/compared-noun.test.ts': ['scripts/new-noun/compared-noun.ts'],
  }).map(([file, targets]) => [file, new Set(targets)] as const),
);
const affected = (...changed: string[]) => [...(affectedFiles(graph, changed) ?? ['everything'])].toSorted();

describe('the files that a change affects', () => {
  it('are what imports it, and the folders of the same noun', () => {
    expect(affected('packages/db/src/nouns/customers/customer.ts')).toEqual([
      'apps/api/src/nouns/customers/customers.test.ts',
      'apps/api/src/nouns/customers/get-customer.ts',
      'apps/api/src/nouns/payments/payer.test.ts',
      'apps/portal/src/features/customers/customer.stories.tsx',
      'packages/db/src/nouns/customers/customer.ts',
    ]);
  });

  it('are not all tests of a server, which reach every noun through a registry', () => {
    expect(affected('apps/api/src/nouns/customers/get-customer.ts')).not.toContain(
      'apps/api/src/server/server.test.ts',
    );
  });

  it('are those of the server when the registry itself changes', () => {
    expect(affected('apps/api/src/nouns.gen.ts')).toContain('apps/api/src/server/server.test.ts');
  });

  it('are everything when what all are built with changes', () => {
    expect(affected('pnpm-lock.yaml')).toEqual(['everything']);
  });

  it.each([
    'scripts/new-noun/template/apps/api/src/nouns/sample-things/get-sample-thing.ts.txt',
    'apps/api/src/nouns/ip-addresses/remove-ip-address.ts',
  ])('are the comparison of a new noun with a real one for %s', (file) => {
    expect(affected(file)).toContain('scripts/new-noun/compared-noun.test.ts');
  });

  it('are none of the code for a document', () => {
    expect(affected('docs/jobs.md')).toEqual(['docs/jobs.md']);
  });
});
