import { randomBytes } from 'node:crypto';
import type { EventType } from '@quickportal/contracts/webhooks/event-titles';
import { eventDefinition, type EventData } from '@quickportal/contracts/webhooks/event-types';
import { rightsOfEvent } from '@quickportal/contracts/webhooks/event-rights';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { insertEventFor, insertEvents, type NewEvent } from '@quickportal/db/deliveries/emit-event';

/** Something that happened, as a noun tells receivers. */
export interface Emitted<T extends EventType = EventType> {
  communityId: number;
  type: T;
  /** What it happened to. */
  object: { type: string; id: string | number };
  data: EventData<T>;
}

function newEvent<T extends EventType>({ communityId, type, object, data }: Emitted<T>, now: Date): NewEvent {
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
  };
}

/**
 * Tells everybody who asked for these kinds of events, after the commit of this transaction and not without it. Write
 * them after the change: events of one object reach an endpoint in the order of its changes. Nudge the dispatcher
 * after the commit (`change` does).
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

/** The same for one. */
export const emit = <T extends EventType>(trx: WriteTransaction, emitted: Emitted<T>, now: Date): Promise<void> =>
  emitAll(trx, [emitted], now);

/** Tells one endpoint, whether it asked for this kind of event or not; answers the id of the delivery. */
export const emitTo = <T extends EventType>(
  trx: WriteTransaction,
  endpointId: number,
  emitted: Emitted<T>,
  now: Date,
): Promise<number> => insertEventFor(trx, endpointId, newEvent(emitted, now));
