import { auditObjects, type AuditObjectType } from '../../access/audit-objects.ts';
import type { Right } from '../../access/rights.ts';
import { eventObjectsOfNouns } from './event-objects.gen.ts';
import type { EventType } from './event-titles.ts';

type Noun = EventType extends `${infer N}.${string}` ? N : never;

/** What an event is about, by the beginning of its type; null: it holds nothing. */
const objectOf = eventObjectsOfNouns satisfies Record<Noun, AuditObjectType | null>;

/** Any of these rights opens the body of an event; null: everyone who sees the delivery. */
export function rightsOfEvent(type: string): readonly Right[] | null {
  const object = objectOf[type.split('.')[0] as Noun];
  return object && auditObjects[object].rights;
}
