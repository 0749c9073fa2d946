import { deleteExpiredRows } from '@quickportal/db/due-jobs/delete-expired-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { switchedOffRules } from '../../testing/switched-off-rules.ts';
import { findBinTesting } from './find-bin-testing.ts';
import { cardNumbers, fraudGuardKit, type FraudGuardKit } from './fraud-guard-kit.fixture.ts';

let kit: FraudGuardKit;
beforeAll(async () => {
  kit = await fraudGuardKit();
});
afterAll(() => kit.server.close());
beforeEach(async () => {
  await kit.nextDay();
  await rows('delete from app.fraud_blacklist');
});

const rows = async (text: string, values: unknown[] = []) =>
  (await kit.server.services.owner.query<Record<string, unknown>>(text, values)).rows;

/** Tries as many unknown cards of a BIN, which the network declines, from addresses of one or several. */
async function tryCards(bin: string, count: number, address: (index: number) => string | undefined) {
  for (const [index, number] of cardNumbers(bin, '96', count).entries()) {
    const ip = address(index);
    await kit.pay(await kit.kit.card(1001, number), ip === undefined ? {} : { customerIpAddress: ip });
  }
}
const eachOther = (index: number) => `198.51.100.${index + 1}`;

describe('BIN testing', () => {
  it('is found where most cards of a BIN are declined, and its event is sent once', async () => {
    await kit.rules({ binTestingCode: 'ALERT_ONLY' });
    await tryCards('450000', 22, eachOther);
    const found = await findBinTesting(kit.server.services);
    expect(found).toMatchObject([{ bin: '450000', attempts: 22, declined: 22, cards: 22, isNew: true }]);
    expect((await findBinTesting(kit.server.services)).map(({ isNew }) => isNew)).toEqual([false]);
    const events = await rows(
      `select body::jsonb -> 'data' ->> 'bin' as bin from app.event where type = 'fraud-guard.bin-testing'`,
    );
    expect(events).toEqual([{ bin: '450000' }]);
    const alerts = (await kit.risk().get('communities/10/fraud-guard-alerts')).body.items;
    expect(alerts).toMatchObject([{ bin: '450000', declined: 22 }]);
  });

  it('with Alert only is reported, and the payment sent', async () => {
    await kit.rules({ binTestingCode: 'ALERT_ONLY' });
    await tryCards('450001', 22, eachOther);
    await findBinTesting(kit.server.services);
    const [number = ''] = cardNumbers('450001', '42', 1);
    const { body } = await kit.pay(await kit.kit.card(1001, number));
    expect(body.status).toBe('APPROVED');
    expect(await kit.decisionOf(body.receiptNumber)).toMatchObject({
      status: 'REPORTED',
      reasons: [{ rule: 'BIN_TESTING' }],
    });
    expect(await rows('select 1 from app.fraud_blacklist')).toEqual([]);
  });

  it('with Alert and Decline is declined, and card and address are blacklisted for 3 months [1R126 1R238 1K059]', async () => {
    await kit.rules({ binTestingCode: 'ALERT_AND_BLACKLIST', mode: 'PASSIVE' });
    await tryCards('450002', 22, eachOther);
    await findBinTesting(kit.server.services);
    expect(
      (await rows(`select kind, count(*)::int from app.fraud_blacklist group by kind order by kind`)).map(
        ({ count }) => count,
      ),
    ).toEqual([22, 22]);
    const [number = ''] = cardNumbers('450002', '42', 1);
    const account = await kit.kit.card(1001, number);
    const { body } = await kit.pay(account, { customerIpAddress: '203.0.113.77' });
    expect([body.status, body.responseCode]).toEqual(['DECLINED', null]);
    const now = kit.server.services.clock.now();
    const threeMonths = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, now.getUTCDate()));
    const [entry] = await rows(`select expires_at from app.fraud_blacklist where ip_address = '203.0.113.77'`);
    expect(String(entry?.['expires_at']).slice(0, 10)).toBe(threeMonths.toISOString().slice(0, 10));
    // The alert is over, the blacklist is not
    await kit.nextDay();
    const later = await kit.pay(account);
    expect(ruleOf(await kit.decisionOf(later.body.receiptNumber))).toEqual(['BLACKLIST']);
    expect(later.body.status).toBe('DECLINED');
    await kit.server.services.db.transaction({ kind: 'jobs' }, (trx) => deleteExpiredRows(trx, threeMonths));
    expect(await rows('select 1 from app.fraud_blacklist where expires_at <= $1', [threeMonths])).toEqual([]);
  });

  it('is removed 90 days after its end, however long it has gone on', async () => {
    const now = kit.server.services.clock.now();
    await rows(
      `insert into app.fraud_bin_alert (community_id, bin, attempts, declined, cards, detected_at, ends_at)
       select 10, bin, 60, 50, 45, $1::timestamptz - interval '100 days', $1::timestamptz - age
       from (values ('450090', interval '91 days'), ('450091', interval '-30 minutes')) alert (bin, age)`,
      [now],
    );
    await kit.server.services.db.transaction({ kind: 'jobs' }, (trx) => deleteExpiredRows(trx, now));
    const kept = await rows(`select bin from app.fraud_bin_alert where bin in ('450090', '450091')`);
    expect(kept).toEqual([{ bin: '450091' }]);
  });

  it('leaves alone a card of the BIN that was approved before', async () => {
    await kit.rules({ binTestingCode: 'ALERT_AND_BLACKLIST' });
    const [number = ''] = cardNumbers('450003', '42', 1);
    const known = await kit.kit.card(1001, number);
    expect((await kit.pay(known)).body.status).toBe('APPROVED');
    await tryCards('450003', 22, eachOther);
    await findBinTesting(kit.server.services);
    expect((await kit.pay(known)).body.status).toBe('APPROVED');
  });

  it('is seen at once where one address tries more than five cards in an hour', async () => {
    await kit.rules({ binTestingCode: 'ALERT_AND_BLACKLIST' });
    const numbers = cardNumbers('450004', '42', 7);
    const statuses: string[] = [];
    for (const number of numbers)
      statuses.push(
        (await kit.pay(await kit.kit.card(1001, number), { customerIpAddress: '203.0.113.50' })).body.status,
      );
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 'APPROVED'), 'DECLINED', 'DECLINED']);
  });

  it('is seen at the sixth card of an IPv6 /64, however often other cards paid from it', async () => {
    await kit.rules({ binTestingCode: 'ALERT_AND_BLACKLIST' });
    const [first = '', ...others] = cardNumbers('450014', '42', 6);
    const from = (host: number) => ({ customerIpAddress: `2001:db8:0:14::${host}` });
    for (const [index, number] of others.entries()) await kit.pay(await kit.kit.card(1001, number), from(index + 1));
    // More payments of one card than any count reads at once
    const known = await kit.kit.card(1001, others[0] ?? '');
    const { receiptNumber } = (await kit.pay(known, from(90))).body;
    const columns = (
      await rows(
        `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
         where table_schema = 'app' and table_name = 'transaction' and is_generated = 'NEVER'
           and column_name not in ('id', 'receipt_number')`,
      )
    )[0]?.['names'];
    await rows(
      `insert into app.transaction (receipt_number, ${String(columns)})
       select 8100000000 + n, ${String(columns)} from app.transaction, generate_series(1, 300) n where receipt_number = $1`,
      [receiptNumber],
    );
    const sixth = await kit.pay(await kit.kit.card(1001, first), from(91));
    expect(sixth.body.status).toBe('DECLINED');
    const blacklisted = await rows(`select ip_address from app.fraud_blacklist where kind = 'IP_ADDRESS'`);
    expect(blacklisted).toEqual([{ ip_address: '2001:db8:0:14::/64' }]);
    const next = await kit.pay(known, from(92));
    expect([next.body.status, ruleOf(await kit.decisionOf(next.body.receiptNumber)).includes('BLACKLIST')]).toEqual([
      'DECLINED',
      true,
    ]);
  });

  it('is declined by the mode of the facility whatever a business does with rules of its own', async () => {
    await kit.rules({ binTestingCode: 'ALERT_AND_BLACKLIST' });
    const own = 'communities/10/fraud-guard-rules/101';
    const rights = ['MANAGE_FRAUD_GUARD'] as const;
    const user = { loginName: 'facility.risk', kind: 'CLIENT', communityId: 10, rights } as const;
    const facility = apiCaller(kit.server, await kit.server.signIn(user));
    const seventh = async (bin: string, customerIpAddress: string) => {
      const statuses: string[] = [];
      for (const number of cardNumbers(bin, '42', 7))
        statuses.push((await kit.pay(await kit.kit.card(1001, number), { customerIpAddress })).body.status);
      return statuses.at(-1);
    };
    const disabled = await facility.post(own, { ...switchedOffRules, enabled: false });
    expect(disabled.status, disabled.raw).toBe(200);
    expect(await seventh('450010', '203.0.113.61')).toBe('DECLINED');
    expect((await facility.delete(own)).status).toBe(204);
    await facility.post('communities/10/fraud-guard-rules', { ...switchedOffRules, enabled: false });
    expect(await seventh('450011', '203.0.113.62')).toBe('DECLINED');
    await tryCards('450012', 22, eachOther);
    expect(await findBinTesting(kit.server.services)).toMatchObject([{ bin: '450012' }]);
    expect(await rows(`select 1 from app.fraud_blacklist where masked_number like '450012%'`)).toHaveLength(22);
  });

  it('is declined by the mode of a business whose rules a facility user deleted', async () => {
    await kit.rules({ binTestingCode: 'OFF' });
    const own = 'communities/10/fraud-guard-rules/101';
    await kit.risk().post(own, { ...switchedOffRules, binTestingCode: 'ALERT_AND_BLACKLIST' });
    const rights = ['MANAGE_FRAUD_GUARD'] as const;
    const user = { loginName: 'facility.risk.2', kind: 'CLIENT', communityId: 10, rights } as const;
    const facility = apiCaller(kit.server, await kit.server.signIn(user));
    expect((await facility.delete(own)).status).toBe(204);
    const statuses: string[] = [];
    for (const number of cardNumbers('450013', '42', 7))
      statuses.push(
        (await kit.pay(await kit.kit.card(1001, number), { customerIpAddress: '203.0.113.63' })).body.status,
      );
    expect(statuses.at(-1)).toBe('DECLINED');
  });

  it('is not looked for while it is off, nor found among approvals', async () => {
    await kit.rules({ binTestingCode: 'OFF' });
    await tryCards('450005', 22, eachOther);
    expect(await findBinTesting(kit.server.services)).toEqual([]);
    await kit.nextDay();
    await kit.rules({ binTestingCode: 'ALERT_ONLY' });
    for (const number of cardNumbers('450006', '42', 22)) await kit.pay(await kit.kit.card(1001, number));
    expect(await findBinTesting(kit.server.services)).toEqual([]);
  });
});

const ruleOf = (decision: { reasons: { rule: string }[] }) => decision.reasons.map(({ rule }) => rule);
