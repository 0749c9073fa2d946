import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Scope } from '../../connect/scope.ts';
import { plansOf } from '../../testing/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertCommunity, testTime } from '../../testing/test-rows.ts';
import { singleUseTokenById } from './get-single-use-token.ts';

const TOKENS = 200_000;
let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  for (let id = 1; id <= 20; id++) await insertCommunity(test.owner, { id });
  // A month of tokens of 20 communities, which have ended
  await test.owner.query(
    `insert into app.payment_token (community_id, business_id, single_use_token_id, account_type, status, holder_name,
       masked_number, created_at, expires_at)
     select n % 20 + 1, (n % 20 + 1) * 10, 'sut_' || md5(n::text), 'DIRECT_DEBIT', 'EXPIRED', 'Payer ' || n, '......' || n % 1000,
       $1, $1 from generate_series(1, $2::int) n`,
    [testTime, TOKENS],
  );
  await test.owner.query('vacuum analyze app.payment_token');
}, 180_000);
afterAll(() => test.drop());

const scopes: [role: 'tenant' | 'staff', scope: Scope][] = [
  ['tenant', { kind: 'community', communityId: 7 }],
  ['staff', { kind: 'staff' }],
];

it.each(scopes)('a token is found by its ID among 200,000, as %s', async (role, scope) => {
  const { rows } = await test.owner.query<{ id: string }>(
    'select single_use_token_id as id from app.payment_token where community_id = 7 order by id limit 1 offset 20000',
  );
  const client = new Client(test.db.connectionConfig(role));
  await client.connect();
  try {
    for (const singleUseTokenId of [rows[0]?.id ?? '', 'sut_that_no_one_has_made']) {
      const statement = singleUseTokenById.statement({ communityId: 7, singleUseTokenId });
      const { nodes, blocks } = await plansOf(client, scope, statement);
      expect(nodes.find((node) => node['Relation Name'] === 'payment_token')?.['Node Type']).toMatch(/^Index/);
      expect(blocks).toBeLessThan(30);
    }
  } finally {
    await client.end();
  }
});
