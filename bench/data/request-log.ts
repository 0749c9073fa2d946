import { createKey } from '../../apps/api/src/engines/api-keys/create-key.ts';
import { createDatabase } from '@quickportal/db/connect/database';
import type { OwnedDatabase } from '@quickportal/db/migrate/owner';
import type { Client } from 'pg';

const MONTHS = 6;

/** An index of words is built at once: adding each entry to it takes most of the time. */
const WORDS = {
  drop: 'drop index app.api_log_terms',
  create: 'create index api_log_terms on app.api_log using gin (terms)',
};

/** Entries of the request log, half of them of this community, spread over six months with a partition each. */
export async function fillRequestLog(
  client: Client,
  { communityId, entries }: { communityId: number; entries: number },
) {
  await client.query(
    `select app.turn_api_log((now() - interval '${MONTHS} months')::date, (now() + interval '1 month')::date)`,
  );
  await client.query(WORDS.drop);
  await client.query(
    `insert into app.api_log (community_id, api_key_id, requested_at, http_method, request_url, operation, http_status,
       error_type, duration_ms, request_headers, response_headers, request_body, response_body, ip, request_id, terms)
     select community, n % 7 + 1, now() - n * (interval '${MONTHS} months' / $2::int),
       case when n % 4 = 0 then 'POST' else 'GET' end, '/quickportal/rest/internal/customers/' || n,
       (array['customers.get', 'customers.create', 'transactions.search'])[n % 3 + 1],
       case when n % 50 = 0 then 404 else 200 end, case when n % 50 = 0 then 'not-found' end, n % 90 + 5,
       '{"user-agent": "water-billing/5.0"}', '{"content-type": "application/json"}', repeat('x', 300), repeat('y', 900),
       '203.0.113.' || n % 200, md5(n::text),
       array_to_tsvector(array[community || ':customers', community || ':' || n, community || ':hcw-' || n,
         community || ':' || md5(n::text), community || ':203.0.113.' || n % 200])
     from (select n, case when n % 2 = 0 then $1::bigint else (select min(id) from app.community where id <> $1) end as community
       from generate_series(1, $2::int) n) entry`,
    [communityId, entries],
  );
  await client.query("set maintenance_work_mem = '2GB'");
  await client.query(WORDS.create);
  await client.query('vacuum analyze app.api_log');
}

/** Headers of a program that calls with a new key of the community. */
export async function keyHeaders(owned: OwnedDatabase, communityId: number): Promise<Record<string, string>> {
  const db = createDatabase(owned);
  const { decryptedKey } = await db.transaction({ kind: 'auth' }, (trx) =>
    createKey(
      trx,
      { communityId, name: 'Benchmark', securityCode: 'SECRET' },
      {
        actor: { kind: 'job', job: 'bench' },
        origin: { requestId: 'bench', ip: '127.0.0.1', userAgent: 'bench' },
        now: new Date(),
      },
    ),
  );
  await db.close();
  return { authorization: `Basic ${Buffer.from(`${decryptedKey}:`).toString('base64')}` };
}
