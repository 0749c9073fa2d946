import type { Client } from 'pg';
import type { RestInput } from '../rest-call.ts';
import type { TestServices } from '../test-services.ts';

type Value = string | number;

/**
 * Things that community 20 has, for a noun whose calls have an id in their path: by the beginning of the path, the id
 * of one. The generated checks ask for them as a user of community 10. In `<noun>/other-community.fixture.ts`.
 */
export interface OtherCommunity {
  things: Readonly<Record<string, Value>>;
  /** Makes them, as the owner of the database; communities 10 and 20 and their customers are there. */
  insert?: (owner: Client) => Promise<void>;
  /** Makes what callers who are kept to business 102 of community 10 reach, and the same of others. */
  reach?: (services: TestServices) => Promise<Reach>;
}

/** One that the caller may name, and some of other businesses, customers, users and communities. */
export interface NamedCall {
  readonly own: Value;
  readonly others: readonly Value[];
}

/** What the generated checks of the restriction by business need to know about the ids of a noun's calls. */
export interface Reach {
  /** By the path up to and with the id; null: a thing of the whole community, or of no one else's concern. */
  paths?: Readonly<Record<string, NamedCall | null>>;
  /** By the field of a query or body that names it, or by the last part of the field's name; null as above. */
  fields?: Readonly<Record<string, NamedCall | null>>;
  /** By the name of a call: what makes it succeed for the caller, beside the smallest input that fits. */
  inputs?: Readonly<Record<string, RestInput>>;
  /** Gives what belongs to a person to the one who is about to call. */
  giveTo?: (userId: number) => Promise<void>;
}
