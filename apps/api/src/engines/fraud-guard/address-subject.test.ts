import { createTestDatabase, type TestDatabase } from '@quickportal/db/testing/test-database';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shortIpAddress } from '../../kernel/ip-address.ts';
import { addressSubject } from '../access/address-subject.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const entered = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.constantFrom('::', '::1', '1::', '2001:db8::', '1:2:3:4:5:6:7::', '::ffff:203.0.113.7', '64:ff9b::203.0.113.7'),
);

it('counts payments in the database under the subject that sign-ins and limits count under', async () => {
  const addresses = fc.sample(entered, 500).map((address) => shortIpAddress(address) ?? '');
  const { rows } = await test.owner.query<{ subject: string }>(
    `select app.address_subject(address) as subject from unnest($1::text[]) with ordinality as given (address, place)
     order by place`,
    [addresses],
  );
  expect(rows.map(({ subject }) => subject)).toEqual(addresses.map(addressSubject));
});

it('finds the payments of a subject by their index', async () => {
  await test.owner.query('set enable_seqscan = off');
  const { rows } = await test.owner.query<{ 'QUERY PLAN': string }>(
    `explain select fingerprint from app.transaction t cross join (values ('2001:db8::/64')) payer (subject)
     where t.community_id = 10 and app.address_subject(t.payer_ip) = payer.subject and t.transaction_time > now()
     order by t.transaction_time desc limit 1`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('transaction_by_payer');
});
