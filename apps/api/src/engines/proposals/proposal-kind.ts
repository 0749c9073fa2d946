import type { AuditObjectType } from '@quickportal/contracts/access/audit-objects';
import type { Right } from '@quickportal/contracts/access/rights';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import type { PropertyDifference } from '@quickportal/contracts/proposals/proposal';
import type { Reader } from '@quickportal/db/connect/reader';
import type { Scope } from '@quickportal/db/connect/scope';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { z } from 'zod';
import type { Services } from '../services.ts';
import type { Actor } from '../access/actor.ts';

/** The thing as it is now. What a thing that does not exist yet is made from has no version. */
export interface CurrentState<S> {
  readonly version: number | null;
  /** Everything the change builds on: any difference makes a request stale. Plain JSON. */
  readonly state: S;
}

/** What a change is about. */
export interface ProposalObject {
  /** At most one request for a key can be pending (within the community). */
  readonly key: string;
  readonly id: number | null;
  readonly businessId?: number | null;
  /** The user whose own access changes: they cannot approve it either. */
  readonly subjectUserId?: number | null;
}

/** What applying answers, for the audit trail: never secrets. */
export interface Applied {
  readonly objectId: number;
  /** What the audit entry is about, where applying made a thing of its own: the refund of a payment. */
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
  readonly services: Services;
  readonly now: Date;
  readonly enqueue: (topic: string, payload: Json) => Promise<void>;
  /** What `prepare` made. */
  readonly prepared: P;
}

/**
 * A kind of change under dual control, as its noun registers it. `C` is the change (what will be applied), `S` the
 * state it builds on, `P` what has to be made ready outside a transaction.
 */
export interface ProposalKind<C = unknown, S = unknown, P = unknown> {
  /** `noun.verb`, stored with each request: never renamed. */
  readonly kind: string;
  readonly objectType: AuditObjectType;
  /** The thing in the middle of a sentence: "administrator". */
  readonly noun: string;
  /** In words: "Create administrator". */
  readonly changeType: string;
  /** Who asks and approves: staff over all communities, or the users of a facility among themselves. */
  readonly audience: 'STAFF' | 'FACILITY';
  readonly rights: { readonly propose: Right; readonly approve: Right };
  readonly schema: z.ZodType<C>;
  /** Rights that an approver needs beside `rights.approve`, because `check` asks for them: those that a change gives. */
  furtherRights?(db: Reader, change: C): Promise<readonly Right[]>;
  /** In which scope requests are made and applied; the database role must be able to write there. */
  scope(communityId: number | null): Scope;
  object(change: C): ProposalObject;
  /** The current state, its rows locked where `lock` is set. Null: the thing does not exist (any more). */
  load(db: Reader, change: C, lock: boolean): Promise<CurrentState<S> | null>;
  /**
   * Every rule of the change against the current state; throws Problem. `actor` is who asks, and again who approves.
   * It only reads.
   */
  check(db: Reader, change: C, current: CurrentState<S>, actor: Actor): Promise<void>;
  title(change: C, state: S): string;
  differences(db: Reader, change: C, state: S): Promise<PropertyDifference[]>;
  /** Slow work that must not happen inside a transaction, such as hashing a password. */
  prepare?(services: Services, change: C): Promise<P>;
  apply(tools: ApplyTools<P>, change: C, current: CurrentState<S>): Promise<Applied>;
}

/** Kinds by their name; nouns register theirs in <noun>/proposal-kinds.ts. */
export type ProposalKinds = ReadonlyMap<string, ProposalKind>;

/** Keeps the types of a kind while it is written down. */
export const proposalKind = <C, S, P = undefined>(kind: ProposalKind<C, S, P>): ProposalKind<C, S, P> => kind;

/** A property of a thing before and after; texts are compared, null and the empty text are both nothing. */
export function difference(propertyName: string, before: string | null, after: string | null): PropertyDifference {
  const [existingValue, modifiedValue] = [before || null, after || null];
  return { propertyName, existingValue, modifiedValue, different: existingValue !== modifiedValue };
}
