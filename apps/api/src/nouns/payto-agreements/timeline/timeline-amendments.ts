import type { TermChange } from '@quickportal/contracts/payto-agreements/term-change';
import type { PayToTimelineEntry } from '@quickportal/contracts/payto-agreements/payto-timeline';
import type { AmendmentChanges } from '@quickportal/db/payto-agreements/payto-amendment';
import type { KeptTerms } from '@quickportal/db/payto-agreements/write-payto-terms';
import type { TimelineAmendment } from '@quickportal/db/payto-agreements/list-payto-agreement-timeline';
import { isOwnReason } from '../../../engines/payto/agreement-events.ts';
import { termChanges, textChanges } from '../amendment/term-changes.ts';
import { laneActor, payersBank, plainEntry, reasonOf, type TimelineContext } from './timeline-lanes.ts';

const changeTitles = {
  SUSPEND: 'Suspension',
  RELEASE: 'Release',
  CANCEL: 'Cancellation',
  RECALL: 'Recall',
  RECALL_AMENDMENT: 'Recall of the amendment',
} as const satisfies Readonly<Record<NonNullable<AmendmentChanges['change']>, string>>;

function nameOf({ amendmentType, changes }: TimelineAmendment): string {
  if (amendmentType === 'BILATERAL_AMENDMENT') return 'Payment details amendment';
  return changes.change === undefined ? 'Text amendment' : changeTitles[changes.change];
}

/** What an amendment changes, from what was in force when it was submitted. */
function changesOf(
  { amendmentId, changes, requestedAt }: TimelineAmendment,
  terms: readonly KeptTerms[],
): TermChange[] {
  const { before, description = '', shortDescription = '', payeeReference = '' } = changes;
  if (before) return textChanges(before, { description, shortDescription, payeeReference });
  const proposed = terms.find((kept) => kept.amendmentId === amendmentId);
  const inForce = terms.findLast(
    ({ termsId, inForceFrom }) =>
      proposed !== undefined && termsId < proposed.termsId && inForceFrom !== null && inForceFrom <= requestedAt,
  );
  return proposed && inForce ? termChanges(inForce, proposed) : [];
}

/** That an amendment was submitted, and what it changes. */
export function submissionEntry(amendment: TimelineAmendment, context: TimelineContext): PayToTimelineEntry {
  const { at, amendmentType, amendmentStatus, reasonCode, respondBy } = amendment;
  const isOpen = amendmentStatus === 'PENDING';
  const isBilateral = amendmentType === 'BILATERAL_AMENDMENT';
  const lane = isOwnReason(reasonCode) ? 'SYSTEM' : 'PAYEE';
  const waiting = isBilateral
    ? 'The payer has yet to decide. Until then payments follow the terms in force.'
    : 'The payer’s bank has yet to confirm it. It is sent again automatically.';
  return {
    ...plainEntry,
    at,
    kind: 'AMENDMENT',
    lane,
    tone: isOpen ? 'now' : 'done',
    actor: laneActor(lane, amendment, context),
    title: `${nameOf(amendment)} submitted`,
    text: isOpen ? waiting : '',
    changes: changesOf(amendment, context.terms),
    respondBy: isOpen && isBilateral ? respondBy : null,
  };
}

/** How an amendment ended, and whose doing it was. */
export function decisionEntry(amendment: TimelineAmendment, context: TimelineContext): PayToTimelineEntry {
  const { at, reasonCode } = amendment;
  const { lane, outcome, tone } = outcomeOf(amendment);
  const actor = laneActor(lane, amendment, context);
  return {
    ...plainEntry,
    at,
    kind: 'AMENDMENT',
    lane,
    tone,
    actor: lane === 'PAYER' && !isPayersDecision(amendment) ? payersBank : actor,
    title: `${nameOf(amendment)} ${outcome}`,
    text: reasonOf(reasonCode),
  };
}

/** Other amendments, and what the network refuses, no payer decides. */
const isPayersDecision = ({ amendmentType, reasonCode }: TimelineAmendment): boolean =>
  amendmentType === 'BILATERAL_AMENDMENT' && reasonCode !== 'NARR';

function outcomeOf(amendment: TimelineAmendment): Pick<PayToTimelineEntry, 'lane' | 'tone'> & { outcome: string } {
  const isDecided = isPayersDecision(amendment);
  switch (amendment.amendmentStatus) {
    case 'COMPLETED':
      return {
        lane: 'PAYER',
        outcome: isDecided ? 'approved by the payer' : 'accepted by the payer’s bank',
        tone: 'done',
      };
    case 'TIMEDOUT':
      return { lane: 'SYSTEM', outcome: 'expired without a decision of the payer', tone: 'bad' };
    case 'RECALLED':
      // CTCA: it ended with its agreement
      return amendment.reasonCode === 'CTCA'
        ? { lane: 'SYSTEM', outcome: 'ended with the agreement', tone: 'plain' }
        : { lane: 'PAYEE', outcome: 'recalled', tone: 'plain' };
    default:
      return {
        lane: 'PAYER',
        outcome: isDecided ? 'declined by the payer' : 'refused by the payer’s bank',
        tone: 'bad',
      };
  }
}
