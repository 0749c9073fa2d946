import { PAYWAY_COMMUNITY, READ_ONLY_ACCOUNTS } from '../accounts/read-only-community.ts';
import { next } from '../state-machines/state-machine.ts';
import { type AccountAction, type AccountKind, type AccountStatus, describeKind } from './account-kinds.ts';
import { type AccountSetup, bannerText, type NzBankType, nzBankTypes, setupBanner } from './account-setup.ts';

/** Why nothing can be changed while a request for an account waits (3M067). */
export const PENDING_ACCOUNT =
  'This account has an existing dual authentication request. This must be resolved before further changes can be made.';
/** Why no other account can be added while the first one waits (3M054). */
export const PENDING_ADDITION = 'You cannot add more accounts because there is a Pending Account';

/** An account as far as it decides what can be done with it. */
export interface AccountFacts {
  readonly kind: AccountKind;
  readonly communityId: number;
  readonly setup: AccountSetup;
  readonly status: AccountStatus;
  /** Whether a request for it waits. */
  readonly isPending: boolean;
  readonly nzBankType?: NzBankType | undefined;
  /** Of an NZ merchant account: MPGS, or what takes no action any more. */
  readonly merchantType?: 'MPGS' | 'LEGACY' | undefined;
}

const titles: Record<AccountStatus, string> = { ENABLED: 'enabled', DISABLED: 'disabled', BLOCKED: 'blocked' };

/** Whether the state of an account allows an action. */
export function isOffered(action: AccountAction, { kind, status }: Pick<AccountFacts, 'kind' | 'status'>): boolean {
  const { actions, states, editedWhile } = describeKind(kind);
  if (!actions.includes(action)) return false;
  if (action === 'add') return true;
  return action === 'edit' ? editedWhile.includes(status) : next(states, status, action) !== null;
}

/** Whether screens offer an action: what the state allows, and editing a blocked account, which says why not (3M057). */
export const isShown = (action: AccountAction, account: Pick<AccountFacts, 'kind' | 'status'>): boolean =>
  isOffered(action, account) || (action === 'edit' && account.status === 'BLOCKED');

/** Why an action on an account is refused; null: it is allowed. The merchant id and name are checked elsewhere. */
export function refusalOf(action: Exclude<AccountAction, 'add'>, facts: AccountFacts): string | null {
  const { kind, communityId, status, isPending } = facts;
  if (communityId === PAYWAY_COMMUNITY) return READ_ONLY_ACCOUNTS;
  if (isPending) return PENDING_ACCOUNT;
  if (kind === 'NZ_MERCHANT' && facts.merchantType !== 'MPGS')
    return 'Only NZ merchant accounts of type MPGS can be changed here.';
  if (!isOffered(action, facts)) return notOffered(action, kind, status);
  const banner = setupBanner(kind, facts.setup, facts.nzBankType);
  return banner && bannerText(banner);
}

/** Other accounts of the business, as far as they decide whether one more can be added. */
export interface OtherAccounts {
  readonly hasPending: boolean;
  readonly hasExisting: boolean;
}

/** Why an account cannot be added; null: it can. */
export function additionRefusal(
  { kind, communityId, setup, nzBankType }: Pick<AccountFacts, 'kind' | 'communityId' | 'setup' | 'nzBankType'>,
  others: OtherAccounts,
): string | null {
  if (communityId === PAYWAY_COMMUNITY) return READ_ONLY_ACCOUNTS;
  const { onlyOneWhile } = describeKind(kind);
  if (onlyOneWhile && others.hasPending) return PENDING_ADDITION;
  // Help texts 3M055 and 3M056
  if (onlyOneWhile && others.hasExisting) return `Only one Account can be ${onlyOneWhile.join(' or ')}`;
  // An account of the other type can be added
  const hasSomeType = Object.values(nzBankTypes).some(({ instrument }) => setup.instruments.includes(instrument));
  if (kind === 'NZ_BANK' && nzBankType === undefined && hasSomeType) return null;
  const banner = setupBanner(kind, setup, nzBankType);
  return banner && bannerText(banner);
}

function notOffered(action: AccountAction, kind: AccountKind, status: AccountStatus): string {
  if (kind === 'PAYTO_PAYEE' && action === 'edit' && status === 'BLOCKED')
    return 'Blocked PayTo Payee accounts cannot be edited.';
  const { title, actions, states } = describeKind(kind);
  if (
    actions.includes(action) &&
    action !== 'edit' &&
    states.transitions.some((way) => way.event === action && way.to === status)
  )
    return `This account is already ${titles[status]}.`;
  return `${title}s that are ${titles[status]} cannot be ${pastOf[action]}.`;
}

const pastOf: Record<AccountAction, string> = {
  add: 'added',
  edit: 'edited',
  enable: 'enabled',
  disable: 'disabled',
  block: 'blocked',
  unblock: 'unblocked',
};
