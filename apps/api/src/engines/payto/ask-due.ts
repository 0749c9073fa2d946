import { getAmendment } from '@quickportal/db/payto-agreements/payto-amendment';
import { findDueAgreements, findDueAmendments } from '@quickportal/db/payto-agreements/find-due-payto-agreements';
import { getPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import { jobLearner } from '../payments/learner.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { learnAgreement } from './learn-agreement.ts';
import { askAmendment } from './learn-amendment.ts';
import { sendAgreement } from './send-agreement.ts';
import { sendAmendment } from './send-amendment.ts';

const JOBS = { kind: 'jobs' } as const;
const AT_ONCE = 200;
const learner = jobLearner('payto-agreements.query');

/**
 * Processes every due agreement and amendment of all communities: sends those not sent yet, and queries the payer's
 * bank about those it may have decided. Returns how many there were.
 */
export async function askDueAgreements(services: PaymentServices): Promise<number> {
  const db = services.db.reader(JOBS);
  const due = { now: services.clock.now(), limit: AT_ONCE };
  const [agreements, amendments] = [await findDueAgreements(db, due), await findDueAmendments(db, due)];
  for (const { agreementToken } of agreements) await alone(services, () => askForAgreement(services, agreementToken));
  for (const key of amendments) await alone(services, () => askForAmendment(services, key));
  return agreements.length + amendments.length;
}

async function askForAgreement(services: PaymentServices, agreementToken: string): Promise<void> {
  const agreement = await getPayToAgreement(services.db.reader(JOBS), agreementToken);
  if (!agreement) return;
  const isInTime = agreement.respondBy === null || new Date(agreement.respondBy) > services.clock.now();
  if (agreement.status === 'PROCESSING' && isInTime) await sendAgreement(services, agreementToken);
  else await learnAgreement(services, agreementToken, learner);
}

async function askForAmendment(
  services: PaymentServices,
  key: { communityId: number; amendmentId: number },
): Promise<void> {
  const amendment = await getAmendment(services.db.reader(JOBS), key);
  if (!amendment) return;
  const isOutOfTime = amendment.respondBy !== null && new Date(amendment.respondBy) <= services.clock.now();
  if (isOutOfTime) await askAmendment(services, { ...key, agreementToken: amendment.agreementToken }, learner);
  else await sendAmendment(services, key);
}

/** Logs a failure, so that one agreement does not block the others. */
async function alone(services: PaymentServices, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    services.log.error({ err: error }, 'The payer’s bank could not be asked');
  }
}
