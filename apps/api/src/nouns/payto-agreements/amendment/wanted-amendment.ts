import type { z } from 'zod';
import type { checkPayToAgreementAmendment } from '@quickportal/contracts/payto-agreements/contracts';
import type { TermChange } from '@quickportal/contracts/payto-agreements/term-change';
import { BLOCKED_PAYEE } from '@quickportal/contracts/rules/payto/payee-refusal';
import { respondBy } from '@quickportal/contracts/rules/payto/respond-by';
import { amendmentTypesFor, payToAgreementStates } from '@quickportal/contracts/rules/states/payto-agreement';
import type { Reader } from '@quickportal/db/connect/reader';
import { getPendingBilateral, type NewAmendment } from '@quickportal/db/payto-agreements/payto-amendment';
import type { PayToAgreementRecord, PayToTermsRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { conflict, fieldProblem, noChanges } from '../../../kernel/problem.ts';
import { checkTerms, sydneyDate, termsOf } from '../new-agreement/new-agreement.ts';
import { termChanges, textChanges } from './term-changes.ts';

type Body = z.output<NonNullable<typeof checkPayToAgreementAmendment.body>>;

/** An amendment that was checked and can be sent. */
export interface WantedAmendment extends Pick<NewAmendment, 'amendmentType' | 'changes' | 'reasonCode' | 'respondBy'> {
  /** What the review shows. */
  shown: TermChange[];
  /** Of a bilateral amendment: what would be in force. */
  terms: PayToTermsRecord | null;
}

const none = { changes: {}, reasonCode: null, respondBy: null, terms: null };
const titleOf = (status: PayToAgreementRecord['status']) => payToAgreementStates.states[status].title;

/** Checks an amendment against the agreement as it is. Throws what is wrong, on its field where it has one. */
export async function wantedAmendment(
  db: Reader,
  agreement: PayToAgreementRecord,
  body: Body,
  now: Date,
): Promise<WantedAmendment> {
  requireUnblocked(agreement);
  checkAllowed(agreement, body.amendmentType);
  if (body.amendmentType === 'UNILATERAL_AMENDMENT') return unilateral(agreement, body);
  if (body.amendmentType === 'BILATERAL_AMENDMENT') return bilateral(db, agreement, body, now);
  return body.amendmentType === 'STATUS_AMENDMENT' ? statusChange(agreement, body) : recall(agreement);
}

const recall = (agreement: PayToAgreementRecord): WantedAmendment => ({
  ...none,
  amendmentType: 'RECALL_PAYTO_AGREEMENT',
  changes: { change: 'RECALL' },
  reasonCode: 'MD17',
  shown: [statusShown(agreement, 'CANCELLED')],
});

/** Refuses every amendment while the account that the agreement settles to is blocked. */
export function requireUnblocked({ payeeStatus }: Pick<PayToAgreementRecord, 'payeeStatus'>): void {
  if (payeeStatus === 'BLOCKED') throw conflict(BLOCKED_PAYEE);
}

/** 1M046 where nothing can be amended; otherwise what can. */
function checkAllowed({ status }: PayToAgreementRecord, type: Body['amendmentType']): void {
  const allowed = amendmentTypesFor(status);
  if (allowed.length === 0)
    throw conflict(`This agreement cannot be amended since it is ${titleOf(status).toLowerCase()}.`);
  if (!allowed.includes(type))
    throw fieldProblem('amendmentType', `Not possible while the agreement is ${titleOf(status).toLowerCase()}.`);
}

function unilateral(agreement: PayToAgreementRecord, body: Body): WantedAmendment {
  const { description, shortDescription, payeeReference } = agreement;
  const before = { description, shortDescription, payeeReference };
  const after = {
    description: body.description ?? description,
    shortDescription: body.shortDescription ?? '',
    payeeReference: body.payeeReference ?? '',
  };
  const shown = textChanges(before, after);
  if (shown.length === 0) throw noChanges();
  return { ...none, amendmentType: 'UNILATERAL_AMENDMENT', changes: { ...after, before }, shown };
}

async function bilateral(db: Reader, agreement: PayToAgreementRecord, body: Body, now: Date): Promise<WantedAmendment> {
  if (await getPendingBilateral(db, agreement.agreementId)) throw waitsAlready();
  const { startDate } = agreement;
  const entered = { ...body, automaticRenewal: body.automaticRenewal ?? false, startDate };
  const terms = termsOf(entered as Parameters<typeof termsOf>[0], startDate);
  checkTerms(terms, { today: sydneyDate(now), isNew: false });
  const shown = termChanges(agreement.terms, terms);
  if (shown.length === 0) throw noChanges();
  return { ...none, amendmentType: 'BILATERAL_AMENDMENT', respondBy: respondBy(now).toISOString(), shown, terms };
}

/** One bilateral amendment at a time (decisions, 1-customers). */
export const waitsAlready = () =>
  conflict('An amendment waits for the payer. Recall it first, or wait until it is decided.');

function statusChange(agreement: PayToAgreementRecord, body: Body): WantedAmendment {
  const { status, statusBy } = agreement;
  const change = body.statusChange ?? 'SUSPEND';
  const to = { SUSPEND: 'SUSPENDED', RELEASE: 'ACTIVE', CANCEL: 'CANCELLED' } as const;
  if (change === 'SUSPEND' && status !== 'ACTIVE') throw fieldProblem('statusChange', 'It is suspended already.');
  if (change === 'RELEASE' && status !== 'SUSPENDED') throw fieldProblem('statusChange', 'It is not suspended.');
  if (change === 'RELEASE' && statusBy !== 'PAYEE')
    throw fieldProblem('statusChange', 'The payer suspended it. Only the payer can release it, at their bank.');
  return {
    ...none,
    amendmentType: 'STATUS_AMENDMENT',
    changes: { change },
    reasonCode: body.reasonCode ?? 'MD17',
    shown: [statusShown(agreement, to[change])],
  };
}

const statusShown = (agreement: PayToAgreementRecord, to: PayToAgreementRecord['status']): TermChange => ({
  field: 'status',
  title: 'Status',
  before: titleOf(agreement.status),
  after: titleOf(to),
});
