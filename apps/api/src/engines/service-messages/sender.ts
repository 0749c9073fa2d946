import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { Services } from '../services.ts';

/** A service message as its sender gets it: what was kept, so without secrets. */
export interface SendableMessage {
  serviceMessageId: number;
  communityId: number | null;
  businessId: number | null;
  objectType: string | null;
  objectId: number | null;
  parameters: Json;
}

/**
 * Sends service messages of one kind. What was kept has no secrets, so a sender makes the document again from the
 * parameters and from what the message is about. Nouns name theirs in `<noun>/service-message-senders.ts`.
 */
export interface ServiceMessageSender {
  readonly doctypeCode: string;
  /**
   * Sends one, outside any transaction; it may be asked twice for the same message after a process died. Throws
   * Unsendable where trying again cannot help, and anything else where it can.
   */
  send(message: SendableMessage, tools: { services: Services; signal: AbortSignal }): Promise<void>;
}

/** The senders there are, by the kind that they send. */
export type ServiceMessageSenders = Map<string, ServiceMessageSender>;

/** The receiving side refused the message for good; its text is shown to staff. */
export class Unsendable extends Error {
  override readonly name = 'Unsendable';
}
