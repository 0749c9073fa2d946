import type { PayToTimelineEntry } from '@quickportal/contracts/payto-agreements/payto-timeline';
import { reasonText } from '@quickportal/contracts/rules/payto/reason-codes';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import type { KeptTerms } from '@quickportal/db/payto-agreements/write-payto-terms';
import type { TimelineAct, TimelineRecord } from '@quickportal/db/payto-agreements/list-payto-agreement-timeline';
import { actorOf, bank, system, userOf } from '../../transactions/offers.ts';

/** What the entries of an agreement are written with. */
export interface TimelineContext {
  agreement: PayToAgreementRecord;
  acts: readonly TimelineAct[];
  terms: readonly KeptTerms[];
}
type Lane = PayToTimelineEntry['lane'];
type Actor = PayToTimelineEntry['actor'];

export const plainEntry = { text: '', changes: [], respondBy: null, receiptNumber: null };
export const reasonOf = (code: string | null): string => (code === null ? '' : reasonText(code));
export const payersBank: Actor = { ...bank, name: 'Payer’s bank' };

/** Who a lane's entry is by; of your side, the user or API key whose call led to it. */
export function laneActor(
  lane: Lane,
  { requestedAt, userName }: Pick<TimelineRecord, 'requestedAt' | 'userName'>,
  { acts, agreement }: TimelineContext,
): Actor {
  if (lane === 'SYSTEM') return system;
  const { agreementToken, payer } = agreement;
  if (lane === 'PAYER') return { kind: 'PAYER', name: payer.payerName };
  const act = acts.find(
    ({ at, objectId, actorKind }) => objectId === agreementToken && at === requestedAt && actorKind !== 'JOB',
  );
  return act ? actorOf(act) : userOf(userName);
}
