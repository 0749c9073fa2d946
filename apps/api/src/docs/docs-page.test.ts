import { AxeBuilder } from '@axe-core/playwright';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROBLEM_TYPE_BASE } from '@quickportal/contracts/kernel/problem';
import type { Services } from '../kernel/services.ts';
import { registerSecurityHeaders } from '../server/security-headers.ts';
import { registerDocs } from './register-docs.ts';

const base = '/portal/here';
const sent: { method: string; url: string; headers: Record<string, unknown>; body: unknown }[] = [];
let app: FastifyInstance;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  app = Fastify();
  registerSecurityHeaders(app, { https: false, scriptHashes: [] });
  registerDocs(app, { configuration: { basePath: base } as Services['configuration'] });
  // What the portal would answer: a problem without a session, something with one
  app.all(`${base}/rest/internal/*`, ({ method, url, headers, body }, reply) => {
    sent.push({ method, url, headers, body });
    if (headers.cookie?.includes('quickportal=open')) return reply.send({ customerName: 'Answered to the session' });
    const problem = { type: `${PROBLEM_TYPE_BASE}unauthenticated`, title: 'Sign in to continue.', status: 401 };
    return reply.code(401).header('content-type', 'application/problem+json').send(JSON.stringify(problem));
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const launch = (await import(new URL('../../../../scripts/chromium.ts', import.meta.url).href)) as {
    chromium(): { executablePath: string; args: string[] };
  };
  browser = await chromium.launch(launch.chromium());
});

afterAll(async () => {
  await browser.close();
  await app.close();
});

// The compiler of the API knows no browser: what runs in the page is text
const reportViolations = `addEventListener('securitypolicyviolation', (event) =>
  report([event.effectiveDirective, event.blockedURI, event.sample].join(' ')))`;
const kept = `indexedDB.databases().then((databases) => [...Object.keys(localStorage), ...databases])`;
const background = 'getComputedStyle(document.body).backgroundColor';
const themes = `[document.documentElement.dataset.theme, localStorage.getItem('qp-theme')]`;

/** The page, and what it did that it may not do: break the policy, log an error, ask another origin. */
async function open(hash = '', options: BrowserContextOptions = {}): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  await page.exposeFunction('report', (text: string) => faults.push(text));
  await page.addInitScript({ content: reportViolations });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) faults.push(request.url());
  });
  await page.goto(`${origin}${base}/docs${hash}`);
  await page
    .getByRole('link', { name: 'Introduction' })
    .or(page.getByRole('button', { name: 'Open menu' }))
    .first()
    .waitFor();
  return { page, faults };
}

const customer = '#tag/customers/GET/customers/{customerId}';

describe('the documentation page', { timeout: 120_000 }, () => {
  it('is shown under the policy of every page, with nothing from elsewhere', async () => {
    const { page, faults } = await open();
    expect(await page.title()).toBe('QuickPortal API');
    await page.getByRole('heading', { name: 'Your first call' }).waitFor();
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.keyboard.type('disable');
    await page.getByRole('option', { name: /Enable or disable a customer/ }).click();
    await page.getByRole('heading', { name: 'Enable or disable a customer' }).waitFor();
    await page.getByText('MANAGE_RECURRING_CUSTOMERS').first().waitFor();
    await page.getByText('"customerNumber"').first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('tries a call with the session of the browser, and shows a refusal', async () => {
    const { page, faults } = await open(customer);
    const section = page.getByRole('region', { name: 'One customer' });
    await section.getByRole('button', { name: 'Try it' }).click();
    const client = page.getByRole('dialog');
    await client.getByRole('button', { name: /Send/ }).first().click();
    await client.getByText('401 Unauthorized').waitFor();
    await client.getByText('"Sign in to continue."').waitFor();
    await page
      .context()
      .addCookies([{ name: 'quickportal', value: 'open', url: origin, httpOnly: true, sameSite: 'Lax' }]);
    await client.getByRole('button', { name: /Send/ }).first().click();
    await client.getByText('"Answered to the session"').waitFor();
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(
      Array.from({ length: 2 }, () => `GET ${base}/rest/internal/customers/1048217`),
    );
    for (const { headers } of sent) expect(headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest' });
    expect(sent[1]?.headers).toMatchObject({ cookie: 'quickportal=open' });
    expect(faults).toEqual([]);
    expect(await page.evaluate(kept)).toEqual([]);
    await page.context().close();
  });

  it('follows the system and the theme that the portal keeps', async () => {
    const { page } = await open('', { colorScheme: 'dark' });
    const canvas = () => page.evaluate(background);
    const switchButton = page.getByRole('button', { name: 'Dark theme' });
    expect(await canvas()).toBe('rgb(14, 20, 22)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(canvas).toBe('rgb(246, 245, 241)');
    await switchButton.click();
    await expect.poll(canvas).toBe('rgb(14, 20, 22)');
    expect(await switchButton.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    expect(await page.evaluate(themes)).toEqual(['dark', 'dark']);
    await page.context().close();
  });

  it('fits a narrow phone', async () => {
    const { page } = await open(customer, { viewport: { width: 360, height: 740 } });
    await page.getByRole('heading', { name: 'One customer' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)('can be read by everybody in the %s theme', async (colorScheme) => {
    const { page } = await open(customer, { colorScheme });
    await page.getByRole('heading', { name: 'One customer' }).waitFor();
    const contrast = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(contrast.violations).toEqual([]);
    const bar = await new AxeBuilder({ page }).include('.docs-bar').analyze();
    expect(bar.violations).toEqual([]);
    await page.context().close();
  });
});
