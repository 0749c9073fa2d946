import { sql } from 'kysely';
import { idOf, shapeOf, type Credential, type CredentialShape } from '../api-keys/credential.ts';
import { build, preparedQuery, shapedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

interface Period {
  /** Beginnings of the spans, ISO 8601 UTC, in order. */
  starts: readonly string[];
  /** Not included. */
  before: string;
}
interface Params extends Period {
  from: string;
}

const paramsOf = ({ starts, before }: Period): Params => ({ starts, before, from: starts[0] ?? before });

const numbers = preparedQuery('apiLogs.numbers', (p: Params) =>
  build
    .selectFrom('app.api_log')
    .select([
      sql<number>`width_bucket(requested_at, ${p.starts}::timestamptz[])`.as('span'),
      sql<number>`count(*)`.as('calls'),
      sql<number>`count(*) filter (where http_status >= 400)`.as('errors'),
    ])
    .where('requested_at', '>=', p.from)
    .where('requested_at', '<', p.before)
    .groupBy(sql`1`),
);

const times = preparedQuery('apiLogs.times', (p: Params) =>
  build
    .selectFrom('app.api_log')
    .select(sql<number | null>`percentile_disc(0.95) within group (order by duration_ms)`.as('percentile95Ms'))
    .where('requested_at', '>=', p.from)
    .where('requested_at', '<', p.before),
);

const errors = preparedQuery('apiLogs.errors', (p: Params) =>
  build
    .selectFrom('app.api_log')
    .select([
      'operation',
      'http_status as httpStatus',
      'error_type as errorType',
      sql<number>`width_bucket(requested_at, ${p.starts}::timestamptz[])`.as('span'),
      sql<number>`count(*)`.as('errors'),
      sql<string>`max(requested_at)`.as('lastDate'),
    ])
    .where(sql<boolean>`http_status >= 400`)
    .where('requested_at', '>=', p.from)
    .where('requested_at', '<', p.before)
    .groupBy(['operation', 'http_status', 'error_type', sql`4`]),
);

/** Calls of each span, by its place from 1, and how long 95 % of all of them took at most. */
export async function countApiLogs(db: Reader, period: Period) {
  const params = paramsOf(period);
  const [spans, time] = await Promise.all([db.all(numbers, params), db.first(times, params)]);
  return { spans, percentile95Ms: time?.percentile95Ms ?? null };
}

/** Failed calls of each span, by operation, status and type of problem. */
export const countApiLogErrors = (db: Reader, period: Period) => db.all(errors, paramsOf(period));

interface SameCalls extends Period {
  operation: string;
  credential: Credential;
}

interface SameParams extends Params {
  operation: string;
  id: number;
}

const same = shapedQuery('apiLogs.same', ({ by }: CredentialShape, p: SameParams) =>
  build
    .selectFrom('app.api_log')
    .select([
      sql<number>`width_bucket(requested_at, ${p.starts}::timestamptz[])`.as('span'),
      sql<number>`count(*)`.as('calls'),
      sql<number>`count(*) filter (where http_status >= 400)`.as('errors'),
    ])
    .where('operation', '=', p.operation)
    .where(by, '=', p.id)
    .where('requested_at', '>=', p.from)
    .where('requested_at', '<', p.before)
    .groupBy(sql`1`),
);

const usual = shapedQuery('apiLogs.usual', ({ by }: CredentialShape, p: SameParams) =>
  build
    .selectFrom('app.api_log')
    .select(sql<number | null>`percentile_disc(0.5) within group (order by duration_ms)`.as('medianMs'))
    .where('operation', '=', p.operation)
    .where(by, '=', p.id)
    .where('requested_at', '>=', p.from)
    .where('requested_at', '<', p.before),
);

/** Calls of an operation with a key or a certificate in each span, and the median of the time they took. */
export async function countSameCalls(db: Reader, { operation, credential, ...period }: SameCalls) {
  const params = { operation, id: idOf(credential), ...paramsOf(period) };
  const shape = shapeOf(credential);
  const [spans, time] = await Promise.all([db.all(same(shape), params), db.first(usual(shape), params)]);
  return { spans, medianMs: time?.medianMs ?? null };
}

interface SameErrors {
  operation: string;
  httpStatus: number;
  errorType: string | null;
  from: string;
  before: string;
}

const alike = preparedQuery('apiLogs.alike', (p: SameErrors) =>
  build
    .selectFrom('app.api_log')
    .select([
      sql<number>`count(*)`.as('calls'),
      sql<number>`count(distinct coalesce(api_key_id, -certificate_id))`.as('keys'),
    ])
    .where('operation', '=', p.operation)
    .where('http_status', '=', p.httpStatus)
    .where(sql<boolean>`error_type is not distinct from ${p.errorType}::text`)
    .where('requested_at', '>=', p.from)
    .where('requested_at', '<', p.before),
);

/** Calls that failed alike, and with how many keys and certificates. */
export const countSameErrors = async (db: Reader, errorKey: SameErrors) =>
  (await db.first(alike, errorKey)) ?? { calls: 0, keys: 0 };
