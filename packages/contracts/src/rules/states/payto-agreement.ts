import { stateMachine, type ActorKind, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

const payeeActors = ['facility', 'staff', 'apiKey'] as const;

/** A PayTo agreement. Payments only against ACTIVE; CANCELLED and REJECTED are for good. */
export const payToAgreementStates = stateMachine({
  title: 'PayTo agreement',
  initial: ['PROCESSING'],
  states: {
    PROCESSING: toState('Processing'),
    PENDING: toState('Pending'),
    ACTIVE: toState('Active'),
    SUSPENDED: toState('Suspended'),
    CANCELLED: toState('Cancelled'),
    REJECTED: toState('Rejected'),
  },
  transitions: [
    { from: 'PROCESSING', event: 'sent', to: 'PENDING', by: ['gateway'] },
    { from: ['PROCESSING', 'PENDING'], event: 'reject', to: 'REJECTED', by: ['gateway'], when: 'the set-up failed' },
    { from: 'PENDING', event: 'approve', to: 'ACTIVE', by: ['payer'] },
    { from: 'PENDING', event: 'decline', to: 'REJECTED', by: ['payer'] },
    { from: 'PENDING', event: 'recall', to: 'CANCELLED', by: payeeActors },
    { from: 'PENDING', event: 'lapse', to: 'CANCELLED', by: ['job'], when: '7,200 minutes passed without an answer' },
    { from: 'ACTIVE', event: 'suspend', to: 'SUSPENDED', by: [...payeeActors, 'payer', 'gateway'] },
    {
      from: 'SUSPENDED',
      event: 'release',
      to: 'ACTIVE',
      by: [...payeeActors, 'payer'],
      when: 'only the side that suspended it',
    },
    { from: ['ACTIVE', 'SUSPENDED'], event: 'cancel', to: 'CANCELLED', by: [...payeeActors, 'payer', 'gateway'] },
    { from: ['ACTIVE', 'SUSPENDED'], event: 'end', to: 'CANCELLED', by: ['job'], when: 'its validity ended (MD20)' },
    {
      from: ['ACTIVE', 'SUSPENDED'],
      event: 'finalPayment',
      to: 'CANCELLED',
      by: ['job'],
      when: 'its final payment was taken (MCFC)',
    },
  ],
});
export type PayToAgreementStatus = StateOf<typeof payToAgreementStates>;

/** The side of an agreement on which an actor stands. What a bank does by itself is the payer's side. */
export type PayToSide = 'PAYEE' | 'PAYER';
export const payToSideOf = (actor: ActorKind): PayToSide =>
  actor === 'payer' || actor === 'gateway' ? 'PAYER' : 'PAYEE';

/** Whether an actor may release a suspended agreement: only the side that suspended it. */
export const mayRelease = (suspendedBy: PayToSide, actor: ActorKind): boolean => payToSideOf(actor) === suspendedBy;

/** The kinds of change to an agreement. */
export const payToAmendmentTypes = [
  'UNILATERAL_AMENDMENT',
  'BILATERAL_AMENDMENT',
  'STATUS_AMENDMENT',
  'RECALL_PAYTO_AGREEMENT',
] as const;
export type PayToAmendmentType = (typeof payToAmendmentTypes)[number];

const allowedTypes: Record<PayToAgreementStatus, readonly PayToAmendmentType[]> = {
  ACTIVE: ['UNILATERAL_AMENDMENT', 'BILATERAL_AMENDMENT', 'STATUS_AMENDMENT'],
  SUSPENDED: ['STATUS_AMENDMENT'],
  PENDING: ['RECALL_PAYTO_AGREEMENT'],
  PROCESSING: [],
  CANCELLED: [],
  REJECTED: [],
};

/** The amendments that an agreement's status allows; none means "This agreement cannot be amended since it is {status}." */
export const amendmentTypesFor = (status: PayToAgreementStatus): readonly PayToAmendmentType[] => allowedTypes[status];
