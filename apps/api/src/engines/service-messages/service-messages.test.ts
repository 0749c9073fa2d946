import { insertCommunity } from '@quickportal/db/testing/test-rows';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { keptPayload } from './kept-payload.ts';
import {
  cleanUpServiceMessages,
  moveServiceMessage,
  recordServiceMessage,
  SERVICE_MESSAGES_KEPT,
  type ServiceMessage,
} from './service-messages.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await insertCommunity(services.owner, { id: 10 });
  await insertCommunity(services.owner, { id: 20 });
});
afterEach(() => services.owner.query('delete from app.service_message'));
afterAll(() => services.drop());

const message: ServiceMessage = {
  communityId: 10,
  doctypeCode: 'GATEWAY_REQUEST',
  direction: 'OUTBOUND',
  summary: 'Charge 4111 1111 1111 1111',
  object: { type: 'transaction', id: 4711 },
  parameters: { password: 'hunter2', bsb: '032-002', accountNumber: '123456789' },
  payload: '<Request><cvn>123</cvn><AccountNumber>123456789</AccountNumber><pan>4111111111111111</pan></Request>',
};
const scope = { kind: 'community', communityId: 10 } as const;
const record = (given: Partial<ServiceMessage> = {}) =>
  services.db.transaction(scope, (trx) => recordServiceMessage(trx, { ...message, ...given }, services.clock.now()));
const move = (id: number, event: Parameters<typeof moveServiceMessage>[2]['event'], more: object = {}) =>
  services.db.transaction({ kind: 'jobs' }, (trx) =>
    moveServiceMessage(trx, id, { event, ...more }, services.clock.now()),
  );
const rows = async <T>(text: string) => (await services.owner.query(text)).rows as T[];

describe('a service message', () => {
  it('is kept without secrets, card and account numbers', async () => {
    await record();
    const [row] = await rows(
      'select status, summary, parameters, payload, object_type, object_id from app.service_message',
    );
    expect(row).toEqual({
      status: 'QUEUED',
      summary: 'Charge [removed]',
      parameters: { password: '[removed]', bsb: '032-002', accountNumber: '[removed]' },
      payload: '<Request><cvn>[removed]</cvn><AccountNumber>[removed]</AccountNumber><pan>[removed]</pan></Request>',
      object_type: 'transaction',
      object_id: 4711,
    });
  });

  it('goes the way of its states, and of two that move it at once one is refused', async () => {
    const id = await record();
    const both = await Promise.allSettled([move(id, 'send'), move(id, 'send')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await move(id, 'retry', { errorText: 'busy', nextAttemptAt: services.clock.now() })).toBe('RETRYING');
    await expect(move(id, 'succeed')).rejects.toThrow('that is RETRYING cannot succeed');
    await move(id, 'send');
    expect(await move(id, 'succeed')).toBe('DELIVERED');
    expect(
      await rows(
        'select attempts, error_text, next_attempt_at, finished_at is not null as over from app.service_message',
      ),
    ).toEqual([{ attempts: 2, error_text: '', next_attempt_at: null, over: true }]);
    await expect(move(987_654, 'send')).rejects.toThrow('that is missing');
  });

  it('is seen by its own community only', async () => {
    await record();
    const other = await services.db.transaction({ kind: 'community', communityId: 20 }, (trx) =>
      trx.selectFrom('app.service_message').select('id').execute(),
    );
    expect(other).toEqual([]);
  });

  it('is forgotten 400 days after its end, and never before it', async () => {
    await record();
    await record({ status: 'DELIVERED' });
    services.clock.advance(SERVICE_MESSAGES_KEPT);
    await cleanUpServiceMessages(services);
    expect(await rows('select from app.service_message')).toHaveLength(2);
    services.clock.advance(1);
    await cleanUpServiceMessages(services);
    expect(await rows('select status from app.service_message')).toEqual([{ status: 'QUEUED' }]);
    services.clock.set('2026-11-20T09:00:00Z');
  });
});

describe('a kept payload', () => {
  it.each([
    ['{"token":"abc","pan":"4111111111111111","ok":1}', '{"token":"[removed]","pan":"[removed]","ok":1}'],
    ['token=abc&amount=10.00&accountNumber=123456789', 'token=[removed]&amount=10.00&accountNumber=[removed]'],
    ['{"password":"a\\"b","cut', '{"password":"[removed]","cut'],
    ['<s:password type="x">abc</s:password>', '<s:password type="x">[removed]</s:password>'],
    ['{"nested":{"accountNumber":12345678}}', '{"nested":{"accountNumber":"[removed]"}}'],
  ])('%s is kept as %s', (given, kept) => expect(keptPayload(given)).toBe(kept));

  it('never holds a planted card number or secret, in whatever form it came', () => {
    const secret = 'S3cretValue';
    const pan = '4111111111111111';
    const forms = fc.constantFrom(
      (name: string, value: string) => `${name}=${value}&x=1`,
      (name: string, value: string) => JSON.stringify({ a: [{ [name]: value }] }),
      (name: string, value: string) => `<r><${name}>${value}</${name}></r>`,
      (name: string, value: string) => `{"${name}": "${value}", broken`,
    );
    const names = fc.constantFrom('password', 'apiKey', 'clientSecret', 'access_token', 'cvn', 'Authorization');
    fc.assert(
      fc.property(forms, names, fc.lorem(), (form, name, noise) => {
        const kept = keptPayload(form(name, secret));
        expect(kept).not.toContain(secret);
        expect(keptPayload(`${noise} ${pan} ${noise}`)).not.toContain(pan);
      }),
    );
  });
});
