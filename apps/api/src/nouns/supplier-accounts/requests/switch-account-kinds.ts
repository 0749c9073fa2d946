import { id } from '@quickportal/contracts/kernel/primitives';
import {
  accountKinds,
  describeKind,
  type StatusAction,
} from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import { refusalOf } from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import {
  deletePaymentTerms,
  setSupplierAccountStatus,
} from '@quickportal/db/supplier-accounts/change-supplier-account';
import { getSupplierAccount } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { z } from 'zod';
import { requireUniqueMerchant } from './unique-merchant.ts';
import { difference, proposalKind } from '../../../engines/proposals/proposal-kind.ts';
import { conflict, orNotFound } from '../../../kernel/problem.ts';
import {
  accountChange,
  accountNeedsSecondPerson,
  type AccountState,
  factsOf,
  loadAccount,
  stateOf,
} from './account-kind-parts.ts';

const schema = z.strictObject({
  communityId: id(),
  settlementAccountId: id(),
  reason: z.string().optional(),
});

const verbs = { enable: 'Enable', disable: 'Disable', block: 'Block', unblock: 'Unblock' } as const;
const past = { enable: 'enabled', disable: 'disabled', block: 'blocked', unblock: 'unblocked' } as const;

/** Switches an account. What it was asked on and what it is approved on is the same account in the same state. */
const switchAccountKind = (kind: string, action: StatusAction) =>
  proposalKind<z.output<typeof schema>, AccountState>({
    ...accountChange,
    kind,
    changeType: `${verbs[action]} account`,
    schema,
    object: ({ settlementAccountId }) => ({ key: String(settlementAccountId), id: settlementAccountId }),
    needsSecondPerson: accountNeedsSecondPerson,
    async load(db, change, lock) {
      const found = await loadAccount(db, change, lock);
      return found ? { version: found.version, state: stateOf(found) } : null;
    },
    async check(db, change) {
      const account = orNotFound(await getSupplierAccount(db, change));
      const refusal = refusalOf(action, await factsOf(db, account));
      if (refusal !== null) throw conflict(refusal);
      if (action === 'enable') await requireUniqueMerchant(db, account);
    },
    title: (_change, state) => `${verbs[action]} ${accountKinds[state.kind].noun[0]} ${state.accountAlias}`,
    differences: (_db, _change, { kind: of, accountAlias, businessName, status }) => {
      const { states } = describeKind(of);
      const to = next(states, status, action) ?? status;
      return Promise.resolve([
        difference('Account alias', accountAlias, accountAlias),
        difference('Business', businessName, businessName),
        difference('Status', states.states[status].title, states.states[to].title),
      ]);
    },
    async apply({ trx, now }, change, { state }) {
      const status = next(describeKind(state.kind).states, state.status, action);
      if (status === null) throw conflict(`This account cannot be ${past[action]}.`);
      await setSupplierAccountStatus(trx, { ...change, status, at: now });
      const ended = action === 'disable' ? await deletePaymentTerms(trx, change) : 0;
      const terms = ended === 0 ? '' : `; ${ended} payment ${ended === 1 ? 'term' : 'terms'} deleted`;
      return {
        objectId: change.settlementAccountId,
        action: kind,
        description: `Account ${state.accountAlias} of ${state.businessName} ${past[action]}${terms}`,
        before: { status: state.status },
        after: { status, ...(change.reason && { reason: change.reason }) },
      };
    },
  });

export const enableAccountKind = switchAccountKind('supplier-accounts.enable', 'enable');
/** Requests of it are stored under the name that it had first. */
export const disableAccountKind = switchAccountKind('settlement-accounts.disable', 'disable');
export const blockAccountKind = switchAccountKind('supplier-accounts.block', 'block');
export const unblockAccountKind = switchAccountKind('supplier-accounts.unblock', 'unblock');
