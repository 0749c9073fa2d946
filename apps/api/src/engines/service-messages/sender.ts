import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';

/** A service message for its sender: the stored version, without secrets. */
export interface SendableMessage {
  serviceMessageId: number;
  communityId: number | null;
  businessId: number | null;
  objectType: string | null;
  objectId: number | null;
  parameters: Json;
  /** Number of this attempt, from 1. */
  attempts: number;
}

/**
 * A sender of service messages of one kind. The stored version has no secrets, so a sender builds the document again
 * from the parameters and the object. Nouns register theirs in `<noun>/service-message-senders.ts`.
 */
export interface ServiceMessageSender<S> {
  readonly doctypeCode: string;
  /**
   * Sends a message, outside any transaction; may be called twice for one message after a process died. Throws
   * Unsendable when a retry cannot help, and any other error when it can.
   */
  readonly send: (message: SendableMessage, tools: { services: S; signal: AbortSignal }) => Promise<void>;
  /** Follows up a message that failed for good, in the transaction that notes it. */
  readonly followFailure?: (message: SendableMessage, tools: { services: S; trx: WriteTransaction }) => Promise<void>;
}

/** Senders by the kind of their messages. */
export type ServiceMessageSenders<S> = Map<string, ServiceMessageSender<S>>;

/** The recipient refused the message permanently; the text is shown to staff. */
export class Unsendable extends Error {
  override readonly name = 'Unsendable';
}
