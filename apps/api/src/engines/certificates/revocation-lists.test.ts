import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Certificate } from '@quickportal/contracts/certificates/certificate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMailbox } from '../../testing/read-mailbox.ts';
import { runSideEffects } from '../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { alarmRevocationLists, checkRevocationLists } from './alarm-revocation-lists.ts';
import { refreshRevocationLists } from './refresh-revocation-lists.ts';
import { resealCertificates } from './reseal.ts';
import { composeServices } from '../../server/compose-services.ts';

const DAY_MS = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-crl-'));
let server: TestServer;
let officer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  // Those of the checks of every call have no keys
  await server.services.owner.query('delete from app.certificate; delete from app.certificate_authority');
  officer = await server.signIn({ loginName: 'officer', communityId: 10, rights: ['MANAGE_CERTIFICATES'] });
  await send('PATCH', 'ccapi-config', { technology: 'NODE', expiringCertificateNotificationEmail: 'it@example.com' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = (method: 'POST' | 'PATCH' | 'DELETE', address: string, payload?: object) =>
  server.app.inject({
    method,
    url: `${server.rest}/${address}`,
    headers: officer.headers,
    ...(payload && { payload }),
  });
const generate = async (): Promise<Certificate & { serial: string }> => {
  const response = await send('POST', 'certificates/generate');
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  const certificate = response.json<Certificate>();
  const [kept] = await server.rows<{ serial: string }>(
    `select upper(encode(serial, 'hex')) as serial from app.certificate where id = ${certificate.id}`,
  );
  return { ...certificate, serial: kept?.serial ?? '' };
};
const file = (name: string) =>
  server.app.inject({ url: `${server.rest.replace('/rest/internal', '')}/certificate-authorities/${name}` });
/** The revocation list as OpenSSL reads it, its signature checked with the root. */
async function listOf(authorityId: number): Promise<string> {
  const [crl, root] = [await file(`${authorityId}.crl`), await file(`${authorityId}.crt`)];
  expect([crl.headers['content-type'], root.headers['content-type']]).toEqual([
    'application/pkix-crl',
    'application/x-x509-ca-cert',
  ]);
  const place = (name: string) => path.join(folder, name);
  writeFileSync(place('list.crl'), crl.rawPayload);
  writeFileSync(place('root.crt'), root.rawPayload);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });
  openssl('x509', '-inform', 'DER', '-in', place('root.crt'), '-out', place('root.pem'));
  openssl('crl', '-inform', 'DER', '-in', place('list.crl'), '-CAfile', place('root.pem'), '-verify', '-noout');
  return openssl('crl', '-inform', 'DER', '-in', place('list.crl'), '-noout', '-text');
}
const numberOf = (list: string): number => Number(/CRL Number:\s+(\S+)/.exec(list)?.[1]);
const count = (list: string): number => list.match(/Serial Number:/g)?.length ?? 0;

it('names disabled certificates from the moment after they were disabled, with a growing number', async () => {
  const { id, authorityId, serial } = await generate();
  const other = await generate();
  const before = await listOf(authorityId);
  expect([numberOf(before), count(before)]).toEqual([1, 0]);
  await send('DELETE', `certificates/${id}`);
  await runSideEffects(server.services);
  const after = await listOf(authorityId);
  expect(numberOf(after)).toBe(2);
  expect(after).toContain(`Serial Number: ${serial}`);
  expect(after).not.toContain(other.serial);
});

it('is refreshed before it runs out, and forgets a certificate only once a list was issued past its end', async () => {
  const { id, authorityId, serial } = await generate();
  await send('DELETE', `certificates/${id}`);
  const { clock, owner } = server.services;
  const before = clock.now();
  await owner.query('update app.certificate set expires_at = $2 where id = $1', [
    id,
    new Date(before.getTime() + DAY_MS).toISOString(),
  ]);
  const named: boolean[] = [];
  for (let day = 0; day <= 4; day += 1) {
    clock.set(new Date(before.getTime() + day * DAY_MS).toISOString());
    await refreshRevocationLists(server.services);
    named.push((await listOf(authorityId)).includes(serial));
  }
  clock.set(before.toISOString());
  expect(named).toEqual([true, true, true, false, false]);
});

