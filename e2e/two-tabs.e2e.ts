import { expect, type Page, type Request, type Response, test } from '@playwright/test';
import { BASE, PASSWORD, signIn } from './sign-in.ts';

interface ListedPage {
  view: string;
  scope: string;
  load?: unknown;
  search?: Record<string, { required: boolean }>;
}

// The portal's own types are no part of this project: the address is not a literal
const registry: string = '../apps/portal/src/pages/registry.ts';
const { pages } = (await import(registry)) as { pages: readonly ListedPage[] };
const communityPages = pages.filter(({ scope, load }) => scope !== 'global' && load);
const CUSTOMER = 1048217;
const BUSINESS = 100;

/** Ids of things in community 10, by the parameter that names them in an address. */
async function thingsOf10(page: Page): Promise<Record<string, number | string>> {
  const get = async <T>(path: string): Promise<T[]> => {
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-community-id': '10' };
    const response = await page.request.get(`${BASE}/rest/internal/${path}`, { headers });
    expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
    return ((await response.json()) as { items: T[] }).items;
  };
  const [transaction] = await get<{ receiptNumber: string }>('transactions?pageSize=1');
  const [file] = await get<{ fileId: number }>('uploaded-files?pageSize=1');
  const [account] = await get<{ accountId: number }>(`customers/${CUSTOMER}/accounts`);
  const [schedule] = await get<{ paymentScheduleId: number }>(`customers/${CUSTOMER}/recurring-payments`);
  const agreements = await get<{ agreementToken: string; status: string }>(`customers/${CUSTOMER}/payto-agreements`);
  const agreementToken = agreements.find(({ status }) => status === 'ACTIVE')?.agreementToken ?? '';
  const migrationId = await migrationOf10(page);
  const [apiKey] = await get<{ id: number }>('api-keys?pageSize=1');
  const [call] = await get<{ apiLogId: number }>('api-logs?pageSize=1');
  const [user] = await get<{ systemUserId: number }>('view-as/users?communityId=10&pageSize=1');
  const reports = await page.request.get(`${BASE}/rest/internal/community/admin/10/custom-reports`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const [report] = (await reports.json()) as { customReportId: number }[];
  const accounts = await page.request.get(
    `${BASE}/rest/internal/supplier-business/${BUSINESS}/accounts/au-bank-accounts`,
    { headers: { 'x-requested-with': 'XMLHttpRequest', 'x-community-id': '10' } },
  );
  const settlementAccounts = (await accounts.json()) as { accountId: number }[];
  const statementAccounts = await get<{ bankStatementAccountId: number; source: string }>(
    'bank-statement-accounts/business/100',
  );
  const [line] = await get<{ bankStatementLineId: number; bankStatementAccountId: number; statementDate: string }>(
    'bank-statement-lines?pageSize=1',
  );
  const simulated = statementAccounts.find(({ source }) => source === 'SIMULATION');
  return {
    CustomReportId: report?.customReportId ?? 0,
    BusinessId: BUSINESS,
    CustomerId: CUSTOMER,
    ReceiptNumber: transaction?.receiptNumber ?? '',
    UploadedFileId: file?.fileId ?? 0,
    AccountId: account?.accountId ?? 0,
    'SimulationLinesView AccountId': simulated?.bankStatementAccountId ?? 0,
    'SimulationConfigurationView AccountId': simulated?.bankStatementAccountId ?? 0,
    LineId: line?.bankStatementLineId ?? 0,
    'StatementDayView AccountId': line?.bankStatementAccountId ?? 0,
    Day: line?.statementDate ?? '',
    ApiKeyId: apiKey?.id ?? 0,
    apiLogId: call?.apiLogId ?? 0,
    RecurringPaymentId: schedule?.paymentScheduleId ?? 0,
    SystemUserId: user?.systemUserId ?? 0,
    AgreementToken: agreementToken,
    MigrationId: migrationId,
    agreementToken,
    customerId: CUSTOMER,
    businessId: BUSINESS,
    accountId: settlementAccounts[0]?.accountId ?? 0,
  };
}

/** A migration of community 10, which is started where there is none. */
async function migrationOf10(page: Page): Promise<number> {
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-community-id': '10' };
  const path = `${BASE}/rest/internal/payto-migrations`;
  const listed = (await (await page.request.get(path, { headers })).json()) as { items: { migrationId: number }[] };
  const [found] = listed.items;
  if (found) return found.migrationId;
  const started = await page.request.post(path, {
    headers: { ...headers, 'idempotency-key': 'two-tabs-migration' },
    data: { businessId: BUSINESS, status: ['ACTIVE'], agreementsPerHour: 1 },
  });
  expect(started.status(), await started.text()).toBe(201);
  return ((await started.json()) as { migrationId: number }).migrationId;
}

/** The calls of a tab that named no or another community than 10, and those that failed. */
function watchCalls(page: Page): string[] {
  const wrong: string[] = [];
  page.on('response', (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!/\/(trpc|rest)\//.test(pathname)) return;
    const community = response.request().headers()['x-community-id'];
    if (community !== '10') wrong.push(`${pathname} named ${community}`);
    // 404 says that no amendment waits (decisions, 1-customers)
    if (pathname.endsWith('paytoAgreements.getBilateralAmendment') && response.status() === 404) return;
    if (response.status() >= 400) wrong.push(`${pathname} failed with ${response.status()}`);
  });
  return wrong;
}

/** Waits until the calls of the page that is shown have been answered; the browser's own idle takes half a second more. */
function callsOf(page: Page): { settled: () => Promise<void> } {
  const open = new Set<Request>();
  const isCall = (request: Request) => /\/(trpc|rest)\//.test(new URL(request.url()).pathname);
  page.on('request', (request) => isCall(request) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const settled = async () => {
    // What is drawn now asks for more in the next frame at the latest
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect.poll(() => open.size, { intervals: [20] }).toBe(0);
  };
  return { settled };
}

const choose20 = async (page: Page) => {
  await page.getByRole('button', { name: /Choose the community to work in/ }).click();
  await page.getByPlaceholder('Name, code or number').fill('Kiwi');
  await page.getByRole('option', { name: /Kiwi Fitness Group/ }).click();
  await expect(page).toHaveURL(/CommunityId=20/);
};

/** The choice of another community, which names the one worked in: in the sidebar, or in the top bar. */
const workedIn = (page: Page, community: string) =>
  page.getByRole('button', { name: `Choose the community to work in, now ${community}` });

test('two tabs of staff work in two communities, on every page of a community', async ({ page, context }) => {
  // The usual limit, and some for each page: a busy machine takes 4 s for one
  test.setTimeout(120_000 + communityPages.length * 5_000);
  await signIn(page, 'staff.admin', 'CustomerSearchView?CommunityId=10');
  await expect(page.getByText(/^1,\d{3} customers$/)).toBeVisible();
  const things = await thingsOf10(page);
  const other = await context.newPage();
  await other.goto(`${BASE}/CustomerSearchView?CommunityId=10`);
  await choose20(other);
  await expect(other.getByText(/^\d{3} customers$/)).toBeVisible();

  // The tab that was open goes on in its own community, without a reload
  const wrong = watchCalls(page);
  const calls = callsOf(page);
  // A tab behind another one draws once a second
  await page.bringToFront();
  await page.getByRole('combobox', { name: /^Name/ }).fill('olsson');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Margaret Olsson' }).first()).toHaveAttribute('href', /CommunityId=10/);

  for (const { view, search = {} } of communityPages) {
    const own = Object.entries(search).flatMap(([name, { required }]) => {
      if (!required) return [];
      // A name that means another kind of thing on this page has the page before it
      const thing = things[`${view} ${name}`] ?? things[name];
      expect(thing, `${view} needs a ${name} of community 10: add it to thingsOf10`).toBeTruthy();
      return [`${name}=${thing}`];
    });
    await page.goto(`${BASE}/${view}?${[...own, 'CommunityId=10'].join('&')}`);
    await expect(page.getByRole('heading', { level: 1 }), view).toBeVisible();
    await calls.settled();
    const workspace = own.some((param) => /^businessId=/i.test(param))
      ? page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Harbour City Utilities' })
      : workedIn(page, 'Harbour City Utilities');
    await expect(workspace, view).toBeVisible();
    expect(await page.locator('body').textContent(), view).not.toMatch(/Kiwi/);
    const links = await page
      .locator(`main a[href^="${BASE}/"][href*="View"], nav a:not([target="_blank"])`)
      .evaluateAll((found) =>
        found.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.includes('CommunityId=10')),
      );
    expect(links, `links of ${view}`).toEqual([]);
  }
  // The account is a customer's, so that pages that edit accounts of a business do not find it
  expect(wrong.filter((failure) => !/\/supplier-business\/\S+ failed with 404$/.test(failure))).toEqual([]);

  // A link of the one tab opens in its community in a new one, also where the session chose the other
  await other.goto(page.url());
  await expect(workedIn(other, 'Harbour City Utilities')).toBeVisible();
  // Without one, a page of a community takes the session's choice and says so in its address
  await other.goto(`${BASE}/CustomerSearchView`);
  await expect(other).toHaveURL(/CommunityId=20/);
});

test('Back and Forward of one tab between two communities show each under its own name', async ({ page }) => {
  await signIn(page, 'staff.admin', 'CustomerSearchView?CommunityId=10');
  await page.getByRole('combobox', { name: /^Name/ }).fill('olsson');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: 'Margaret Olsson' }).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Margaret Olsson');
  await choose20(page);
  await expect(page.getByText(/^\d{3} customers$/)).toBeVisible();
  const customerOf20 = page.getByRole('main').locator('a[href*="CustomerDetailsView"]').first();
  const nameIn20 = (await customerOf20.textContent()) ?? '';
  await customerOf20.click();
  await expect(heading).toHaveText(nameIn20);

  const calls: string[] = [];
  page.on('response', (response) => {
    if (!/\/(trpc|rest)\//.test(new URL(response.url()).pathname)) return;
    calls.push(`${response.status()} for community ${response.request().headers()['x-community-id']}`);
  });
  const shows = async (community: 'Harbour City Utilities' | 'Kiwi Fitness Group', title: string) => {
    const [id, other] = community.startsWith('Kiwi') ? [20, /Harbour/] : [10, /Kiwi/];
    await expect(page).toHaveURL(new RegExp(`CommunityId=${id}`));
    await expect(heading).toHaveText(title);
    await expect(workedIn(page, community)).toBeVisible();
    await callsOf(page).settled();
    expect(await page.locator('body').textContent()).not.toMatch(other);
    expect(calls.splice(0).filter((call) => call !== `200 for community ${id}`)).toEqual([]);
  };
  await page.goBack();
  await shows('Kiwi Fitness Group', 'Customer search');
  await page.goBack();
  await shows('Harbour City Utilities', 'Margaret Olsson');
  await page.goBack();
  await shows('Harbour City Utilities', 'Customer search');
  await page.goForward();
  await shows('Harbour City Utilities', 'Margaret Olsson');
  await page.goForward();
  await shows('Kiwi Fitness Group', 'Customer search');
  await page.goForward();
  await shows('Kiwi Fitness Group', nameIn20);
  await page.reload();
  await shows('Kiwi Fitness Group', nameIn20);
});

