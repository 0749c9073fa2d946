import { id } from '@quickportal/contracts/kernel/primitives';
import { PAYWAY_COMMUNITY, READ_ONLY_ACCOUNTS } from '@quickportal/contracts/rules/accounts/read-only-community';
import {
  listRemitterNames,
  lockRemitterNames,
  versionOfNames,
} from '@quickportal/db/settlement-accounts/list-remitter-names';
import { updateRemitterNames } from '@quickportal/db/settlement-accounts/update-remitter-names';
import { findAccountBusiness } from '@quickportal/db/supplier-accounts/read-account-setup';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { conflict, fieldProblem, noChanges } from '../../kernel/problem.ts';

interface NameOf {
  readonly accountId: number;
  readonly accountAlias: string;
  readonly remitterName: string;
}
type Entered = Pick<NameOf, 'accountId' | 'remitterName'>;
interface State {
  readonly businessName: string;
  readonly names: readonly NameOf[];
}

/** The accounts whose names differ from those entered, with both. */
const changesOf = (entered: readonly Entered[], { names }: State) =>
  entered.flatMap(({ accountId, remitterName }) => {
    const current = names.find((name) => name.accountId === accountId);
    return current === undefined || current.remitterName === remitterName ? [] : [{ current, remitterName }];
  });

/** Replaces remitter names of AU bank accounts of a business. */
export const updateRemitterNamesKind = settingKind({
  kind: 'settlement-accounts.update-remitter-names',
  objectType: 'remitter-names',
  noun: 'remitter names',
  changeType: 'Change remitter names',
  right: 'MANAGE_SETTLEMENT_ACCOUNTS',
  schema: z.strictObject({
    ...ofCommunity,
    businessId: id(),
    remitterNames: z.array(z.strictObject({ accountId: id(), remitterName: z.string() })),
  }),
  object: ({ businessId }) => ({ key: String(businessId), id: businessId, businessId }),
  async load(db, key, lock) {
    const business = await findAccountBusiness(db, key);
    if (!business) return null;
    const found = await (lock ? lockRemitterNames : listRemitterNames)(db, key);
    const names = found.map(({ accountId, accountAlias, remitterName }) => ({ accountId, accountAlias, remitterName }));
    return { version: versionOfNames(found), state: { businessName: business.businessName, names } };
  },
  check(_db, { communityId, remitterNames }, { state }) {
    if (communityId === PAYWAY_COMMUNITY) throw conflict(READ_ONLY_ACCOUNTS);
    const known = new Set(state.names.map(({ accountId }) => accountId));
    for (const [at, { accountId }] of remitterNames.entries())
      if (!known.has(accountId))
        throw fieldProblem(`remitterNames[${at}].accountId`, 'Choose an AU bank account of the business.');
    if (changesOf(remitterNames, state).length === 0) throw noChanges();
    return Promise.resolve();
  },
  title: (_change, { businessName }) => `Change remitter names of ${businessName}`,
  differences: (_db, { remitterNames }, state) =>
    Promise.resolve(
      changesOf(remitterNames, state).map(({ current, remitterName }) =>
        difference(current.accountAlias, current.remitterName, remitterName),
      ),
    ),
  async apply({ trx, now }, { communityId, businessId, remitterNames }, { state }) {
    const changes = changesOf(remitterNames, state);
    const names = changes.map(({ current: { accountId }, remitterName }) => ({ accountId, remitterName }));
    await updateRemitterNames(trx, { communityId, names, at: now });
    return {
      objectId: businessId,
      action: 'settlement-accounts.update-remitter-names',
      description: `Remitter names of ${state.businessName} changed`,
      before: Object.fromEntries(changes.map(({ current }) => [current.accountAlias, current.remitterName])),
      after: Object.fromEntries(changes.map(({ current, remitterName }) => [current.accountAlias, remitterName])),
    };
  },
});
