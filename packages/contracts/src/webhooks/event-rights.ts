import { auditObjects } from '../access/audit-objects.ts';
import type { Right } from '../access/rights.ts';
import type { EventType } from './event-titles.ts';

type Noun = EventType extends `${infer N}.${string}` ? N : never;

/** Rights that open what an event is about, any one of them, by the noun of its type; null: it holds nothing. */
const byNoun = {
  customer: auditObjects.customer,
  'fraud-guard': auditObjects['fraud-guard-rules'],
  payment: auditObjects.transaction,
  refund: auditObjects.transaction,
  'payto-agreement': auditObjects['payto-agreement'],
  schedule: auditObjects['recurring-payment'],
  webhook: null,
} satisfies Record<Noun, readonly Right[] | null>;

/** Any of these rights opens the body of an event; null: everyone who sees the delivery. */
export const rightsOfEvent = (type: string): readonly Right[] | null => byNoun[type.split('.')[0] as Noun];
