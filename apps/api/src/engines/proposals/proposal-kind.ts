import type { AuditObjectType } from '@quickportal/contracts/access/audit-objects';
import type { Right } from '@quickportal/contracts/access/rights';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { PropertyDifference } from '@quickportal/contracts/proposals/proposal';
import type { Reader } from '@quickportal/db/connect/reader';
import type { Scope } from '@quickportal/db/connect/scope';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { z } from 'zod';
import type { ProposalServices } from './proposal-services.ts';
import type { Actor } from '../access/actor.ts';

/** The current state of the object; an object that does not exist yet has no version. */
export interface CurrentState<S> {
  readonly version: number | null;
  /** Everything that the change is based on: any difference makes a request stale. Plain JSON. */
  readonly state: S;
}

/** The object of a change. */
export interface ProposalObject {
  /** At most one request for a key can be pending (within the community). */
  readonly key: string;
  readonly id: number | null;
  readonly businessId?: number | null;
  /** The user whose own access changes: they cannot approve it either. */
  readonly subjectUserId?: number | null;
}

/** Result of applying a change, for the audit trail: never secrets. */
export interface Applied {
  readonly objectId: number;
  /** Object of the audit entry, if applying created one: the refund of a payment. */
  readonly audited?: { readonly objectId: string; readonly customerId?: number };
  /** Audit action, `noun.verb`. */
  readonly action: string;
  readonly description: string;
  readonly before?: Json;
  readonly after?: Json;
  /** Users whose account or rights changed: the requester administered them (who-may-approve rules). */
  readonly administeredUserIds?: readonly number[];
}

export interface ApplyTools<P> {
  readonly trx: WriteTransaction;
  readonly services: ProposalServices;
  readonly now: Date;
  readonly enqueue: (topic: string, payload: Json) => Promise<void>;
  /** Result of `prepare`. */
  readonly prepared: P;
}

/**
 * A kind of change under dual control, registered by its noun. `C` is the change, `S` the state it is based on, `P`
 * what is prepared outside the transaction.
 */
export interface ProposalKind<C = unknown, S = unknown, P = unknown> {
  /** `noun.verb`, stored with each request: never renamed. */
  readonly kind: string;
  readonly objectType: AuditObjectType;
  /** The object within a sentence: "administrator". */
  readonly noun: string;
  /** Title: "Create administrator". */
  readonly changeType: string;
  /** Who requests and approves: staff over all communities, or the users of one facility. */
  readonly audience: 'STAFF' | 'FACILITY';
  /** Any of several rights to `propose` is enough. */
  readonly rights: { readonly propose: Right | readonly Right[]; readonly approve: Right };
  readonly schema: z.ZodType<C>;
  /**
   * Rights that an approver needs besides `rights.approve`, because `check` requires them: those that the change
   * grants.
   */
  furtherRights?(db: Reader, change: C): Promise<readonly Right[]>;
  /** Scope in which requests are made and applied; its database role must be able to write there. */
  scope(communityId: number | null): Scope;
  object(change: C): ProposalObject;
  /** Loads the current state, locking its rows if `lock` is set. Null: the object does not exist. */
  load(db: Reader, change: C, lock: boolean): Promise<CurrentState<S> | null>;
  /**
   * Checks every rule of the change against the current state; throws Problem. `actor` is the requester, later the
   * approver. Only reads.
   */
  check(
    db: Reader,
    change: C,
    current: CurrentState<S>,
    by: { readonly actor: Actor; readonly now: Date },
  ): Promise<void>;
  title(change: C, state: S): string;
  differences(db: Reader, change: C, state: S): Promise<PropertyDifference[]>;
  /** Whether a change needs a second person, where that is not what the settings of the community say. */
  needsSecondPerson?(db: Reader, change: C): Promise<boolean>;
  /** Slow work that must not happen inside a transaction, such as hashing a password. */
  prepare?(services: ProposalServices, change: C): Promise<P>;
  apply(tools: ApplyTools<P>, change: C, current: CurrentState<S>): Promise<Applied>;
}

/** Kinds by their name; nouns register theirs in <noun>/proposal-kinds.ts. */
export type ProposalKinds = ReadonlyMap<string, ProposalKind>;

/** Defines a kind with its types. */
export const proposalKind = <C, S, P = undefined>(kind: ProposalKind<C, S, P>): ProposalKind<C, S, P> => kind;

/** Compares a property before and after, as texts; null and the empty text are equal. */
export function difference(propertyName: string, before: string | null, after: string | null): PropertyDifference {
  const [existingValue, modifiedValue] = [before || null, after || null];
  return { propertyName, existingValue, modifiedValue, different: existingValue !== modifiedValue };
}
