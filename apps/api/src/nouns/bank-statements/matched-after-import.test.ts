import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSideEffects } from '../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { addStatementAccount, importFile, sample } from './statement-kit.fixture.ts';

let server: TestServer;
let officer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  const ofFacility = { kind: 'CLIENT', communityId: 10 } as const;
  officer = await server.signIn({ ...ofFacility, loginName: 'officer', rights: ['MANAGE_RECONCILIATION'] });
  await addStatementAccount(server, { id: 7001, alias: 'Water receipts' });
  await server.rows(
    `insert into app.matching_registration (community_id, id, business_id, off_system_bsb, created_at, updated_at)
     values (10, 501, 101, '082799', now(), now())`,
  );
  await server.rows(
    `insert into app.matching_rule (community_id, business_id, matching_registration_id, order_number, rule_code, rule_name, created_at, updated_at)
     values (10, 101, 501, 1, 'MATCH_TO_INVOICE_NUMBER', 'Number', now(), now())`,
  );
  await server.rows(
    `insert into app.invoice (community_id, business_id, invoice_number, status, amount, currency, issue_date, due_date, created_at, updated_at)
     values (10, 101, 'INV-1001', 'OPEN', 8450, 'AUD', '2026-11-01', '2026-11-30', now(), now())`,
  );
});
afterAll(() => server.close());

it('the lines of a file are matched as soon as it is imported', async () => {
  const imported = await importFile(server, officer, sample('bai2/bai2-2026-11-30.bai'));
  expect(imported).toMatchObject({ status: 'IMPORTED' });
  await runSideEffects(server.services);
  const found = await server.app.inject({
    url: `${server.rest}/bank-statement-lines?status=MATCHED`,
    headers: officer.headers,
  });
  expect(found.json()).toMatchObject({ recordsCount: 1, items: [{ amount: { amount: '84.50' } }] });
  expect(await server.rows('select status, amount_paid from app.invoice where community_id = 10')).toEqual([
    { status: 'PAID', amount_paid: 8450 },
  ]);
});
