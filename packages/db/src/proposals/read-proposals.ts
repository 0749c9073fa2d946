import { sql } from 'kysely';
import { build, preparedQuery, shapedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import { rowSet, rowSetText } from '../connect/row-set.ts';
import { isSamePerson, selectProposal, type ProposalRow } from './proposal.ts';

type Audience = 'STAFF' | 'FACILITY';

/** Who looks, and what they may see. */
export interface ProposalViewer {
  readonly audience: 'STAFF' | 'FACILITY';
  readonly userId: number;
  /** What the viewer may approve. */
  readonly approvable: KindsOf;
  /** What the viewer may see, also of others. */
  readonly visible: KindsOf;
}

/** Kinds of requests: those of the whole scope, and those of some businesses only. */
export interface KindsOf {
  readonly everywhere: readonly string[];
  readonly inBusinesses: readonly { readonly kind: string; readonly businessId: number }[];
}

/** Whether a request is among them. */
export const includesProposal = (
  { everywhere, inBusinesses }: KindsOf,
  { kind, businessId }: Pick<ProposalRow, 'kind' | 'businessId'>,
): boolean => everywhere.includes(kind) || inBusinesses.some((it) => it.kind === kind && it.businessId === businessId);
export type ProposalTab = 'WAITING' | 'MINE' | 'DECIDED';
interface Params {
  audience: Audience;
  userId: number;
  approvable: readonly string[];
  approvableIn: string;
  visible: readonly string[];
  visibleIn: string;
  now: string;
  limit: number;
  offset: number;
}

const paramsOf = (
  { audience, userId, approvable, visible }: ProposalViewer,
  rest: Pick<Params, 'now' | 'limit' | 'offset'>,
): Params => ({
  audience,
  userId,
  approvable: approvable.everywhere,
  approvableIn: rowSetText(approvable.inBusinesses),
  visible: visible.everywhere,
  visibleIn: rowSetText(visible.inBusinesses),
  ...rest,
});

/** The same as `includesProposal`, of `app.proposal as p`. */
const isAmong = (
  everywhere: readonly string[],
  inBusinesses: string,
) => sql<boolean>`(p.kind = any(${everywhere}::text[])
  or (p.kind, p.business_id) in (select kind, "businessId" from ${rowSet(inBusinesses, 'kind text, "businessId" bigint')}))`;

const from = () => build.selectFrom('app.proposal as p').leftJoin('app.community as c', 'c.id', 'p.community_id');

const matching = ({ tab }: { tab: ProposalTab }, p: Params) =>
  from()
    .where('p.audience', '=', p.audience)
    .$if(tab === 'MINE', (query) => query.where('p.requested_by', '=', p.userId))
    .$if(tab === 'WAITING', (query) =>
      query
        .where('p.status', '=', 'PENDING')
        .where('p.expires_at', '>', p.now)
        .where(isAmong(p.approvable, p.approvableIn))
        .where(sql<boolean>`p.subject_user_id is distinct from ${p.userId}::bigint`)
        .where(sql<boolean>`not ${isSamePerson(p.userId, 'p.requested_by')}`),
    )
    .$if(tab === 'DECIDED', (query) =>
      query
        .where('p.status', '<>', 'PENDING')
        .where(sql<boolean>`(${isAmong(p.visible, p.visibleIn)} or p.requested_by = ${p.userId}::bigint)`),
    );

const page = shapedQuery('proposals.list', (shape: { tab: ProposalTab }, p: Params) => {
  const rows = selectProposal(matching(shape, p) as never)
    .limit(p.limit)
    .offset(p.offset);
  return shape.tab === 'WAITING'
    ? rows.orderBy('p.expires_at').orderBy('p.id')
    : rows.orderBy('p.requested_at', 'desc').orderBy('p.id', 'desc');
});

const counted = shapedQuery('proposals.count', (shape: { tab: ProposalTab }, p: Params) =>
  matching(shape, p).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** A page of requests: waiting ones by when they lapse, others newest first. Pages start at 1. */
export async function listProposals(
  db: Reader,
  viewer: ProposalViewer,
  wanted: { tab: ProposalTab; page: number; pageSize: number; now: Date },
): Promise<{ items: ProposalRow[]; recordsCount: number }> {
  const { tab, now, pageSize } = wanted;
  const offset = (wanted.page - 1) * pageSize;
  const params = paramsOf(viewer, { now: now.toISOString(), limit: pageSize, offset });
  const [items, total] = await Promise.all([db.all(page({ tab }), params), db.first(counted({ tab }), params)]);
  return { items, recordsCount: total?.count ?? 0 };
}

/** How many requests wait for the viewer. */
export async function countWaitingProposals(db: Reader, viewer: ProposalViewer, now: Date): Promise<number> {
  const params = paramsOf(viewer, { now: now.toISOString(), limit: 0, offset: 0 });
  return (await db.first(counted({ tab: 'WAITING' }), params))?.count ?? 0;
}

const one = preparedQuery('proposals.get', (p: { proposalId: number; audience: Audience }) =>
  selectProposal(from().where('p.id', '=', p.proposalId).where('p.audience', '=', p.audience) as never),
);

/** A request of staff, or of the facility whose scope reads it. */
export const getProposal = (
  db: Reader,
  of: { proposalId: number; audience: 'STAFF' | 'FACILITY' },
): Promise<ProposalRow | undefined> => db.first(one, of);

const samePerson = preparedQuery('proposals.same-person', (p: { userId: number; otherId: number }) =>
  build.selectNoFrom(
    sql<boolean>`exists (
    select from app.system_user me join app.system_user them on them.id = ${p.otherId}::bigint
    where me.id = ${p.userId}::bigint and (them.id = me.id or lower(them.email) = lower(me.email)
      or (them.kind = me.kind and them.employee_number = me.employee_number)))`.as('same'),
  ),
);

/** Whether two sign-ins belong to one person: same user, same email or same employee number. */
export async function areSamePerson(db: Reader, userId: number, otherId: number): Promise<boolean> {
  return userId === otherId || ((await db.first(samePerson, { userId, otherId }))?.same ?? false);
}

const pending = preparedQuery(
  'proposals.pending',
  (p: { communityId: number | null; objectType: string; keys: readonly string[] }) =>
    build
      .selectFrom('app.proposal')
      .select(['id as proposalId', 'object_key as objectKey'])
      .where(sql<boolean>`community_id is not distinct from ${p.communityId}::bigint`)
      .where('object_type', '=', p.objectType)
      .where(sql<boolean>`object_key = any(${p.keys}::text[])`)
      .where('status', '=', 'PENDING'),
);

/** Ids of the pending requests of objects, by object key. */
export async function findPendingProposals(
  db: Reader,
  of: { communityId: number | null; objectType: string; keys: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = of.keys.length === 0 ? [] : await db.all(pending, of);
  return new Map(rows.map(({ objectKey, proposalId }) => [objectKey, proposalId]));
}

const holds = preparedQuery(
  'proposals.holds-right',
  (p: { userId: number; right: string; businessId: number | null }) =>
    build
      .selectFrom('app.user_role as ur')
      .innerJoin('app.system_user as u', 'u.id', 'ur.user_id')
      .innerJoin('app.role as r', 'r.id', 'ur.role_id')
      .innerJoin('app.role_right as rr', 'rr.role_id', 'r.id')
      .select('rr.right_code')
      .where('ur.user_id', '=', p.userId)
      .where('u.status', '=', 'ACTIVE')
      .where('rr.right_code', '=', p.right)
      .where(sql<boolean>`(r.scope = 'STAFF') = (u.kind = 'STAFF')`)
      .where(
        sql<boolean>`(ur.business_id is null and r.scope in ('COMMUNITY', 'STAFF') or ur.business_id = ${p.businessId}::bigint)`,
      )
      .limit(1),
);

/** Whether an active user holds a right at this moment, everywhere or in the business. */
export const holdsRightNow = async (
  db: Reader,
  of: { userId: number; right: string; businessId: number | null },
): Promise<boolean> => (await db.first(holds, of)) !== undefined;
