import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contracts, isContract } from '../../packages/contracts/src/registry.ts';
import { contractFileOf, contractNameOf, folderOf, hasKnownVerb } from './call-names.ts';
import { contractFiles, root } from './registries.ts';

const source = path.join(root, 'packages/contracts/src/nouns');

/** Every contract where it is declared: `customers/read.ts getCustomer: customers.get`. */
async function declaredContracts(): Promise<string[]> {
  const files = globSync(`*/{${contractFiles.join(',')}}.ts`, { cwd: source });
  const declared = files.map(async (file) => {
    const declarations = Object.entries((await import(path.join(source, file))) as Record<string, unknown>);
    return declarations.flatMap(([name, value]) => (isContract(value) ? [`${file} ${name}: ${value.name}`] : []));
  });
  return (await Promise.all(declared)).flat().toSorted();
}

describe('the name of a call', () => {
  it('begins with a verb of the list', () => {
    expect(contracts.filter((call) => !hasKnownVerb(call)).map(({ name }) => name)).toEqual([]);
  });

  it('says what its contract is called and which file that is in', async () => {
    const expected = contracts.map(
      (call) => `${folderOf(call)}/${contractFileOf(call)}.ts ${contractNameOf(call)}: ${call.name}`,
    );
    expect(await declaredContracts()).toEqual(expected.toSorted());
  });

  it('says by its verb whether the call changes something', () => {
    const wrong = contracts.filter((call) => {
      const file = contractFileOf(call);
      return file !== 'export' && (call.kind === 'mutation') !== (file === 'change');
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['customers.get', 'getCustomer', 'read'],
    ['businesses.search', 'searchBusinesses', 'search'],
    ['users.updateDetails', 'updateUserDetails', 'change'],
    ['customerAccounts.addBankAccount', 'addBankAccount', 'change'],
    ['customerAccounts.listExpiringCards', 'listExpiringCards', 'read'],
    ['paytoMigrations.preview', 'previewPayToMigration', 'check'],
    ['paytoAgreements.startExport', 'startPayToAgreementExport', 'export'],
    ['session.chooseCommunity', 'chooseCommunity', 'change'],
    ['viewAs.start', 'startViewAs', 'change'],
  ] as const)('%s is %s in %s.ts', (name, contract, file) => {
    expect([contractNameOf({ name }), contractFileOf({ name })]).toEqual([contract, file]);
  });
});
