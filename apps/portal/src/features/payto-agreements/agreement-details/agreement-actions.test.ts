import { amendmentTypesFor, payToAgreementStates } from '@quickportal/contracts/rules/states/payto-agreement';
import { stateNames } from '@quickportal/contracts/rules/state-machines/state-machine';
import { describe, expect, it } from 'vitest';
import { changesFor, paymentAction } from './agreement-actions.ts';

const standing = (status: (typeof statuses)[number], mayRelease = false) => ({
  status,
  statusDisplay: payToAgreementStates.states[status].title,
  amendmentTypes: [...amendmentTypesFor(status)],
  mayRelease,
  customerId: 1001,
  paymentRefusal: '',
  payeeStatus: 'ENABLED' as const,
});
const statuses = stateNames(payToAgreementStates);
const possible = (status: (typeof statuses)[number], mayRelease?: boolean) =>
  changesFor(standing(status, mayRelease))
    .filter(({ refusal }) => refusal === null)
    .map(({ action }) => action);
const refusal = (action: string, status: (typeof statuses)[number]) =>
  changesFor(standing(status)).find((found) => found.action === action)?.refusal;

describe('what can be done about an agreement', () => {
  it('is to suspend or cancel an active one', () => {
    expect(possible('ACTIVE')).toEqual(['amend', 'suspend', 'cancel']);
    expect(refusal('release', 'ACTIVE')).toBe('It is not suspended.');
  });

  it('is to recall a pending one, and nothing else [1R100]', () => {
    expect(possible('PENDING')).toEqual(['recall']);
    expect(refusal('cancel', 'PENDING')).toMatch(/only be recalled/);
  });

  it('is to release a suspended one for the side that suspended it only', () => {
    expect(possible('SUSPENDED', true)).toEqual(['release', 'cancel']);
    expect(possible('SUSPENDED')).toEqual(['cancel']);
    expect(refusal('release', 'SUSPENDED')).toMatch(/Only the payer can release it/);
  });

  it('is nothing while the account that it settles to is blocked [3R269]', () => {
    for (const { refusal: why } of changesFor({ ...standing('ACTIVE'), payeeStatus: 'BLOCKED' }))
      expect(why).toMatch(/^The PayTo account that this agreement settles to is blocked/);
  });

  it.each(['CANCELLED', 'REJECTED', 'PROCESSING'] as const)(
    'is nothing of a %s one, and says so [1R099 1M046]',
    (status) => {
      expect(possible(status)).toEqual([]);
      expect(refusal('cancel', status)).toBe(`This agreement cannot be amended since it is ${status.toLowerCase()}.`);
    },
  );
});

describe('taking a payment under an agreement', () => {
  it('is refused in the server’s words, and without the right in those of the specification [1R215]', () => {
    expect(paymentAction({ paymentRefusal: '' }, true).refusal).toBeNull();
    expect(paymentAction({ paymentRefusal: 'The customer is disabled.' }, true).refusal).toBe(
      'The customer is disabled.',
    );
    expect(paymentAction({ paymentRefusal: '' }, false).refusal).toBe(
      'You are not authorized to take payments against this agreement.',
    );
  });
});
