import { createHash } from 'node:crypto';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { lockAgreement, updateTerms, type SimulatedAgreement } from '@quickportal/db/simulator/simulated-agreement';
import {
  agreementOfAmendment,
  insertAmendment,
  lockAmendment,
  pendingAmendment,
  updateAmendment,
  type SimulatedAmendment,
} from '@quickportal/db/simulator/simulated-amendment';
import { nudgeOutbox } from '../../outbox/relay.ts';
import type { AmendmentResponse } from '../responses.ts';
import type { Amendment } from '../gateway.ts';
import { moveAgreement } from './agreements.ts';
import { strikes, takeTime, type Hostility } from './hostility.ts';
import type { NetworkServices } from './network.ts';
import { later, tell } from './notify.ts';
import { payerBehaviour } from './outcomes.ts';
import { termsFrom, termsText } from './terms.ts';

const JOBS = { kind: 'jobs' } as const;
const UNKNOWN: AmendmentResponse = { status: 'UNKNOWN', reasonCode: null };
const completed: AmendmentResponse = { status: 'COMPLETED', reasonCode: null };
const refused = (reasonCode: string): AmendmentResponse => ({ status: 'DECLINED', reasonCode });

interface At {
  hostility: Hostility;
  now: Date;
}

/** Applies unilateral changes at once and asks the payer about bilateral ones. */
export async function amendAgreement(services: NetworkServices, amendment: Amendment): Promise<AmendmentResponse> {
  const { amendmentId, agreementId, kind } = amendment;
  const at = { hostility: await services.readHostility(), now: services.clock.now() };
  await takeTime(at.hostility, amendmentId);
  if (strikes(at.hostility, 'loseRequest', amendmentId)) return UNKNOWN;
  const terms = amendment.kind === 'BILATERAL' ? termsText(amendment.terms) : null;
  const respondBy = amendment.kind === 'BILATERAL' ? amendment.respondBy.toISOString() : null;
  const details = { ...amendment, terms, respondBy };
  const contentHash = createHash('sha256').update(JSON.stringify(details)).digest();
  const response = await services.db.transaction(JOBS, async (trx): Promise<AmendmentResponse> => {
    const agreement = await lockAgreement(trx, agreementId);
    const fresh = { amendmentId, agreementId, kind, contentHash, terms, respondBy, receivedAt: at.now } as const;
    if (!(await insertAmendment(trx, { ...fresh, status: 'DECLINED', reasonCode: null }))) {
      const known = await lockAmendment(trx, amendmentId);
      if (!known?.contentHash.equals(contentHash)) return refused('NARR');
      return { status: known.status, reasonCode: known.reasonCode };
    }
    const decided = agreement ? await carryOut(trx, at, agreement, amendment) : refused('NARR');
    await updateAmendment(trx, { amendmentId, ...decided } as SimulatedAmendment);
    return decided;
  });
  nudgeOutbox();
  return strikes(at.hostility, 'loseAnswer', amendmentId) ? UNKNOWN : response;
}

async function carryOut(
  trx: WriteTransaction,
  at: At,
  agreement: SimulatedAgreement,
  amendment: Amendment,
): Promise<AmendmentResponse> {
  const isLive = agreement.status === 'ACTIVE' || agreement.status === 'SUSPENDED';
  if (amendment.kind === 'STATUS') return changeStatus(trx, at, agreement, amendment);
  if (amendment.kind === 'RECALL_AMENDMENT') return recall(trx, agreement, amendment.recalledAmendmentId);
  if (!isLive) return refused('NARR');
  if (amendment.kind === 'UNILATERAL') return completed;
  if (await pendingAmendment(trx, agreement.agreementId)) return refused('NARR');
  const { amendmentId: id, respondBy } = amendment;
  if (payerBehaviour(agreement.ending) !== 'is silent')
    await later(trx, { step: 'amendment-payer', id }, new Date(at.now.getTime() + at.hostility.payerTakes));
  await later(trx, { step: 'amendment-lapse', id }, respondBy);
  return { status: 'PENDING', reasonCode: null };
}

async function changeStatus(
  trx: WriteTransaction,
  at: At,
  agreement: SimulatedAgreement,
  { change, reasonCode }: Extract<Amendment, { kind: 'STATUS' }>,
): Promise<AmendmentResponse> {
  const { status, by } = agreement;
  const possible = {
    SUSPEND: status === 'ACTIVE',
    // Only the party that suspended it
    RELEASE: status === 'SUSPENDED' && by === 'PAYEE',
    CANCEL: status === 'ACTIVE' || status === 'SUSPENDED',
    RECALL: status === 'PENDING',
  }[change];
  if (!possible) return refused('NARR');
  const to = { SUSPEND: 'SUSPENDED', RELEASE: 'ACTIVE', CANCEL: 'CANCELLED', RECALL: 'CANCELLED' } as const;
  await moveAgreement(trx, at, agreement, { status: to[change], by: 'PAYEE', reasonCode });
  return completed;
}

async function recall(
  trx: WriteTransaction,
  { agreementId }: SimulatedAgreement,
  amendmentId: string,
): Promise<AmendmentResponse> {
  const waiting = await pendingAmendment(trx, agreementId);
  if (waiting?.amendmentId !== amendmentId) return refused('NARR');
  await updateAmendment(trx, { amendmentId, status: 'RECALLED', reasonCode: 'MD17' });
  return completed;
}

/** Processes the payer's decision about a bilateral amendment, or its deadline. Undecided, the old terms stay. */
export async function amendmentStep(services: NetworkServices, amendmentId: string): Promise<void> {
  const at = { hostility: await services.readHostility(), now: services.clock.now() };
  await services.db.transaction(JOBS, async (trx) => {
    // Lock order: the agreement first
    const agreement = await lockAgreement(trx, (await agreementOfAmendment(trx, amendmentId)) ?? '');
    const found = await lockAmendment(trx, amendmentId);
    if (!agreement || !found || found.status !== 'PENDING' || found.respondBy === null) return;
    const isLate = new Date(found.respondBy) <= at.now;
    const behaviour = payerBehaviour(agreement.ending);
    if (!isLate && behaviour === 'is silent') return;
    const response: AmendmentResponse & Pick<SimulatedAmendment, 'status'> = isLate
      ? { status: 'TIMEDOUT', reasonCode: 'NOAS' }
      : behaviour === 'declines'
        ? { status: 'DECLINED', reasonCode: 'MS02' }
        : { status: 'COMPLETED', reasonCode: 'CTAM' };
    await updateAmendment(trx, { amendmentId, ...response });
    if (response.status === 'COMPLETED')
      await updateTerms(trx, agreement.agreementId, termsText(termsFrom(found.terms)));
    const { agreementId } = agreement;
    await tell(trx, at.hostility, { kind: 'amendment', amendmentId, agreementId, response }, at.now);
  });
  nudgeOutbox();
}

/** Returns the state of an amendment. If it is unknown now, it will never be accepted. */
export async function queryAmendment(services: NetworkServices, amendmentId: string): Promise<AmendmentResponse> {
  const now = services.clock.now();
  return services.db.transaction(JOBS, async (trx) => {
    const nothing = { agreementId: '', kind: 'UNILATERAL', terms: null, respondBy: null, reasonCode: null } as const;
    const closed = { amendmentId, contentHash: Buffer.alloc(32), status: 'NOT_RECEIVED', receivedAt: now } as const;
    await insertAmendment(trx, { ...nothing, ...closed });
    const known = await lockAmendment(trx, amendmentId);
    return known ? { status: known.status, reasonCode: known.reasonCode } : UNKNOWN;
  });
}
