import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { serviceMessageStates, type ServiceMessageStatus } from '@quickportal/contracts/rules/states/delivery';
import { next } from '@quickportal/contracts/rules/state-machines/state-machine';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import {
  deleteOldServiceMessages,
  insertServiceMessage,
  lockServiceMessage,
  updateServiceMessage,
  updateServiceMessageDocument,
} from '@quickportal/db/service-messages/write-service-messages';
import type { Foundation } from '../foundation.ts';
import { withoutCardNumbers, withoutSecrets } from '../../kernel/redaction.ts';
import { keptPayload } from './kept-payload.ts';

/** A message exchanged with another system: a gateway's request, a notice, a file. */
export interface ServiceMessage {
  /** Null: the platform's, for all communities. */
  communityId: number | null;
  businessId?: number | null;
  /** Kind of document, such as PAYTO_PAYMENT_REQUEST: capitals, digits and underscores. */
  doctypeCode: string;
  direction: 'INTERNAL' | 'INBOUND' | 'OUTBOUND';
  /** QUEUED if it is still to be sent; DELIVERED or FAILED if it has ended. */
  status?: ServiceMessageStatus;
  /** Summary in one line. */
  summary: string;
  /** Object of the message. */
  object?: { type: string; id: number };
  parameters?: Json;
  /** The document; secrets and numbers are removed before it is stored. */
  payload?: string;
  errorText?: string;
  createdByUserId?: number | null;
}

/** The status of a service message does not allow the event. */
export class ServiceMessageStateError extends Error {
  override readonly name = 'ServiceMessageStateError';
}

const SUMMARY = 500;

/**
 * Stores a service message in this transaction and returns its ID. Secrets, card and account numbers are removed. Users
 * restricted to businesses only see it with a `businessId`.
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
 * Applies an event to a service message: send, succeed, retry (with `nextAttemptAt`), fail, resend. Returns the new
 * status. Throws ServiceMessageStateError when the state machine refuses it, so that one of two concurrent events is
 * refused.
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

/** Notes what a service did: in one line, and the lines of its document. Card and account numbers are removed. */
export const recordServiceMessageDocument = (
  trx: WriteTransaction,
  serviceMessageId: number,
  { summary, payload }: { summary: string; payload: string },
  now: Date,
): Promise<void> =>
  updateServiceMessageDocument(
    trx,
    serviceMessageId,
    { summary: withoutCardNumbers(summary).slice(0, SUMMARY), payload: keptPayload(payload) },
    now,
  );

/** How long ended service messages are stored. */
export const SERVICE_MESSAGES_KEPT = 400 * 86_400_000;
const BATCH = 5000;

/** Deletes service messages that ended 400 days ago. */
export async function cleanUpServiceMessages({ db, clock }: Foundation): Promise<void> {
  const before = new Date(clock.now().getTime() - SERVICE_MESSAGES_KEPT);
  const remove = () => db.transaction({ kind: 'jobs' }, (trx) => deleteOldServiceMessages(trx, before, BATCH));
  while ((await remove()) === BATCH);
}