test('a tab is covered at once when another tab views as another user, and goes on when that ends', async ({
  page,
  context,
}) => {
  await signIn(page, 'staff.admin', 'NewCustomerView?CommunityId=10');
  await page.getByLabel(/Customer name/).fill('Typed before');
  const other = await context.newPage();
  await other.goto(`${BASE}/ViewAsView`);
  await other.getByPlaceholder('Name, login name or email').fill('carmody');
  await other.getByRole('button', { name: /View as Tom Carmody/ }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /^View as/ })
    .click();
  await expect(other).toHaveURL(/ViewAs=\d+/);
  const cover = page.getByRole('dialog', { name: /You are viewing as Tom Carmody/ });
  await expect(cover).toBeVisible();
  // Nor does a reload show the one as the other
  await other.goto(`${BASE}/CustomerSearchView?CommunityId=10`);
  await expect(other.getByRole('dialog', { name: /You are viewing as Tom Carmody/ })).toBeVisible();
  await cover.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(cover).toBeHidden();
  await expect(page.getByLabel(/Customer name/)).toHaveValue('Typed before');
});

test('signing in again over a half-typed form loses nothing and repeats the call', async ({ page, context }) => {
  await signIn(page, 'facility.admin', 'NewCustomerView');
  await page.getByLabel(/Customer name/).fill('Typed before the end');
  const other = await context.newPage();
  await other.goto(`${BASE}/HomeView`);
  await other.getByRole('button', { name: /Dana Petrov/ }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/LoginView/);

  const dialog = page.getByRole('dialog', { name: 'Sign in again to continue' });
  await expect(dialog.getByText('You signed out in another tab.')).toBeVisible();
  await expect(dialog.getByLabel('Login name')).toHaveValue('facility.admin');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/NewCustomerView/);
  await expect(page.getByLabel(/Customer name/)).toHaveValue('Typed before the end');

  // Ended where no tab says so: the call finds out, and is repeated with its key
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('customers.create')) keys.push(request.headers()['idempotency-key']);
  });
  await page.getByRole('combobox', { name: /Business/ }).click();
  await page.getByRole('option').first().click();
  await context.clearCookies();
  // Dispatched, because a call in the background may have brought the dialog already
  await page.getByRole('button', { name: 'Add customer', exact: true }).dispatchEvent('click');
  await expect(dialog.getByText('Your session has ended.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toBe(keys[1]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed before the end');
});

test('another user who signs in over the page starts at their own start page', async ({ page, context }) => {
  await signIn(page, 'facility.admin', `CustomerDetailsView?CustomerId=${CUSTOMER}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret Olsson');
  await context.clearCookies();
  // Dispatched, because a call in the background may have brought the dialog already
  await page.getByRole('link', { name: 'Payment schedules' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Sign in again to continue' });
  await dialog.getByLabel('Login name').fill('facility.viewer');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/HomeView/);
  await expect(page.getByRole('button', { name: /Tom Carmody/ })).toBeVisible();
  await expect(page.getByText('Margaret Olsson')).toHaveCount(0);
});
