import { createHash } from 'node:crypto';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  insertAgreement,
  lockAgreement,
  updateAgreement,
  type SimulatedAgreement,
} from '@quickportal/db/simulator/simulated-agreement';
import { pendingAmendment, updateAmendment } from '@quickportal/db/simulator/simulated-amendment';
import { nudgeOutbox } from '../../outbox/relay.ts';
import type { AgreementResponse } from '../responses.ts';
import type { NewAgreement } from '../gateway.ts';
import { strikes, takeTime, type Hostility } from './hostility.ts';
import type { NetworkServices } from './network.ts';
import { later, tell } from './notify.ts';
import { endingOf, payerBehaviour } from './outcomes.ts';
import { termsText } from './terms.ts';

const JOBS = { kind: 'jobs' } as const;
const UNKNOWN: AgreementResponse = { status: 'UNKNOWN', by: null, reasonCode: null };
/** Time until a payer of this kind suspends the agreement after approving it. */
const SUSPENDS_AFTER = 60_000;

export const agreementResponse = ({ status, by, reasonCode }: SimulatedAgreement): AgreementResponse => ({
  status,
  by,
  reasonCode,
});

/** Creates an agreement; the payer decides after a while, or never. */
export async function createAgreement(services: NetworkServices, agreement: NewAgreement): Promise<AgreementResponse> {
  const { agreementId, payer, terms, respondBy } = agreement;
  const hostility = await services.readHostility();
  await takeTime(hostility, agreementId);
  if (strikes(hostility, 'loseRequest', agreementId)) return UNKNOWN;
  const now = services.clock.now();
  const ending = endingOf(payer.kind === 'ACCOUNT' ? payer.accountNumber : payer.payId);
  const contentHash = createHash('sha256')
    .update(`${termsText(terms)}\n${respondBy.toISOString()}\n${ending}`)
    .digest();
  const response = await services.db.transaction(JOBS, async (trx): Promise<AgreementResponse> => {
    const fresh = { agreementId, contentHash, ending, status: 'PENDING', by: null, reasonCode: null } as const;
    const kept = { ...fresh, terms: termsText(terms), respondBy: respondBy.toISOString(), receivedAt: now };
    if (!(await insertAgreement(trx, kept))) {
      const known = await lockAgreement(trx, agreementId);
      if (!known || known.status === 'NOT_RECEIVED' || !known.contentHash.equals(contentHash))
        return { status: 'REJECTED', by: 'SYSTEM', reasonCode: 'NARR' };
      return agreementResponse(known);
    }
    const behaviour = payerBehaviour(ending);
    if (behaviour !== 'is silent')
      await later(trx, { step: 'payer', id: agreementId }, new Date(now.getTime() + hostility.payerTakes));
    await later(trx, { step: 'agreement-lapse', id: agreementId }, respondBy);
    return { status: 'PENDING', by: null, reasonCode: null };
  });
  nudgeOutbox();
  return strikes(hostility, 'loseAnswer', agreementId) ? UNKNOWN : response;
}

/** Returns the state of an agreement. If it is unknown now, it will never be accepted. */
export async function queryAgreement(services: NetworkServices, agreementId: string): Promise<AgreementResponse> {
  const now = services.clock.now();
  return services.db.transaction(JOBS, async (trx) => {
    await insertAgreement(trx, {
      agreementId,
      contentHash: Buffer.alloc(32),
      ending: null,
      status: 'NOT_RECEIVED',
      by: null,
      reasonCode: null,
      terms: '{}',
      respondBy: now.toISOString(),
      receivedAt: now,
    });
    const known = await lockAgreement(trx, agreementId);
    return known ? agreementResponse(known) : UNKNOWN;
  });
}

/** Changes the status and notifies the product. Ends a pending amendment with the agreement. */
export async function moveAgreement(
  trx: WriteTransaction,
  { hostility, now }: { hostility: Hostility; now: Date },
  agreement: Pick<SimulatedAgreement, 'agreementId'>,
  response: AgreementResponse & Pick<SimulatedAgreement, 'status'>,
): Promise<void> {
  const { agreementId } = agreement;
  await updateAgreement(trx, { agreementId, ...response });
  await tell(trx, hostility, { kind: 'agreement', agreementId, response }, now);
  const waiting = response.status === 'CANCELLED' ? await pendingAmendment(trx, agreementId) : undefined;
  if (waiting) await updateAmendment(trx, { amendmentId: waiting.amendmentId, status: 'RECALLED', reasonCode: 'CTCA' });
}

/** Processes the payer's decision, a change of mind, or the deadline. */
export async function agreementStep(
  services: NetworkServices,
  step: 'payer' | 'payer-suspends' | 'agreement-lapse',
  agreementId: string,
): Promise<void> {
  const at = { hostility: await services.readHostility(), now: services.clock.now() };
  await services.db.transaction(JOBS, async (trx) => {
    const agreement = await lockAgreement(trx, agreementId);
    if (!agreement) return;
    if (step === 'payer-suspends') {
      if (agreement.status === 'ACTIVE')
        await moveAgreement(trx, at, agreement, { status: 'SUSPENDED', by: 'PAYER', reasonCode: 'MD16' });
      return;
    }
    if (agreement.status !== 'PENDING') return;
    const isLate = new Date(agreement.respondBy) <= at.now;
    if (isLate) return moveAgreement(trx, at, agreement, { status: 'CANCELLED', by: 'SYSTEM', reasonCode: 'NOAS' });
    if (step === 'agreement-lapse') return;
    const behaviour = payerBehaviour(agreement.ending);
    if (behaviour === 'declines')
      return moveAgreement(trx, at, agreement, { status: 'REJECTED', by: 'PAYER', reasonCode: 'MS02' });
    await moveAgreement(trx, at, agreement, { status: 'ACTIVE', by: 'PAYER', reasonCode: null });
    if (behaviour === 'approves, then suspends')
      await later(trx, { step: 'payer-suspends', id: agreementId }, new Date(at.now.getTime() + SUSPENDS_AFTER));
  });
  nudgeOutbox();
}
