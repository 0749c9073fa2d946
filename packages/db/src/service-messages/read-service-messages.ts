import { sql } from 'kysely';
import type { ServiceMessageStatus } from '@quickportal/contracts/rules/states/delivery';
import { build, queryByKey, shapedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';

type Direction = 'INTERNAL' | 'INBOUND' | 'OUTBOUND';

/** Which service messages; without a community those of all, and of the platform. */
export interface ServiceMessageFilters {
  communityId: number | null;
  doctypeCode?: string | undefined;
  direction?: Direction | undefined;
  status?: ServiceMessageStatus | undefined;
  /** Created from here on and before there. */
  from: Date;
  before: Date;
}

interface Shape {
  community: boolean;
  doctypeCode: boolean;
  direction: boolean;
  status: boolean;
}
interface Params {
  communityId: number;
  doctypeCode: string;
  direction: Direction;
  status: ServiceMessageStatus;
  from: string;
  before: string;
  limit: number;
  offset: number;
  timeZone: string;
}

const matching = (shape: Shape, p: Params) =>
  build
    .selectFrom('app.service_message as m')
    .where('m.created_at', '>=', p.from)
    .where('m.created_at', '<', p.before)
    .$if(shape.community, (query) => query.where('m.community_id', '=', p.communityId))
    .$if(shape.doctypeCode, (query) => query.where('m.doctype_code', '=', p.doctypeCode))
    .$if(shape.direction, (query) => query.where('m.direction', '=', p.direction))
    .$if(shape.status, (query) => query.where('m.status', '=', p.status));

const columns = [
  'm.id as serviceMessageId',
  'm.community_id as communityId',
  'c.name as communityName',
  'm.doctype_code as doctypeCode',
  'm.direction',
  'm.status',
  'm.summary',
  'm.object_type as objectType',
  'm.object_id as objectId',
  'm.attempts',
  'm.created_at as createdAt',
  'm.finished_at as finishedAt',
] as const;

export const pageOf = shapedQuery('serviceMessages.list', (shape: Shape, p: Params) =>
  matching(shape, p)
    .leftJoin('app.community as c', 'c.id', 'm.community_id')
    .select(columns)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);
export const countOf = shapedQuery('serviceMessages.count', (shape: Shape, p: Params) =>
  matching(shape, p).select((select) => select.fn.countAll<number>().as('count')),
);
export const tallyOf = shapedQuery('serviceMessages.tally', (shape: Shape, p: Params) => {
  const day = sql<string>`to_char(m.created_at at time zone ${p.timeZone}::text, 'YYYY-MM-DD')`;
  return matching(shape, p)
    .select(['m.doctype_code as doctypeCode', 'm.status', day.as('date')])
    .select((select) => [
      select.fn.countAll<number>().as('messageCount'),
      select.fn.max('m.created_at').as('lastCreatedDate'),
    ])
    .groupBy(['m.doctype_code', 'm.status', sql`3`]);
});

/** The shape of a search and its values; what is not asked for has a value that nobody reads. */
export function statementOf(of: ServiceMessageFilters): { shape: Shape; params: Params } {
  const { communityId, doctypeCode, direction, status } = of;
  return {
    shape: {
      community: communityId !== null,
      doctypeCode: doctypeCode !== undefined,
      direction: direction !== undefined,
      status: status !== undefined,
    },
    params: {
      communityId: communityId ?? 0,
      doctypeCode: doctypeCode ?? '',
      direction: direction ?? 'INTERNAL',
      status: status ?? 'QUEUED',
      from: of.from.toISOString(),
      before: of.before.toISOString(),
      limit: 0,
      offset: 0,
      timeZone: 'UTC',
    },
  };
}

/** A page of service messages, newest first. Pages start at 1. */
export async function listServiceMessages(
  db: Reader,
  { page, pageSize, ...of }: ServiceMessageFilters & { page: number; pageSize: number },
) {
  const { shape, params } = statementOf(of);
  const [items, counted] = await Promise.all([
    db.all(pageOf(shape), { ...params, limit: pageSize, offset: (page - 1) * pageSize }),
    db.first(countOf(shape), params),
  ]);
  return { items, recordsCount: counted?.count ?? 0 };
}

/** How many there were of each kind and status on each day of a time zone. */
export function tallyServiceMessages(db: Reader, { timeZone, ...of }: ServiceMessageFilters & { timeZone: string }) {
  const { shape, params } = statementOf(of);
  return db.all(tallyOf(shape), { ...params, timeZone });
}

const one = queryByKey('serviceMessages.get', (p: { serviceMessageId: number; communityId: number | null }) =>
  build
    .selectFrom('app.service_message as m')
    .leftJoin('app.community as c', 'c.id', 'm.community_id')
    .leftJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'm.community_id').onRef('b.id', '=', 'm.business_id'),
    )
    .leftJoin('app.system_user as u', 'u.id', 'm.created_by_user_id')
    .select(columns)
    .select([
      'm.business_id as businessId',
      'b.name as businessName',
      'm.parameters',
      'm.payload',
      'm.error_text as errorText',
      'm.next_attempt_at as nextAttemptAt',
      'u.full_name as createdByName',
      'm.updated_at as updatedAt',
    ])
    .where('m.id', '=', p.serviceMessageId)
    .where(
      sql<boolean>`(${p.communityId}::bigint is null or m.community_id is null or m.community_id = ${p.communityId}::bigint)`,
    ),
);

/** A service message of a community or of the platform; with no community any. */
export const getServiceMessage = (db: Reader, of: { serviceMessageId: number; communityId: number | null }) =>
  db.first(one, of);
