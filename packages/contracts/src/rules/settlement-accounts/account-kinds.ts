import type { StateMachine } from '../state-machines/state-machine.ts';
import { payIdBillerStates, payToPayeeStates, settlementAccountStates } from '../states/settlement-account.ts';

/** What a user can do with a settlement account, or with a business that is to have one (`add`). */
export const accountActions = ['add', 'edit', 'enable', 'disable', 'block', 'unblock'] as const;
export type AccountAction = (typeof accountActions)[number];
/** The actions that switch the status, named as the events of the state machines. */
export type StatusAction = Exclude<AccountAction, 'add' | 'edit'>;

export type AccountStatus = 'ENABLED' | 'DISABLED' | 'BLOCKED';

interface AccountKindDescription {
  readonly title: string;
  /** Within a sentence, one and several. */
  readonly noun: readonly [string, string];
  /** Part of the path of its calls (3C005 to 3C014). */
  readonly path: string;
  readonly states: StateMachine<AccountStatus>;
  readonly actions: readonly AccountAction[];
  /** States in which it can be edited. */
  readonly editedWhile: readonly AccountStatus[];
  /** A business has at most one account in these states. */
  readonly onlyOneWhile?: readonly AccountStatus[];
  /** Has a merchant id and name, of which a business has each once among its enabled accounts. */
  readonly isMerchant?: true;
  /** The fields that an edit may change where the business has dual authorisation; absent: all. */
  readonly editedUnderDualAuth?: readonly string[];
  readonly currency?: 'AUD' | 'NZD';
}

const switched = {
  states: settlementAccountStates as StateMachine<AccountStatus>,
  actions: ['add', 'edit', 'enable', 'disable'],
  editedWhile: ['ENABLED', 'DISABLED'],
} as const;

/** Every kind of settlement account of a supplier business (3K001): server, screens and tests read it here. */
export const accountKinds = {
  AU_BANK: {
    ...switched,
    title: 'AU bank account',
    noun: ['AU bank account', 'AU bank accounts'],
    path: 'au-bank-accounts',
    currency: 'AUD',
  },
  AU_MERCHANT: {
    ...switched,
    title: 'AU merchant account',
    noun: ['AU merchant account', 'AU merchant accounts'],
    path: 'au-merchant-accounts',
    isMerchant: true,
    currency: 'AUD',
  },
  TANDEM_MERCHANT: {
    ...switched,
    title: 'Tandem merchant account',
    noun: ['tandem merchant account', 'tandem merchant accounts'],
    path: 'tandem-merchant-accounts',
    isMerchant: true,
    editedUnderDualAuth: ['accountAlias', 'amexMerchantId', 'dinersMerchantId', 'eci'],
    currency: 'AUD',
  },
  NZ_BANK: {
    ...switched,
    title: 'NZ bank account',
    noun: ['NZ bank account', 'NZ bank accounts'],
    path: 'nz-bank-accounts',
    currency: 'NZD',
  },
  NZ_MERCHANT: {
    ...switched,
    title: 'NZ merchant account',
    noun: ['NZ merchant account', 'NZ merchant accounts'],
    path: 'nz-merchant-accounts',
    isMerchant: true,
    currency: 'NZD',
  },
  PAYID_BILLER: {
    title: 'PayID account',
    noun: ['PayID account', 'PayID accounts'],
    path: 'payid',
    states: payIdBillerStates as StateMachine<AccountStatus>,
    actions: ['add', 'edit', 'disable'],
    editedWhile: ['ENABLED'],
    onlyOneWhile: ['ENABLED'],
    currency: 'AUD',
  },
  PAYTO_PAYEE: {
    title: 'PayTo account',
    noun: ['PayTo account', 'PayTo accounts'],
    path: 'payto',
    states: payToPayeeStates,
    actions: ['add', 'edit', 'block', 'unblock'],
    editedWhile: ['ENABLED'],
    onlyOneWhile: ['ENABLED', 'BLOCKED'],
    currency: 'AUD',
  },
  SIMULATOR: {
    ...switched,
    title: 'Simulator account',
    noun: ['simulator account', 'simulator accounts'],
    path: 'simulator-merchants',
  },
} as const satisfies Record<string, AccountKindDescription>;

export type AccountKind = keyof typeof accountKinds;
export const accountKindCodes = Object.keys(accountKinds) as [AccountKind, ...AccountKind[]];

/** The description of a kind, with what only some kinds have. */
export const describeKind = (kind: AccountKind): AccountKindDescription => accountKinds[kind];
