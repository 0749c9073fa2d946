import { AxeBuilder } from '@axe-core/playwright';
import { PROBLEM_TYPE_BASE } from '@quickportal/contracts/kernel/problem';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../engines/clock/clock.ts';
import type { Services } from '../procedures/services.ts';
import { registerSecurityHeaders } from '../server/security-headers.ts';
import { registerDocs } from './register-docs.ts';

const base = '/portal/here';
const sent: { method: string; url: string; headers: Record<string, unknown> }[] = [];
/** What the page did that it may not do: break the policy, fail, ask another origin. */
const faults: string[] = [];
let app: FastifyInstance;
let browser: Browser;
let origin: string;
let page: Page;

// The compiler of the API knows no browser: what runs in the page is text
const reportViolations = `addEventListener('securitypolicyviolation', (event) =>
  report([event.effectiveDirective, event.blockedURI, event.sample].join(' ')))`;
const kept = `indexedDB.databases().then((databases) => [...Object.keys(localStorage), ...databases])`;
const background = 'getComputedStyle(document.body).backgroundColor';
const themes = `[document.documentElement.dataset.theme, localStorage.getItem('qp-theme')]`;

const isInSight = (element: { getBoundingClientRect(): { top: number } }) => {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < 800;
};

const PAPER = 'rgb(246, 245, 241)';
const NIGHT = 'rgb(14, 20, 22)';

async function startServer(): Promise<void> {
  app = Fastify();
  registerSecurityHeaders(app, { https: false, scriptHashes: [] });
  registerDocs(app, {
    clock: fixedClock('2026-11-20T09:00:00Z'),
    configuration: { basePath: base, publicUrl: new URL('https://pay.example') } as Services['configuration'],
  });
  // What the portal would answer: a problem without a session, something with one
  app.all(`${base}/rest/internal/*`, ({ method, url, headers }, reply) => {
    sent.push({ method, url, headers });
    if (headers.cookie?.includes('quickportal=open')) return reply.send({ customerName: 'Answered to the session' });
    const problem = { type: `${PROBLEM_TYPE_BASE}unauthenticated`, title: 'Sign in to continue.', status: 401 };
    return reply.code(401).header('content-type', 'application/problem+json').send(JSON.stringify(problem));
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
}

beforeAll(async () => {
  await startServer();
  const launch = (await import(new URL('../../../../scripts/chromium.ts', import.meta.url).href)) as {
    chromium(): { executablePath: string; args: string[] };
  };
  browser = await chromium.launch(launch.chromium());
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.exposeFunction('report', (text: string) => faults.push(text));
  await page.addInitScript({ content: reportViolations });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) faults.push(request.url());
  });
  await page.goto(`${origin}${base}/docs`);
}, 240_000);

afterEach(() => expect(faults).toEqual([]));

afterAll(async () => {
  await browser.close();
  await app.close();
});

/** What the library itself breaks of the other rules is in decision 0010. */
async function expectReadable(): Promise<void> {
  const contrast = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(contrast.violations).toEqual([]);
}

// One page, used as a reader uses it: each test goes on where the one before left it
describe('the documentation page', { timeout: 400_000 }, () => {
  it('is shown under the policy of every page, with nothing from elsewhere', async () => {
    await page.getByRole('heading', { name: 'Getting started' }).waitFor();
    expect(await page.title()).toBe('QuickPortal API');
    expect(await page.evaluate(background)).toBe(PAPER);
  });

  it('finds a call and shows its rights and an example', async () => {
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.keyboard.type('disable');
    await page.getByRole('option', { name: /Enable or disable a customer/ }).click();
    const section = page.getByRole('region', { name: 'Enable or disable a customer' });
    await section.getByText('MANAGE_RECURRING_CUSTOMERS').first().waitFor();
    await section.getByText('"customerNumber"').first().waitFor();
    await expectReadable();
  });

  it.each([
    ['refund', 'Refunds and disputes'],
    ['test card', 'Test cards'],
    ['rate limit', 'Rate limits'],
    ['idempotency', 'Idempotency'],
    ['response code', 'Response codes'],
  ])('finds "%s" in its pages', async (words, heading) => {
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.keyboard.type(words);
    await page.getByRole('option', { name: heading }).first().click();
    const found = page.getByRole('heading', { name: heading, exact: true });
    await found.waitFor();
    await expect.poll(() => found.evaluate(isInSight), { timeout: 60_000 }).toBe(true);
    await expectReadable();
  });

  it('tries a call with the session of the browser, and shows a refusal', async () => {
    await page.getByRole('link', { name: 'Portal’s calls' }).click();
    await page.waitForURL(`${origin}${base}/docs/portal`);
    // Another page between: with the hash alone nothing would be loaded
    await page.goto('about:blank');
    await page.goto(`${origin}${base}/docs/portal#tag/customers/GET/customers/{customerId}`);
    await page.getByRole('link', { name: /^Retrieve a customer/ }).click();
    await page
      .getByRole('region', { name: /^Retrieve a customer/ })
      .getByRole('button', { name: 'Try it' })
      .click();
    const client = page.getByRole('dialog');
    const send = client.getByRole('button', { name: /Send/ }).first();
    await send.click();
    await client.getByText('401 Unauthorized').waitFor();
    await client.getByText('"Sign in to continue."').waitFor();
    const session = { name: 'quickportal', value: 'open', url: origin, httpOnly: true, sameSite: 'Lax' } as const;
    await page.context().addCookies([session]);
    await send.click();
    await client.getByText('"Answered to the session"').waitFor();
    const call = `GET ${base}/rest/internal/customers/1048217`;
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([call, call]);
    for (const { headers } of sent) expect(headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest' });
    expect(sent[1]?.headers).toMatchObject({ cookie: 'quickportal=open' });
    expect(await page.evaluate(kept)).toEqual([]);
    await page.keyboard.press('Escape');
    await client.waitFor({ state: 'hidden' });
  });

  it('follows the system, and the theme that the portal keeps', async () => {
    const canvas = () => page.evaluate<string>(background);
    const darkTheme = page.getByRole('button', { name: 'Dark theme' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(canvas, { timeout: 60_000 }).toBe(NIGHT);
    await expectReadable();
    await darkTheme.click();
    await expect.poll(canvas, { timeout: 60_000 }).toBe(PAPER);
    expect(await darkTheme.getAttribute('aria-pressed')).toBe('false');
    await page.reload();
    await page.getByRole('heading', { name: /^Retrieve a customer/ }).waitFor();
    expect(await page.evaluate(themes)).toEqual(['light', 'light']);
    expect(await canvas()).toBe(PAPER);
  });

  it('fits a narrow phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect((await new AxeBuilder({ page }).include('.docs-bar').analyze()).violations).toEqual([]);
  });
});
