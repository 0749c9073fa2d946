import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amendmentTypesFor,
  mayRelease,
  payToAgreementStates,
  payToAmendmentTypes,
  payToSideOf,
  type PayToAgreementStatus,
  type PayToSide,
} from './payto-agreement.ts';
import { actorKinds, canCause, next, stateNames } from '../state-machines/state-machine.ts';

describe('PayTo agreements', () => {
  it.each([
    ['success', ['ACTIVE'], '[1R092]'],
    ['info', ['PENDING', 'PROCESSING'], '[1R093 1R094]'],
    ['danger', ['CANCELLED', 'REJECTED', 'SUSPENDED'], '[1R095 1R096 1R097]'],
    ['primary', [], ''],
  ])('look %s when they are %j %s', (tone, statuses) => {
    const looking = stateNames(payToAgreementStates).filter(
      (stateName) => payToAgreementStates.states[stateName].tone === tone,
    );
    expect(looking.toSorted()).toEqual(statuses);
  });

  it('have these statuses and kinds of amendment [1K012 1K014 1R107]', () => {
    const statuses = ['ACTIVE', 'PENDING', 'PROCESSING', 'CANCELLED', 'REJECTED', 'SUSPENDED'];
    expect(stateNames(payToAgreementStates).toSorted()).toEqual(statuses.toSorted());
    expect(payToAmendmentTypes).toEqual([
      'UNILATERAL_AMENDMENT',
      'BILATERAL_AMENDMENT',
      'STATUS_AMENDMENT',
      'RECALL_PAYTO_AGREEMENT',
    ]);
  });

  it('can be amended as their status allows; a pending one only recalled, which cancels it [1R099 1R100 1R101]', () => {
    expect(amendmentTypesFor('ACTIVE')).toEqual(['UNILATERAL_AMENDMENT', 'BILATERAL_AMENDMENT', 'STATUS_AMENDMENT']);
    expect(amendmentTypesFor('SUSPENDED')).toEqual(['STATUS_AMENDMENT']);
    expect(amendmentTypesFor('PENDING')).toEqual(['RECALL_PAYTO_AGREEMENT']);
    for (const status of ['CANCELLED', 'REJECTED', 'PROCESSING'] as const)
      expect(amendmentTypesFor(status)).toEqual([]);
    expect(next(payToAgreementStates, 'PENDING', 'recall')).toBe('CANCELLED');
  });

  it('are released only by the side that suspended them, whatever happens', () => {
    const events = [...new Set(payToAgreementStates.transitions.map(({ event }) => event))];
    const step = fc.record({ event: fc.constantFrom(...events), actor: fc.constantFrom(...actorKinds) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state: PayToAgreementStatus = 'ACTIVE';
        let suspendedBy: PayToSide | null = null;
        for (const { event, actor } of steps) {
          if (!canCause(payToAgreementStates, state, event, actor)) continue;
          if (event === 'release' && !(suspendedBy && mayRelease(suspendedBy, actor))) continue;
          if (event === 'release') expect(payToSideOf(actor)).toBe(suspendedBy);
          suspendedBy = event === 'suspend' ? payToSideOf(actor) : null;
          state = next(payToAgreementStates, state, event) ?? state;
          expect(suspendedBy !== null).toBe(state === 'SUSPENDED');
        }
      }),
    );
  });
});
