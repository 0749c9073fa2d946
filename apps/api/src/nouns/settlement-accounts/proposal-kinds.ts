import { accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import { id } from '@quickportal/contracts/kernel/primitives';
import {
  getSettlementAccountState,
  lockSettlementAccount,
  setSettlementAccountStatus,
  type SettlementAccountState,
} from '@quickportal/db/settlement-accounts/change-settlement-account-status';
import { acceptedAccountTypes } from '@quickportal/db/businesses/list-accepted-account-types';
import { settledAccountTypes } from '@quickportal/db/businesses/list-settled-account-types';
import type { Reader } from '@quickportal/db/connect/reader';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { settlementAccountStates } from '@quickportal/contracts/rules/states/settlement-account';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import { z } from 'zod';
import { difference, proposalKind, type ProposalKind } from '../../engines/proposals/proposal-kind.ts';
import { conflict } from '../../kernel/problem.ts';

/** The external payment gateway's own community: its accounts are changed there (decisions, 3-backoffice). */
const PAYWAY_COMMUNITY = 1;

const kindNames: Partial<Record<SettlementAccountState['kind'], string>> = {
  AU_BANK: 'AU bank account',
  AU_MERCHANT: 'AU merchant account',
  TANDEM_MERCHANT: 'tandem merchant account',
  NZ_BANK: 'NZ bank account',
  NZ_MERCHANT: 'NZ merchant account',
  SIMULATOR: 'simulator account',
};
const statusNames = { ENABLED: 'Enabled', DISABLED: 'Disabled', BLOCKED: 'Blocked' };

type State = Omit<SettlementAccountState, 'version'>;

/** Refuses to leave a kind of account that the business takes without a settlement account. */
async function checkStillSettles(db: Reader, { businessId, businessName, settlementAccountId }: State): Promise<void> {
  const settled = await settledAccountTypes(db, { businessId });
  const left = await settledAccountTypes(db, { businessId, without: settlementAccountId });
  const lost = (await acceptedAccountTypes(db, businessId)).filter(
    (type) => settled.includes(type) && !left.includes(type),
  );
  if (lost.length === 0) return;
  const detail = `${businessName} takes ${lost.map((type) => accountTypes[type].plural).join(' and ')}, which only this account settles.`;
  throw conflict(detail);
}

/** Disables a bank, merchant, tandem or simulator account. PayID and PayTo accounts have steps of their own. */
const disableAccountKind = proposalKind({
  kind: 'settlement-accounts.disable',
  objectType: 'settlement-account',
  noun: 'account',
  changeType: 'Disable account',
  audience: 'STAFF',
  rights: { propose: 'MANAGE_ACCOUNTS', approve: 'AUTHORISE_ACCOUNTS' },
  schema: z.strictObject({ communityId: id(), settlementAccountId: id() }),
  scope: () => ({ kind: 'staff' }),
  object: ({ settlementAccountId }) => ({ key: String(settlementAccountId), id: settlementAccountId }),
  async load(db, change, lock) {
    if (lock && db instanceof WriteTransaction) await lockSettlementAccount(db, change);
    const found = await getSettlementAccountState(db, change);
    if (!found) return null;
    const { version, ...state } = found;
    return { version, state: state satisfies State };
  },
  async check(db, _change, { state }) {
    if (state.communityId === PAYWAY_COMMUNITY) {
      const detail = 'Accounts for PayWay businesses cannot be modified using QuickStream.';
      throw conflict(detail);
    }
    const isOpen = kindNames[state.kind] !== undefined && state.status !== 'BLOCKED';
    if (!isOpen || next(settlementAccountStates, state.status as 'ENABLED' | 'DISABLED', 'disable') === null)
      throw conflict('This account cannot be disabled.');
    await checkStillSettles(db, state);
  },
  title: (_change, { kind, accountAlias }) => `Disable ${kindNames[kind] ?? 'account'} ${accountAlias}`,
  differences: (_db, _change, state) =>
    Promise.resolve([
      difference('Account alias', state.accountAlias, state.accountAlias),
      difference('Business', state.businessName, state.businessName),
      difference('Status', statusNames[state.status], statusNames.DISABLED),
    ]),
  async apply({ trx, now }, change, { state }) {
    await setSettlementAccountStatus(trx, { ...change, status: 'DISABLED', at: now });
    return {
      objectId: change.settlementAccountId,
      action: 'settlement-accounts.disable',
      description: `Account ${state.accountAlias} of ${state.businessName} disabled`,
      before: { status: state.status },
      after: { status: 'DISABLED' },
    };
  },
});

/** Changes of settlement accounts that a second person must approve (3P066). */
export const proposalKinds = [disableAccountKind] as unknown as readonly ProposalKind[];
