import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { readMailbox } from '../../testing/read-mailbox.ts';
import { PASSWORD, type TestBrowser } from '../../testing/test-browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { removeSandboxes } from './remove-sandboxes.ts';

const DAY = 86_400_000;
let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer();
});
afterAll(() => kit.close());

let signIns = 0;
/** Days pass from test to test, and sessions end. */
const staff = async (right: 'VIEW_COMMUNITIES' | 'MANAGE_COMMUNITIES' = 'MANAGE_COMMUNITIES'): Promise<ApiCaller> => {
  const loginName = `staff.${(signIns += 1)}`;
  return apiCaller(kit, await kit.signIn({ loginName, kind: 'STAFF', communityId: null, rights: [right] }));
};

const request = async (name: string): Promise<TestBrowser> => {
  const browser = kit.browser({ ip: `198.51.100.${(signIns += 1)}` });
  const person = { fullName: 'Vera Visitor', companyName: `Company of ${name}`, emailAddress: `${name}@example.com` };
  expect((await browser.call('POST', 'sandbox/creator', { ...person, acceptTerms: true })).statusCode).toBe(204);
  await kit.runSideEffects();
  return browser;
};

async function sandboxOf(name: string): Promise<TestBrowser> {
  const browser = await request(name);
  const emailAddress = `${name}@example.com`;
  const text = (await readMailbox(kit.services, emailAddress)).at(-1)?.text ?? '';
  const verificationCode = /Your code: (\d{8})\n/.exec(text)?.[1];
  await browser.call('POST', 'sandbox/verify', { emailAddress, verificationCode });
  await browser.call('PUT', 'sandbox/detail', { loginName: name, password: PASSWORD, repeatPassword: PASSWORD });
  await browser.signIn(name);
  return browser;
}

const listed = async (name: string, caller?: ApiCaller) => {
  const { status, body, raw } = await (caller ?? (await staff())).get(`sandboxes?query=${name}`);
  expect(status, raw).toBe(200);
  return body.items[0];
};

describe('the list of sandboxes', () => {
  it('shows staff how far each is, and its address masked', async () => {
    await sandboxOf('listed');
    await request('waiting');
    const viewer = await staff('VIEW_COMMUNITIES');
    const now = kit.services.clock.now().toISOString();
    expect(await listed('listed', viewer)).toEqual({
      sandboxId: expect.any(Number),
      communityId: expect.any(Number),
      companyName: 'Company of listed',
      emailAddress: 'l•••@example.com',
      status: 'ACTIVE',
      createdAt: now,
      lastUsedAt: now,
      endsOn: '2026-12-21',
    });
    expect(await listed('waiting', viewer)).toMatchObject({
      communityId: null,
      status: 'CREATED',
      lastUsedAt: null,
      endsOn: '2026-11-22',
    });
    const { body } = await viewer.get('sandboxes?status=CREATED&query=company');
    expect(body.items.map(({ companyName }: { companyName: string }) => companyName)).toEqual(['Company of waiting']);
    expect(body.recordsCount).toBe(1);
  });

  it('is refused to facilities and to staff without a right', async () => {
    const facility = { loginName: 'facility', kind: 'CLIENT', communityId: 10, rights: ['MANAGE_USERS'] } as const;
    expect((await apiCaller(kit, await kit.signIn(facility)).get('sandboxes')).status).toBe(403);
    const { sandboxId } = await listed('listed');
    expect((await (await staff('VIEW_COMMUNITIES')).post(`sandboxes/${sandboxId}/end`, {})).status).toBe(403);
  });

  it('says on which day the nightly job ends a sandbox that no one uses', async () => {
    await sandboxOf('idle');
    const { endsOn } = await listed('idle');
    // 2:40 am in Sydney of each night from now on
    kit.services.clock.set('2026-11-20T15:40:00Z');
    for (let night = '2026-11-21'; ;) {
      await removeSandboxes(kit.services);
      await kit.runSideEffects();
      const { status } = await listed('idle');
      if (status === 'DELETED') {
        expect(night).toBe(endsOn);
        break;
      }
      kit.services.clock.advance(DAY);
      night = new Date(Date.parse(night) + DAY).toISOString().slice(0, 10);
    }
  });
});

describe('ending a sandbox', () => {
  it('signs its users out, refuses its keys, and leaves it to the nightly job', async () => {
    const browser = await sandboxOf('ended');
    const made = await browser.call('POST', 'api-keys/generate', { name: 'Trial', apiKeySecurityCode: 'SECRET' });
    const key = Buffer.from(`${made.json().keys[0].decryptedKey}:`).toString('base64');
    const program = apiCaller(kit, { headers: { authorization: `Basic ${key}` } });
    expect((await program.get('transactions')).status).toBe(200);
    const { sandboxId, communityId } = await listed('ended');
    const manager = await staff();
    const ended = await manager.post(`sandboxes/${sandboxId}/end`, {});
    expect([ended.status, ended.body]).toMatchObject([200, { sandboxId, status: 'DELETED', endsOn: null }]);
    expect((await browser.call('GET', 'session')).statusCode).toBe(401);
    expect((await browser.signIn('ended')).statusCode).toBe(401);
    expect((await program.get('transactions')).status).toBe(401);
    expect((await manager.post(`sandboxes/${sandboxId}/end`, {})).status).toBe(409);
    expect((await manager.post('sandboxes/999999/end', {})).status).toBe(404);
    await removeSandboxes(kit.services);
    expect(await kit.rows('select from app.community where id = $1', [communityId])).toEqual([]);
  });
});
