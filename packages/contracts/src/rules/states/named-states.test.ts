import { expect, it } from 'vitest';
import { UserStatus } from '../../nouns/users/user.ts';
import { apiKeyStates } from './api-key.ts';
import { customerAccountStates } from './customer-account.ts';
import { proposalStates, userAuthorisationStates } from './proposal.ts';
import { payIdBillerStates, payToPayeeStates, settlementAccountStates } from './settlement-account.ts';
import {
  canCause,
  eventsIn,
  isFinal,
  next,
  stateNames,
  storedStates,
  type StateMachine,
} from '../state-machines/state-machine.ts';
import { systemUserStates } from './system-user.ts';
import { isFileInProgress, uploadedFileStates } from './uploaded-file.ts';

it('a disabled customer account can only be enabled [1R091]', () => {
  expect(eventsIn(customerAccountStates, 'DISABLED')).toEqual(['enable']);
});

it('a bank or merchant account is enabled or disabled, and goes from one to the other [3R246 3K031]', () => {
  expect(stateNames(settlementAccountStates)).toEqual(['ENABLED', 'DISABLED']);
  expect(next(settlementAccountStates, 'DISABLED', 'enable')).toBe('ENABLED');
  expect(next(settlementAccountStates, 'ENABLED', 'disable')).toBe('DISABLED');
});

it('a PayID account is ENABLED or DISABLED', () => {
  expect(stateNames(payIdBillerStates)).toEqual(['ENABLED', 'DISABLED']);
});

it('a PayID account goes from ENABLED to DISABLED, and nothing brings it back', () => {
  expect(next(payIdBillerStates, 'ENABLED', 'disable')).toBe('DISABLED');
  expect(isFinal(payIdBillerStates, 'DISABLED')).toBe(true);
});

it('a PayTo account is ENABLED, DISABLED or BLOCKED', () => {
  expect(stateNames(payToPayeeStates).toSorted()).toEqual(['BLOCKED', 'DISABLED', 'ENABLED']);
});

it('a PayTo account is blocked and unblocked by staff', () => {
  expect(next(payToPayeeStates, 'ENABLED', 'block')).toBe('BLOCKED');
  expect(next(payToPayeeStates, 'BLOCKED', 'unblock')).toBe('ENABLED');
  expect(canCause(payToPayeeStates, 'BLOCKED', 'unblock', 'facility')).toBe(false);
});

it('an API key is ACTIVE, INACTIVE or Expired, and Expired is shown as danger', () => {
  expect(apiKeyStates.states).toMatchObject({
    ACTIVE: {},
    INACTIVE: {},
    EXPIRED: { title: 'Expired', tone: 'danger' },
  });
  expect(stateNames(apiKeyStates)).toHaveLength(3);
});

it('an API key is disabled only while it is active and not expired', () => {
  const disabled = stateNames(apiKeyStates).filter((state) => eventsIn(apiKeyStates, state).includes('disable'));
  expect(disabled).toEqual(['ACTIVE']);
});

it('an API key that its facility disabled is INACTIVE, for good as far as the facility goes', () => {
  expect(next(apiKeyStates, 'ACTIVE', 'disable')).toBe('INACTIVE');
  expect(canCause(apiKeyStates, 'ACTIVE', 'disable', 'facility')).toBe(true);
  for (const event of eventsIn(apiKeyStates, 'INACTIVE'))
    expect(canCause(apiKeyStates, 'INACTIVE', event, 'facility'), event).toBe(false);
});

it('an API key that is inactive or expired is enabled by staff alone', () => {
  const enabledBy = (caller: 'facility' | 'staff') =>
    stateNames(apiKeyStates).filter((state) => canCause(apiKeyStates, state, 'enable', caller));
  expect([enabledBy('facility'), enabledBy('staff')]).toEqual([[], ['INACTIVE', 'EXPIRED']]);
  expect(storedStates(apiKeyStates)).toEqual(['ACTIVE', 'INACTIVE']);
});

it('a user is active or has one of the three statuses of the dashboard [2R269 2K037]', () => {
  expect(stateNames(systemUserStates)).toEqual(['ACTIVE', 'DISABLED', 'LOCKED_INACTIVE', 'LOCKED_PASSWORD_FAILURE']);
  expect(UserStatus.options).toEqual(stateNames(systemUserStates));
});

it('a change under dual control starts pending and is decided by another user than its requester', () => {
  for (const machine of [proposalStates, userAuthorisationStates] as readonly StateMachine[]) {
    expect(machine.initial).toEqual(['PENDING']);
    for (const event of ['approve', 'reject']) {
      expect(canCause(machine, 'PENDING', event, 'approver')).toBe(true);
      expect(canCause(machine, 'PENDING', event, 'requester')).toBe(false);
    }
  }
});

it('a file has the status groups ERROR and SENT, and is fetched again while it moves [2R275 2K039]', () => {
  expect(stateNames(uploadedFileStates)).toEqual(expect.arrayContaining(['ERROR', 'SENT']));
  expect(stateNames(uploadedFileStates).filter(isFileInProgress)).toEqual(['QUEUED', 'PROCESSING', 'SENDING']);
});
