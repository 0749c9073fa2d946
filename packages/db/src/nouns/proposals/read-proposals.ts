import { sql } from 'kysely';
import { build, preparedQuery, shapedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { rowSet, rowSetText } from '../../connect/row-set.ts';
import { selectProposal, type ProposalRecord } from './proposal.ts';

type Audience = 'STAFF' | 'FACILITY';

/** Who looks, and what they may see. */
export interface ProposalViewer {
  readonly audience: Audience;
  readonly userId: number;
  /** The community whose requests are seen; of staff, beside their own. Null: none. */
  readonly communityId: number | null;
  /** Contact details held, and administration done, within so many days before a request count against an approver. */
  readonly distanceDays: number;
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
  { kind, businessId }: Pick<ProposalRecord, 'kind' | 'businessId'>,
): boolean =>
  everywhere.includes(kind) ||
  inBusinesses.some((inBusiness) => inBusiness.kind === kind && inBusiness.businessId === businessId);
export type ProposalTab = 'WAITING' | 'MINE' | 'DECIDED';
interface Params {
  communityId: number | null;
  userId: number;
  distanceDays: number;
  approvable: readonly string[];
  approvableIn: string;
  visible: readonly string[];
  visibleIn: string;
  now: string;
}

const paramsOf = ({ userId, communityId, distanceDays, approvable, visible }: ProposalViewer, now: Date): Params => ({
  userId,
  communityId,
  distanceDays,
  approvable: approvable.everywhere,
  approvableIn: rowSetText(approvable.inBusinesses),
  visible: visible.everywhere,
  visibleIn: rowSetText(visible.inBusinesses),
  now: now.toISOString(),
});

/** The same as `includesProposal`, of `app.proposal as p`. */
const isAmong = (
  everywhere: readonly string[],
  inBusinesses: string,
) => sql<boolean>`(p.kind = any(${everywhere}::text[])
  or (p.kind, p.business_id) in (select kind, "businessId" from ${rowSet(inBusinesses, 'kind text, "businessId" bigint')}))`;

const from = () => build.selectFrom('app.proposal as p').leftJoin('app.community as c', 'c.id', 'p.community_id');

interface Shape {
  tab: ProposalTab;
  audience: Audience;
}

/** Staff see the requests of staff, and those of the facility they work in; a facility sees its own. */
const isSeen = (audience: Audience, communityId: number | null) =>
  audience === 'STAFF'
    ? sql<boolean>`(p.audience = 'STAFF' or p.community_id = ${communityId}::bigint)`
    : sql<boolean>`p.audience = 'FACILITY'`;

const matching = ({ tab, audience }: Shape, p: Params) =>
  from()
    .where(isSeen(audience, p.communityId))
    .$if(tab === 'MINE', (query) => query.where('p.requested_by', '=', p.userId))
    .$if(tab === 'WAITING', (query) =>
      query
        .where('p.status', '=', 'PENDING')
        .where('p.expires_at', '>', p.now)
        .where(isAmong(p.approvable, p.approvableIn))
        .where(sql<boolean>`p.subject_user_id is distinct from ${p.userId}::bigint`)
        .where(
          sql<boolean>`app.approval_obstacle(${p.userId}::bigint, p.requested_by,
            p.requested_at - make_interval(days => ${p.distanceDays}::int)) is null`,
        ),
    )
    .$if(tab === 'DECIDED', (query) =>
      query
        .where('p.status', '<>', 'PENDING')
        .where(sql<boolean>`(${isAmong(p.visible, p.visibleIn)} or p.requested_by = ${p.userId}::bigint)`),
    );

const rows = shapedQuery('proposals.list', (shape: Shape, p: Params & PageLimits) => {
  const found = selectProposal(matching(shape, p)).limit(p.limit).offset(p.offset);
  return shape.tab === 'WAITING'
    ? // What is about one type of object stands together, and what expires next comes first
      found
        .orderBy(sql`min(p.expires_at) over (partition by p.object_type, p.community_id)`)
        .orderBy('p.object_type')
        .orderBy('p.community_id')
        .orderBy('p.expires_at')
        .orderBy('p.id')
    : found.orderBy('p.requested_at', 'desc').orderBy('p.id', 'desc');
});
const count = shapedQuery('proposals.count', (shape: Shape, p: Params) =>
  matching(shape, p).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** A page of requests: waiting ones by when they lapse, others newest first. */
export function listProposals(
  db: Reader,
  viewer: ProposalViewer,
  { tab, now, ...at }: PageOf & { tab: ProposalTab; now: Date },
): Promise<Page<ProposalRecord>> {
  const shape = { tab, audience: viewer.audience };
  return readPage(db, { rows: rows(shape), count: count(shape) }, paramsOf(viewer, now), at);
}

/** How many requests wait for the viewer. */
export async function countWaitingProposals(db: Reader, viewer: ProposalViewer, now: Date): Promise<number> {
  return (await db.first(count({ tab: 'WAITING', audience: viewer.audience }), paramsOf(viewer, now)))?.count ?? 0;
}

const byId = shapedQuery(
  'proposals.get',
  ({ audience }: { audience: Audience }, p: { proposalId: number; communityId: number | null }) =>
    selectProposal(from().where('p.id', '=', p.proposalId).where(isSeen(audience, p.communityId))),
);

/** A request that the viewer's audience and community let them see. */
export const getProposal = (
  db: Reader,
  { audience, ...key }: { proposalId: number; audience: Audience; communityId: number | null },
): Promise<ProposalRecord | undefined> => db.first(byId({ audience }), key);

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
  objects: { communityId: number | null; objectType: string; keys: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const found = objects.keys.length === 0 ? [] : await db.all(pending, objects);
  return new Map(found.map(({ objectKey, proposalId }) => [objectKey, proposalId]));
}
