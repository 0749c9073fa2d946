import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { compileCache } from '@quickportal/db/testing/compile-cache';
import { freePort } from '@quickportal/db/testing/free-port';
import { installedServers, startScratchServer, type ScratchServer } from '@quickportal/db/testing/scratch-server';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpBrowser, type HttpBrowser } from '../testing/http-browser.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const page = readFileSync(path.join(root, 'docs/first-hour.md'), 'utf8');
const password = 'kettle-violin-38-moss';
// Debian's where it is installed, else the embedded one
const server = installedServers().at(-1);

/** The code blocks of the page in one language, under the heading with this number. */
function blocks(language: 'sh' | 'sql' | 'json', section: number): string[] {
  const part = page.split(/^## /m).find((text) => text.startsWith(`${section}. `)) ?? '';
  return [...part.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].flatMap(([, name, text]) =>
    name === language ? [text ?? ''] : [],
  );
}

let database: ScratchServer;
let place: string;
let environment: NodeJS.ProcessEnv;
let port: number;
let product: ChildProcess | undefined;
let output = '';

const here = (text: string) => text.replaceAll('localhost:5432', `127.0.0.1:${database.port}`);

/** Runs what the page says in a shell; what it prints. */
async function shell(text: string): Promise<string> {
  const command = text.replaceAll(' community.json', ` ${path.join(place, 'community.json')}`);
  const { stdout } = await promisify(execFile)('bash', ['-ec', command], { cwd: root, env: environment });
  return stdout;
}

const linkIn = (text: string) => /http:\S+token=\S+/.exec(text)?.[0] ?? '';

async function chooseByLink(link: string): Promise<HttpBrowser> {
  const browser = httpBrowser(`http://localhost:${port}/quickportal`);
  const opened = await browser.open(link);
  expect(opened.headers.get('location')).toContain('ForgotPasswordResetView');
  expect((await browser.step('/reset-password', { newPassword: password, repeatPassword: password })).status).toBe(204);
  expect((await browser.open(link)).headers.get('location')).toContain('link-expired');
  return browser;
}

beforeAll(async () => {
  if (!server) throw new Error('There is no PostgreSQL');
  database = await startScratchServer(server.programs);
  place = mkdtempSync(path.join(tmpdir(), 'quickportal-first-hour-'));
  port = await freePort();
  const { PATH, HOME } = process.env;
  environment = { PATH, HOME, ...compileCache, PORT: String(port), QUICKPORTAL_DATA: path.join(place, 'data') };
});
afterAll(async () => {
  if (product && product.exitCode === null) {
    const ended = new Promise((resolve) => product?.once('exit', resolve));
    product.kill('SIGTERM');
    await ended;
  }
  database.stop();
  rmSync(place, { recursive: true, force: true });
});

describe('the first hour of an installation', () => {
  it('leads from an empty PostgreSQL to staff, a community, a business, a facility user and a payment', async () => {
    for (const statement of blocks('sql', 1)[0]?.split('\n').filter(Boolean) ?? []) await database.run(statement);
    for (const setting of blocks('sh', 2)[0]?.split('\n').filter(Boolean) ?? []) {
      const name = /^export (\w+)=/.exec(setting)?.[1] ?? '';
      environment[name] = (await shell(`${here(setting)}\nprintf %s "$${name}"`)).trim();
    }
    product = spawn('bash', ['-ec', `exec ${blocks('sh', 3)[0]}`], { cwd: root, env: environment });
    product.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    product.stderr?.on('data', (text: Buffer) => (output += text.toString()));
    const address = `QuickPortal is ready at http://localhost:${port}/quickportal`;
    await expect.poll(() => output, { timeout: 300_000, interval: 200 }).toContain(address);

    const [first = '', second = ''] = (blocks('sh', 4)[0] ?? '').split('\n');
    const priya = await shell(first);
    expect(priya).toContain('You need two administrators');
    expect(await shell(second)).not.toContain('You need two administrators');
    const staff = await chooseByLink(linkIn(priya));
    expect(await staff.signIn('priya.sharma', password)).toEqual({ next: 'second-factor', setUpSecondFactor: true });
    const { secret } = (await (await staff.step('/second-factor/set-up')).json()) as { secret: string };
    const code = new TOTP({ secret }).generate();
    expect((await staff.step('/second-factor', { code })).status).toBe(200);

    writeFileSync(path.join(place, 'community.json'), blocks('json', 5)[0] ?? '');
    const imported = await shell(blocks('sh', 5)[0] ?? '');
    expect(imported).toMatch(/^Community \d+ was created\.$/m);
    expect(await shell(blocks('sh', 5)[0] ?? '')).toMatch(/exists already.*\n.*Businesses that exist already.*SOLAR/);
    const communities = await staff.call('GET', 'communities/search?query=sunrise');
    expect(communities).toMatchObject({ items: [{ communityCode: 'SUNRISE', communityName: 'Sunrise Energy' }] });

    const kim = await chooseByLink(linkIn(await shell(blocks('sh', 6)[0] ?? '')));
    expect(await kim.signIn('kim.tran', password)).toEqual({ next: 'home' });
    const businesses = await kim.call('GET', 'businesses/search?query=solar');
    const { businessId } = (businesses as { items: { businessId: number }[] }).items[0] ?? {};
    const customer = await kim.call('POST', 'customers', { businessId, customerName: 'Ada Park' });
    const { customerId } = customer as { customerId: number };
    const card = { cardNumber: '4242424242424242', cardholderName: 'Ada Park', expiryDate: '11/30' };
    const account = await kim.call('POST', `customers/${customerId}/accounts/credit-cards`, card);
    const { accountId } = account as { accountId: number };
    const payment = await kim.call('POST', `customers/${customerId}/payments`, { accountId, amount: '12.50' });
    expect(payment).toMatchObject({ status: 'APPROVED' });
    const bankAccount = { bsb: '062-000', accountNumber: '12345678', accountName: 'A Park' };
    const debited = await kim.call('POST', `customers/${customerId}/accounts/bank-accounts`, bankAccount);
    const fromBank = { accountId: (debited as { accountId: number }).accountId, amount: '20.00' };
    const debit = await kim.call('POST', `customers/${customerId}/payments`, fromBank);
    expect(debit).toMatchObject({ status: 'PENDING', totalAmount: { amount: '20.00', currency: 'AUD' } });
  }, 600_000);
});
