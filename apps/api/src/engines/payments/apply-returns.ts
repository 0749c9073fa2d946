import { responseMeaning } from '@quickportal/contracts/rules/payments/response-codes';
import type { Debit } from '@quickportal/db/payments/list-batch-debits';
import { findAttempt } from '@quickportal/db/payments/write-payment-attempts';
import { lockTransaction } from '@quickportal/db/transactions/transaction';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { PaymentServices } from './payment-services.ts';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import type { PaymentResponse } from '../gateways/responses.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import type { Learner } from './learner.ts';
import { communityOfInstruction } from './instruction-id.ts';
import { learnOutcome } from './learn-outcome.ts';
import { walk } from './move-for-response.ts';
import { publishOutcomes } from './publish-outcomes.ts';
import { logUnknownInstruction } from './unknown-instruction.ts';

/** Refused before it was exchanged between the banks, so it never settled. */
const BEFORE_EXCHANGE = 'R';
const settled: PaymentResponse = { status: 'APPROVED', summaryCode: 0, responseCode: 'G', gatewayReference: null };
const openAttempts: ReadonlySet<string> = new Set(['IN_FLIGHT', 'UNKNOWN', 'ACCEPTED']);

/** Moves each returned debit to its resulting state. States already reached are left alone. */
export async function applyReturns(
  services: PaymentServices,
  returned: readonly { debit: Debit; returnCode: string }[],
  learner: Learner,
): Promise<void> {
  for (const { debit, returnCode } of returned) {
    const { entryId, attemptStatus, status, transactionType } = debit;
    const isOpen = openAttempts.has(attemptStatus);
    // A returned credit was never paid out; an exchanged debit settles first and is returned then
    const declines = returnCode === BEFORE_EXCHANGE || transactionType === 'REFUND';
    if (isOpen) await learnOutcome(services, entryId, declines ? declined(returnCode) : settled, learner);
    if (declines || (!isOpen && status !== 'APPROVED')) continue;
    await dishonour(services, entryId, returnCode, learner);
  }
}

const declined = (responseCode: string): PaymentResponse => ({
  status: 'DECLINED',
  summaryCode: responseCode === BEFORE_EXCHANGE ? 3 : 1,
  responseCode,
  gatewayReference: null,
});

async function dishonour(
  services: PaymentServices,
  entryId: string,
  returnCode: string,
  learner: Learner,
): Promise<void> {
  const communityId = communityOfInstruction(entryId);
  if (communityId === null) {
    logUnknownInstruction(services, { instructionId: entryId, source: 'a returned debit' });
    return;
  }
  await services.db.transaction({ kind: 'jobs' }, (trx) =>
    dishonourIn(services, trx, { communityId, instructionId: entryId, returnCode }, learner),
  );
  nudgeOutbox();
  nudgeDeliveries();
}

async function dishonourIn(
  services: PaymentServices,
  trx: WriteTransaction,
  { returnCode, ...key }: { communityId: number; instructionId: string; returnCode: string },
  learner: Learner,
): Promise<void> {
  const attempt = await findAttempt(trx, key);
  const transaction = attempt && (await lockTransaction(trx, attempt));
  if (!transaction) return;
  const now = services.clock.now();
  const response = {
    summaryCode: 1,
    responseCode: returnCode,
    responseText: responseMeaning(transaction.paymentMethod, returnCode).text,
    gatewayReference: transaction.gatewayReference,
  };
  const after = await walk(trx, transaction, ['dishonour'], { response, now });
  if (after)
    await publishOutcomes(services, trx, [{ before: transaction, after, outcome: 'DISHONOURED', now, learner }]);
}
