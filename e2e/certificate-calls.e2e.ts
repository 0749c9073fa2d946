import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort } from '../packages/db/src/testing/free-port.ts';
import { expectAccessible } from './axe.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { BASE, signIn } from './sign-in.ts';

const port = await freePort();
const tlsPort = await freePort();
const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-e2e-tls-'));
const place = (name: string) => path.join(folder, name);
// The clock of this file's own product moves, and everyone who is signed in there is signed out
test.use({ baseURL: `http://127.0.0.1:${port}` });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', place('server.key')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...newKey, '-out', place('server.crt'), '-days', '30', ...name], {
    stdio: 'pipe',
  });
  server = await startOwnServer(port, {
    TLS_PORT: String(tlsPort),
    TLS_CERTIFICATE: place('server.crt'),
    TLS_KEY: place('server.key'),
  });
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Generated {
  subject: string;
  /** Status and body of a call by curl, as docs/certificates.md shows it. */
  call: (address: string, ...more: string[]) => { status: number; body: Record<string, unknown> };
}

/** Generates a certificate as a developer does, and downloads its file. */
async function generate(page: Page): Promise<Generated> {
  await page.getByRole('button', { name: 'Generate Certificate' }).click();
  const password = (await page.getByLabel('Password', { exact: true }).textContent()) ?? '';
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download certificate' }).click(),
  ]);
  const name = download.suggestedFilename();
  await download.saveAs(place(name));
  const certificate = ['--cert-type', 'P12', '--cert', `${place(name)}:${password}`, '--cacert', place('server.crt')];
  return {
    subject: `CN=${/\d+/.exec(name)?.[0] ?? ''},O=HARBOUR`,
    call: (address, ...more) => {
      const url = `https://localhost:${tlsPort}${BASE}/rest/internal/${address}`;
      const args = ['--silent', '--user-agent', 'e2e-meters/1', '--write-out', '\n%{http_code}', ...certificate];
      const [body = '', status] = execFileSync('curl', [...args, ...more, url], { encoding: 'utf8' }).split(
        /\n(?=\d+$)/,
      );
      return { status: Number(status), body: JSON.parse(body) };
    },
  };
}

test('curl takes a payment with a certificate, until it is disabled', async ({ page }) => {
  await signIn(page, 'facility.admin');
  await page.goto(`${BASE}/RestApiKeysView`);
  await page.getByRole('link', { name: 'API certificates' }).first().click();
  const { subject, call } = await generate(page);

  expect(call('customers/1048217')).toMatchObject({ status: 200, body: { customerId: 1048217 } });
  const accounts = call('customers/1048217/accounts').body['items'] as { accountId: number; accountType: string }[];
  const { accountId } = accounts.find(({ accountType }) => accountType === 'CREDIT_CARD') ?? {};
  const payment = JSON.stringify({ accountId, amount: '12.00' });
  const headers = ['--header', 'Content-Type: application/json', '--header', 'Idempotency-Key: e2e-certificate-1'];
  const taken = call('customers/1048217/payments', ...headers, '--data', payment);
  expect(taken).toMatchObject({ status: 201, body: { status: 'APPROVED', source: 'RESTAPI' } });

  await page.goto(`${BASE}/RestApiDeveloperLogView?httpMethod=POST`);
  // The newest is first
  await page
    .getByRole('row', { name: /customers\/1048217\/payments/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: subject }).click();

  await page.getByRole('button', { name: `Disable ${subject}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('e2e-meters/1');
  await question.getByRole('checkbox').click();
  await question.getByRole('button', { name: 'Disable certificate' }).click();
  await expect(page.getByText('Certificate disabled', { exact: true })).toBeVisible();
  expect(call('customers/1048217')).toMatchObject({ status: 401, body: { detail: 'This certificate is disabled.' } });
});

test('a certificate is refused once the clock has passed its end', async ({ page }) => {
  await signIn(page, 'facility.admin', 'ApiCertificateView');
  const { call } = await generate(page);
  expect(call('customers/1048217').status).toBe(200);
  await server.clock('+105w');
  expect(call('customers/1048217')).toMatchObject({ status: 401, body: { detail: 'This certificate has expired.' } });
});
