import { describe, expect, it } from 'vitest';
import { differences, realFiles, templateFiles, type NounFiles } from './compared-noun.ts';

/** What the templates have and IP addresses don't, by the reason. */
const onlyInTemplate: Readonly<Record<string, readonly string[]>> = {
  'An entry is all in its list: the specification has no call for one, and no page.': [
    'api/get-ip-address.ts',
    'portal/ip-address-details.page.tsx',
    'portal/ip-address-details.view.tsx',
    'portal/ip-addresses.data.ts: data/connection/query-client.ts shownInline',
    'portal/ip-addresses.page.tsx: layout/list/use-list.ts useRowLinks',
    'portal/ip-addresses.page.tsx: pages/page-link.tsx useGoTo',
    'portal/ip-addresses.pages.ts: pages/search-params.ts flag',
    'portal/ip-addresses.pages.ts: pages/search-params.ts idParam',
    'portal/ip-addresses.view.tsx: layout/list/list-table.tsx RowLinks',
  ],
  'An entry has no status: it is removed. So nothing narrows the list.': [
    'api/set-ip-address-status.ts',
    'contracts/ip-address-list.ts: rules/states/ip-address.ts ipAddressStates',
    'contracts/ip-address-list.ts: rules/state-machines/state-machine.ts stateTitles',
    'contracts/ip-address.ts: kernel/field-builders.ts statusField',
    'contracts/ip-address.ts: rules/states/ip-address.ts ipAddressStates',
    'contracts/read.ts: kernel/filter-schemas.ts filterSchemas',
    'db/read-ip-addresses.ts: @quickportal/contracts/kernel/filter CriteriaOf',
    'db/read-ip-addresses.ts: connect/prepared-query.ts GivenOf',
    'db/read-ip-addresses.ts: connect/prepared-query.ts ValuesOf',
    'db/read-ip-addresses.ts: connect/prepared-query.ts criteriaOf',
    'db/read-ip-addresses.ts: connect/prepared-query.ts shapedQuery',
    'portal/ip-address.entity.tsx: @quickportal/contracts/rules/states/ip-address ipAddressStates',
    'portal/ip-address.entity.tsx: layout/status-badge.tsx statusBadge',
    'portal/ip-addresses.data.ts: @quickportal/contracts/kernel/filter listInput',
    'portal/ip-addresses.pages.ts: pages/filter-params.ts filtersOf',
    'portal/ip-addresses.view.tsx: @quickportal/contracts/kernel/filter FilterValues',
    'portal/ip-addresses.view.tsx: layout/filters/list-filters.tsx ListFilters',
  ],
  'A setting is loaded, checked and changed by the kind of its change.': [
    'api/create-ip-address.ts: kernel/unique-field.ts uniqueField',
    'api/delete-ip-address.ts: kernel/check-version.ts checkVersion',
    'api/delete-ip-address.ts: kernel/problem.ts orNotFound',
    'api/update-ip-address.ts: kernel/changed-fields.ts changedFields',
    'api/update-ip-address.ts: kernel/check-version.ts checkVersion',
    'api/update-ip-address.ts: kernel/unique-field.ts uniqueField',
  ],
  'A list of at most 100 entries needs no file.': [
    'api/ip-addresses-export.ts',
    'api/ip-addresses.test.ts: testing/run-side-effects.ts runSideEffects',
    'api/other-community.fixture.ts: @quickportal/db/testing/test-rows insertExport',
    'api/poll-ip-address-export.ts',
    'api/same-key-twice.fixture.ts: testing/every-call/same-key-twice.ts wholeExport',
    'api/start-ip-address-export.ts',
    'contracts/export.ts',
    'db/export-ip-addresses.ts',
    'portal/export-ip-addresses.tsx',
  ],
};

/** What IP addresses have and the templates don't, by the reason. */
const onlyInNoun: Readonly<Record<string, readonly string[]>> = {
  'What users enter is read as a network, and a network is kept in a type of its own.': [
    'api/ip-network.test.ts',
    'api/ip-network.ts',
  ],
  'The whitelist counts for the whole facility, not for some businesses.': [
    'api/ip-address-guards.ts: procedures/context.ts CallContext',
    'api/ip-address-guards.ts: procedures/scope.ts requireWholeCommunity',
  ],
  'A setting waits for a second person where the community needs one.': [
    'api/change-ip-address-kinds.ts',
    'api/create-ip-address-kind.ts',
    'api/create-ip-address.ts: procedures/change-setting.ts changeSetting',
    'api/create-ip-address.ts: procedures/change-setting.ts settingResponse',
    'api/delete-ip-address.ts: procedures/change-setting.ts changeSetting',
    'api/delete-ip-address.ts: procedures/change-setting.ts settingResponse',
    'api/delete-ip-address.ts: procedures/scope.ts communityOf',
    'api/proposal-kinds.ts',
    'api/update-ip-address.ts: procedures/change-setting.ts changeSetting',
    'api/update-ip-address.ts: procedures/change-setting.ts settingResponse',
    'api/update-ip-address.ts: procedures/scope.ts communityOf',
    'contracts/change.ts: nouns/proposals/change-requested.ts ChangeRequested',
    'contracts/change.ts: nouns/proposals/change-requested.ts waitsWhereNeeded',
    'portal/ip-address.dialogs.tsx: layout/use-waits-toast.ts useDoneOrWaits',
  ],
  'A change that would lock out callers of the last minutes is confirmed.': [
    'api/delete-ip-address.ts: nouns/api-keys/offers.ts flushKeyUses',
    'api/update-ip-address.ts: nouns/api-keys/offers.ts flushKeyUses',
    'contracts/change.ts: nouns/api-keys/api-key-config.ts confirmLockOut',
    'portal/ip-address.dialogs.tsx: @quickportal/ui/checkbox Checkbox',
  ],
  'What can be done with an entry is in its row, as it has no page.': [
    'portal/ip-address.entity.tsx: layout/list/actions-column.tsx editAndDeleteColumn',
  ],
};

const stated = (byReason: Readonly<Record<string, readonly string[]>>) => Object.values(byReason).flat().toSorted();

describe('a new noun and IP addresses', () => {
  it('have the same files and use the same of the house, but for what IP addresses do without', () => {
    expect(differences(templateFiles(), realFiles()).toSorted()).toEqual(stated(onlyInTemplate));
  });

  it('have nothing else in IP addresses, but for what an address needs', () => {
    expect(differences(realFiles(), templateFiles()).toSorted()).toEqual(stated(onlyInNoun));
  });
});

describe('the comparison', () => {
  const files = (used: readonly string[], more: readonly string[] = []): NounFiles =>
    new Map([['api/create.ts', new Set(used)], ...more.map((file) => [file, new Set<string>()] as const)]);

  it('names a file that only one has', () => {
    expect(differences(files([], ['api/get.ts']), files([]))).toEqual(['api/get.ts']);
  });

  it('names what only one uses, and not what only the other does', () => {
    const [before, after] = [files(['kernel/problem.ts orNotFound']), files(['kernel/found.ts found'])];
    expect(differences(before, after)).toEqual(['api/create.ts: kernel/problem.ts orNotFound']);
    expect(differences(after, before)).toEqual(['api/create.ts: kernel/found.ts found']);
  });

  it('finds more than a few files and imports', () => {
    for (const found of [templateFiles(), realFiles()]) {
      expect(found.size).toBeGreaterThan(20);
      expect(found.get('api/create-ip-address.ts')).toContain('procedures/change.ts change');
    }
  });
});
