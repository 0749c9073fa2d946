import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { serviceMessageStates, type ServiceMessageStatus } from '@quickportal/contracts/rules/states/delivery';
import { next } from '@quickportal/contracts/rules/states/state-machine';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  deleteOldServiceMessages,
  insertServiceMessage,
  lockServiceMessage,
  updateServiceMessage,
} from '@quickportal/db/service-messages/write-service-messages';
import type { Services } from '../services.ts';
import { withoutCardNumbers, withoutSecrets } from '../../kernel/redaction.ts';
import { keptPayload } from './kept-payload.ts';

/** Something that passes between us and another system: a gateway's request, a notice, a file. */
export interface ServiceMessage {
  /** Null: what the platform does for all communities. */
  communityId: number | null;
  businessId?: number | null;
  /** What kind of document it is, such as PAYTO_PAYMENT_REQUEST: capitals, digits and underscores. */
  doctypeCode: string;
  direction: 'INTERNAL' | 'INBOUND' | 'OUTBOUND';
  /** QUEUED for what is still to be sent; DELIVERED or FAILED for what is over. */
  status?: ServiceMessageStatus;
  /** What it is, in one line. */
  summary: string;
  /** What it is about. */
  object?: { type: string; id: number };
  parameters?: Json;
  /** The document itself; secrets and numbers are taken out before it is kept. */
  payload?: string;
  errorText?: string;
  createdByUserId?: number | null;
}

/** A service message cannot go from its current status that way. */
export class ServiceMessageStateError extends Error {
  override readonly name = 'ServiceMessageStateError';
}

const SUMMARY = 500;

/**
 * Keeps a service message in this transaction and returns its id. Secrets, card and account numbers are removed.
 * People who are kept to some businesses need `businessId`.
 */
export const recordServiceMessage = (trx: WriteTransaction, message: ServiceMessage, now: Date): Promise<number> =>
  insertServiceMessage(
    trx,
    {
      communityId: message.communityId,
      businessId: message.businessId ?? null,
      doctypeCode: message.doctypeCode,
      direction: message.direction,
      status: message.status ?? 'QUEUED',
      summary: withoutCardNumbers(message.summary).slice(0, SUMMARY),
      objectType: message.object?.type ?? null,
      objectId: message.object?.id ?? null,
      parameters: JSON.stringify(withoutSecrets(message.parameters ?? {})),
      payload: message.payload === undefined ? null : keptPayload(message.payload),
      errorText: withoutCardNumbers(message.errorText ?? ''),
      createdByUserId: message.createdByUserId ?? null,
    },
    now,
  );

/**
 * Moves a service message on: send, succeed, retry (with `nextAttemptAt`), fail, resend. Returns the new status.
 * Throws ServiceMessageStateError where its state machine refuses, so that of two that do so at once one is refused.
 */
export async function moveServiceMessage(
  trx: WriteTransaction,
  serviceMessageId: number,
  move: { event: 'send' | 'succeed' | 'retry' | 'fail' | 'resend'; errorText?: string; nextAttemptAt?: Date },
  now: Date,
): Promise<ServiceMessageStatus> {
  const current = await lockServiceMessage(trx, serviceMessageId);
  const status = current && next(serviceMessageStates, current, move.event);
  if (!status)
    throw new ServiceMessageStateError(`A service message that is ${current ?? 'missing'} cannot ${move.event}`);
  const errorText = withoutCardNumbers(move.errorText ?? '');
  await updateServiceMessage(
    trx,
    serviceMessageId,
    { status, errorText, nextAttemptAt: move.nextAttemptAt ?? null },
    now,
  );
  return status;
}

/** How long service messages are kept after their end. */
export const SERVICE_MESSAGES_KEPT = 400 * 86_400_000;
const BATCH = 5000;

/** Forgets service messages that ended 400 days ago. */
export async function cleanUpServiceMessages({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - SERVICE_MESSAGES_KEPT);
  const remove = () => db.transaction({ kind: 'jobs' }, (trx) => deleteOldServiceMessages(trx, before, BATCH));
  while ((await remove()) === BATCH);
}
