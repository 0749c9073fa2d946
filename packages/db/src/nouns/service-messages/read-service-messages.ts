import type { ServiceMessageStatus } from '@quickportal/contracts/rules/states/delivery';
import type { ServiceMessageDirection } from '@quickportal/contracts/service-messages/service-message';
import { sql } from 'kysely';
import { selected, type ColumnMap } from '../../connect/entity-columns.ts';
import {
  build,
  criteriaOf,
  queryByKey,
  shapedQuery,
  type GivenOf,
  type ValuesOf,
} from '../../connect/prepared-query.ts';
import { fileName } from './read-service-message-files.ts';
import { readPage, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

/** Which service messages; without a community those of all, and of the platform. */
export interface ServiceMessageCriteria {
  communityId: number | null;
  /** Any of these. */
  doctypeCode?: readonly string[] | undefined;
  direction?: readonly ServiceMessageDirection[] | undefined;
  status?: readonly ServiceMessageStatus[] | undefined;
  /** Created from here on and before there. */
  from: Date;
  before: Date;
}

type Given = GivenOf<ServiceMessageCriteria> & {
  /** One kind or status alone: an index has its messages in the order of the list. */
  isOne: { doctypeCode: boolean; status: boolean };
};
type Values = Omit<ValuesOf<ServiceMessageCriteria>, 'from' | 'before'> & { from: string; before: string };

const isAmong = (column: string, values: readonly string[], isOne = false) =>
  isOne
    ? sql<boolean>`${sql.ref(column)} = (${values}::text[])[1]`
    : sql<boolean>`${sql.ref(column)} = any (${values}::text[])`;

const matching = (given: Given, p: Values) =>
  build
    .selectFrom('app.service_message as m')
    .where('m.created_at', '>=', p.from)
    .where('m.created_at', '<', p.before)
    .$if(given.communityId, (query) => query.where('m.community_id', '=', p.communityId))
    .$if(given.doctypeCode, (query) => query.where(isAmong('m.doctype_code', p.doctypeCode, given.isOne.doctypeCode)))
    .$if(given.direction, (query) => query.where(isAmong('m.direction', p.direction)))
    .$if(given.status, (query) => query.where(isAmong('m.status', p.status, given.isOne.status)));

/** What is written of a message, and read again; texts are without secrets already. */
export const newMessageColumns = {
  // Null: what the platform does for all communities
  communityId: 'community_id',
  doctypeCode: 'doctype_code',
  direction: 'direction',
  status: 'status',
  summary: 'summary',
  objectType: 'object_type',
  objectId: 'object_id',
} as const satisfies ColumnMap;

const messageColumns = {
  ...newMessageColumns,
  serviceMessageId: 'id',
  attempts: 'attempts',
  createdAt: 'created_at',
  finishedAt: 'finished_at',
} as const satisfies ColumnMap;

/** The same of what only the whole message has. */
export const newDetailColumns = {
  businessId: 'business_id',
  parameters: 'parameters',
  payload: 'payload',
  errorText: 'error_text',
} as const satisfies ColumnMap;

const detailColumns = {
  ...newDetailColumns,
  nextAttemptAt: 'next_attempt_at',
  updatedAt: 'updated_at',
} as const satisfies ColumnMap;

export const rowsOf = shapedQuery('serviceMessages.list', (given: Given, p: Values & PageLimits) =>
  matching(given, p)
    .leftJoin('app.community as c', 'c.id', 'm.community_id')
    .select(selected('m', messageColumns))
    .select('c.name as communityName')
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);
export const countOf = shapedQuery('serviceMessages.count', (given: Given, p: Values) =>
  matching(given, p).select((select) => select.fn.countAll<number>().as('count')),
);
export const tallyOf = shapedQuery('serviceMessages.tally', (given: Given, p: Values & { timeZone: string }) => {
  const day = sql<string>`to_char(m.created_at at time zone ${p.timeZone}::text, 'YYYY-MM-DD')`;
  return matching(given, p)
    .select(['m.doctype_code as doctypeCode', 'm.status', day.as('date')])
    .select((select) => [
      select.fn.countAll<number>().as('messageCount'),
      select.fn.max('m.created_at').as('lastCreatedDate'),
    ])
    .groupBy(['m.doctype_code', 'm.status', sql`3`]);
});

/** The criteria as the statements take them. */
export function statementOf(serviceMessageCriteria: ServiceMessageCriteria): { given: Given; values: Values } {
  const { given, values } = criteriaOf(serviceMessageCriteria);
  const { doctypeCode, status } = serviceMessageCriteria;
  return {
    given: { ...given, isOne: { doctypeCode: doctypeCode?.length === 1, status: status?.length === 1 } },
    values: {
      ...values,
      from: serviceMessageCriteria.from.toISOString(),
      before: serviceMessageCriteria.before.toISOString(),
    },
  };
}

/** A page of service messages, newest first. */
export function listServiceMessages(db: Reader, { page, pageSize, ...key }: ServiceMessageCriteria & PageOf) {
  const { given, values } = statementOf(key);
  return readPage(db, { rows: rowsOf(given), count: countOf(given) }, values, { page, pageSize });
}

/** How many there were of each kind and status on each day of a time zone. */
export function tallyServiceMessages(db: Reader, { timeZone, ...key }: ServiceMessageCriteria & { timeZone: string }) {
  const { given, values } = statementOf(key);
  return db.all(tallyOf(given), { ...values, timeZone });
}

const preparedQuery = queryByKey('serviceMessages.get', (p: { serviceMessageId: number; communityId: number | null }) =>
  build
    .selectFrom('app.service_message as m')
    .leftJoin('app.community as c', 'c.id', 'm.community_id')
    .leftJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'm.community_id').onRef('b.id', '=', 'm.business_id'),
    )
    .leftJoin('app.system_user as u', 'u.id', 'm.created_by_user_id')
    .select(selected('m', { ...messageColumns, ...detailColumns }))
    .leftJoin('app.service_message_file as f', (join) =>
      join.onRef('f.community_id', '=', 'm.community_id').onRef('f.service_message_id', '=', 'm.id'),
    )
    .select(['c.name as communityName', 'b.name as businessName', 'u.full_name as createdByName'])
    .select(fileName.as('fileName'))
    .select(['f.row_count as fileRows', 'f.size_bytes as fileBytes', 'f.sha256 as fileSha256'])
    .select('f.expires_at as fileExpiresAt')
    .where('m.id', '=', p.serviceMessageId)
    .where(
      sql<boolean>`(${p.communityId}::bigint is null or m.community_id is null or m.community_id = ${p.communityId}::bigint)`,
    ),
);

/** A service message of a community or of the platform; with no community any. */
export const getServiceMessage = (db: Reader, key: { serviceMessageId: number; communityId: number | null }) =>
  db.first(preparedQuery, key);
