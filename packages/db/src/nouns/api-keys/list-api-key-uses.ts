import { sql } from 'kysely';
import { build, shapedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { idOf, shapeOf, type Credential, type CredentialShape } from './credential.ts';

interface Params {
  /** Whose calls they are. */
  credential: Credential;
  /** First day, yyyy-mm-dd in the community's zone. */
  from: string;
  /** First day of the last week. */
  weekFrom: string;
}

/** By what calls are put together: routes, addresses, programs, or programs at their addresses. */
export type UseGrouping = 'route' | 'address' | 'program' | 'caller';

/** Calls that have route, address or program in common; what was not asked for is null. */
export interface UseGroup {
  readonly grouping: UseGrouping;
  readonly httpMethod: string | null;
  readonly path: string | null;
  readonly ipAddress: string | null;
  readonly program: string | null;
  readonly calls: number;
  readonly callsLastWeek: number;
  /** ISO 8601 UTC. */
  readonly lastUsedDateTime: string;
  /** Groups of this grouping, also those that are left out. */
  readonly groups: number;
}

/** Groups returned of each grouping, those with the most calls. */
export const MOST_GROUPS = 8;

type Values = Omit<Params, 'credential'> & { id: number };

const callsOf = ({ by }: CredentialShape, { id, from }: Omit<Values, 'weekFrom'>) =>
  build.selectFrom('app.api_key_use').where(by, '=', id).where('day', '>=', from);

const days = shapedQuery('apiKeys.use-days', (shape: CredentialShape, values: Omit<Values, 'weekFrom'>) =>
  callsOf(shape, values)
    .select(['day', sql<number>`sum(calls)::integer`.as('calls')])
    .groupBy('day')
    .orderBy('day'),
);

const groups = shapedQuery('apiKeys.use-groups', (shape: CredentialShape, values: Values) =>
  build
    .selectFrom(
      callsOf(shape, values)
        .select([
          sql<UseGrouping>`case grouping(path, ip, program) when 3 then 'route' when 5 then 'address' when 6 then 'program' else 'caller' end`.as(
            'grouping',
          ),
          'http_method as httpMethod',
          'path',
          'ip as ipAddress',
          'program',
          sql<number>`sum(calls)::integer`.as('calls'),
          sql<number>`coalesce(sum(calls) filter (where day >= ${values.weekFrom}::date), 0)::integer`.as(
            'callsLastWeek',
          ),
          sql<string>`max(last_used_at)`.as('lastUsedDateTime'),
          sql<number>`(count(*) over (partition by grouping(path, ip, program)))::integer`.as('groups'),
          sql<number>`row_number() over (partition by grouping(path, ip, program) order by sum(calls) desc, max(last_used_at) desc)`.as(
            'place',
          ),
        ])
        .groupBy(sql`grouping sets ((http_method, path), (ip), (program), (program, ip))`)
        .as('g'),
    )
    .select([
      'grouping',
      'httpMethod',
      'path',
      'ipAddress',
      'program',
      'calls',
      'callsLastWeek',
      'lastUsedDateTime',
      'groups',
    ])
    .where('place', '<=', MOST_GROUPS)
    .orderBy('grouping')
    .orderBy('place'),
);

/** Calls of a key or a certificate on each day that had any, in order. */
export const listApiKeyUseDays = (db: Reader, { credential, from }: Omit<Params, 'weekFrom'>) =>
  db.all(days(shapeOf(credential)), { id: idOf(credential), from });

/** Calls of a key or a certificate by route, address, program, and program at its address, most first. */
export const listApiKeyUses = (db: Reader, { credential, ...period }: Params): Promise<UseGroup[]> =>
  db.all(groups(shapeOf(credential)), { id: idOf(credential), ...period }) as Promise<UseGroup[]>;