it('keeps each list where several processes refresh at once', async () => {
  const { authorityId } = await generate();
  const former = numberOf(await listOf(authorityId));
  await Promise.all([refreshRevocationLists(server.services), refreshRevocationLists(server.services)]);
  expect(numberOf(await listOf(authorityId))).toBe(former + 2);
});

it('is an alarm for operators where it was not refreshed two days before its end, once a day', async () => {
  await server.addUser({ loginName: 'operator', kind: 'STAFF', communityId: null, rights: ['MANAGE_OPERATIONS'] });
  const { clock } = server.services;
  await generate();
  await refreshRevocationLists(server.services);
  const before = clock.now();
  const alarms: number[] = [];
  for (const hours of [0, 119, 120, 121, 140, 145, 169]) {
    clock.set(new Date(before.getTime() + hours * 3_600_000).toISOString());
    alarms.push(await alarmRevocationLists(server.services));
  }
  await refreshRevocationLists(server.services);
  alarms.push(await alarmRevocationLists(server.services));
  await runSideEffects(server.services);
  clock.set(before.toISOString());
  const roots = alarms[3] ?? 0;
  expect(roots).toBeGreaterThan(0);
  expect(alarms).toEqual([0, 0, 0, roots, 0, roots, roots, 0]);
  const messages = await server.rows<{ summary: string; status: string }>(
    `select summary, status from app.service_message where doctype_code = 'REVOCATION_LIST_ALARM'`,
  );
  expect(messages).toHaveLength(3 * roots);
  expect(messages[0]).toEqual({
    summary: expect.stringMatching(/^The revocation list of CN=QuickPortal Client CA \d+,O=QuickPortal ends at 2026-/),
    status: 'FAILED',
  });
  const mails = await readMailbox(server.services);
  expect(mails.filter(({ subject }) => subject === 'A revocation list ends soon')).toHaveLength(3 * roots);
});

it('is no alarm after a long stop, because it is refreshed first', async () => {
  const { authorityId } = await generate();
  const { clock } = server.services;
  const before = clock.now();
  clock.set(new Date(before.getTime() + 30 * DAY_MS).toISOString());
  const former = numberOf(await listOf(authorityId));
  expect(await checkRevocationLists(server.services)).toBe(0);
  expect(numberOf(await listOf(authorityId))).toBe(former + 1);
  await checkRevocationLists(server.services);
  clock.set(before.toISOString());
  expect(numberOf(await listOf(authorityId))).toBe(former + 1);
});

it('is not found for an authority that does not exist, or another kind of file', async () => {
  const { authorityId } = await generate();
  for (const name of ['999.crl', `${authorityId}.pem`, '0.crt', 'x.crl', `${authorityId}.crl.crt`])
    expect((await file(name)).statusCode).toBe(404);
});

it('opens keys and files with a new master key once they are sealed again', async () => {
  const { id } = await generate();
  const { masterKey } = server.services.database;
  const configuration = {
    ...server.services.configuration,
    masterKey: 'the next master key, which has more than 32 bytes',
    formerMasterKeys: [masterKey],
  };
  const during = composeServices({ ...server.services, configuration });
  expect(await resealCertificates(during)).toBeGreaterThan(1);
  expect(await resealCertificates(during)).toBe(0);
  const after = composeServices({ ...server.services, configuration: { ...configuration, formerMasterKeys: [] } });
  expect(await refreshRevocationLists(after)).toBeGreaterThan(0);
  const back = composeServices({
    ...server.services,
    configuration: { ...configuration, masterKey, formerMasterKeys: [configuration.masterKey] },
  });
  expect(await resealCertificates(back)).toBeGreaterThan(1);
  expect(id).toBeGreaterThan(0);
});
