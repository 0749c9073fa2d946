import { randomBytes } from 'node:crypto';
import type { EventType } from '@quickportal/contracts/webhooks/event-titles';
import { eventDefinition, type EventData } from '@quickportal/contracts/webhooks/event-types';
import { rightsOfEvent } from '@quickportal/contracts/webhooks/event-rights';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertEventFor, insertEvents, type NewEvent } from '@quickportal/db/deliveries/insert-events';

/** An event, as a noun publishes it to webhooks. */
export interface Emitted<T extends EventType = EventType> {
  communityId: number;
  type: T;
  /** The object that the event is about. */
  object: { type: string; id: string | number };
  data: EventData<T>;
  /** The request that caused it, where one did. */
  requestId?: string;
}

/** An event as it is kept and sent. */
export function newEvent<T extends EventType>(
  { communityId, type, object, data, requestId = '' }: Emitted<T>,
  now: Date,
): NewEvent {
  const key = `evt_${randomBytes(18).toString('base64url')}`;
  const message = { id: key, type, timestamp: now.toISOString(), data: eventDefinition(type).data.parse(data) };
  return {
    communityId,
    key,
    type,
    objectType: object.type,
    objectId: String(object.id),
    body: JSON.stringify(message),
    neededRights: rightsOfEvent(type),
    occurredAt: now,
    requestId: requestId || null,
  };
}

/**
 * Notifies the endpoints subscribed to these events if the transaction commits. Emit after the change: events of one
 * object reach an endpoint in the order of its changes. Nudge the dispatcher after the commit (`change` does).
 */
export const emitAll = <T extends EventType>(
  trx: WriteTransaction,
  emitted: readonly Emitted<T>[],
  now: Date,
): Promise<void> =>
  insertEvents(
    trx,
    emitted.map((event) => newEvent(event, now)),
  );

/** Notifies the endpoints subscribed to one event. */
export const emit = <T extends EventType>(trx: WriteTransaction, emitted: Emitted<T>, now: Date): Promise<void> =>
  emitAll(trx, [emitted], now);

/** Notifies one endpoint even if it is not subscribed to this event; returns the ID of the delivery. */
export const emitTo = <T extends EventType>(
  trx: WriteTransaction,
  endpointId: number,
  emitted: Emitted<T>,
  now: Date,
): Promise<number> => insertEventFor(trx, endpointId, newEvent(emitted, now));
