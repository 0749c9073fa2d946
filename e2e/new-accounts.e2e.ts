import { expect, test, type Browser, type Page } from '@playwright/test';
import { freePort } from '../packages/db/src/testing/free-port.ts';
import { expectAccessible } from './axe.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { BASE, signIn } from './sign-in.ts';

const REST = `${BASE}/rest/internal`;
const headers = { 'x-requested-with': 'XMLHttpRequest' };
const port = await freePort();
// The clock of this file's own product moves, and everyone who is signed in there is signed out
test.use({ baseURL: `http://127.0.0.1:${port}` });
test.describe.configure({ timeout: 240_000 });

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(port);
  // A Tuesday at nine in Sydney, so that the days on which payments settle do not depend on the day of the test
  await server.clock('2027-03-02T09:00');
});
test.afterAll(() => server?.stop());

async function openAs(browser: Browser, loginName: string, view: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(page, loginName, view);
  return page;
}

/** Makes a customer of a business who pays from this account, and returns its id. */
async function customerWith(page: Page, businessId: number, kind: string, account: object): Promise<number> {
  const created = await page.request.post(`${REST}/customers`, {
    headers,
    data: {
      customerName: 'Tamsin Whitlock',
      businessId,
      email: 'tamsin.whitlock@example.com',
      phoneNumber: '0491 570 157',
      receivesEmail: false,
      receivesSms: false,
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { customerId } = (await created.json()) as { customerId: number };
  const added = await page.request.post(`${REST}/customers/${customerId}/accounts/${kind}`, {
    headers,
    data: { ...account, defaultAccount: true },
  });
  expect(added.status(), await added.text()).toBe(201);
  return customerId;
}

/** Takes a payment on the portal's page, and returns its receipt number. */
async function take(page: Page, customerId: number, amount: string): Promise<string> {
  await page.goto(`${BASE}/CustomerDetailsView?CustomerId=${customerId}`);
  await page.getByRole('link', { name: 'Take payment', exact: true }).first().click();
  await page.waitForURL(/CaptureDetailsView\?/);
  await page.getByLabel(/Principal amount/).fill(amount);
  await page.getByLabel('Payment reference number').fill('INV-4711');
  await page.getByRole('button', { name: 'Review payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take payment' }).click();
  await page.getByRole('link', { name: 'View transaction' }).click();
  await page.waitForURL(/TransactionDetailView\?ReceiptNumber=\d+$/);
  return new URL(page.url()).searchParams.get('ReceiptNumber') ?? '';
}

/** Lets an account take what officers enter, beside the account that does so already. */
async function addTerminalTerm(page: Page, businessId: number, alias: string): Promise<void> {
  await page.goto(`${BASE}/BusinessEnablementView?CommunityId=10&BusinessId=${businessId}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Account/ }).click();
  await page.getByRole('option', { name: new RegExp(`^${alias}`) }).click();
  await dialog.getByRole('checkbox', { name: 'QuickTerminal' }).check();
  await dialog.getByRole('button', { name: 'Add payment terms' }).click();
  await expect(page.getByText('Payment terms added').first()).toBeVisible();
}

/** Removes the term of the account that took them until now, which says that the other one follows. */
async function removeTerminalTerm(page: Page, alias: string, next: string): Promise<void> {
  await page.getByRole('button', { name: `Remove QuickTerminal by ${alias}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(`${next} takes these payments from then on.`)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove payment term' }).click();
  await expect(page.getByText('Payment term removed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove QuickTerminal by ${alias}` })).toHaveCount(0);
}

/** Waits until the batch of a payment has a status, for a user who signs in after the clock moved. */
async function expectBatch(browser: Browser, receipt: string, status: string): Promise<Page> {
  const page = await openAs(browser, 'facility.admin', 'HomeView');
  const read = async () => {
    const response = await page.request.get(`${REST}/transactions/${receipt}`, { headers });
    return ((await response.json()) as { batch: { status: string } | null }).batch?.status;
  };
  await expect.poll(read, { timeout: 240_000 }).toBe(status);
  return page;
}

/** Opens the payments that settle to the account of this alias. */
async function openPayments(page: Page, list: string, alias: string): Promise<void> {
  await page.goto(`${BASE}/${list}`);
  await page.getByRole('link', { name: alias }).first().click();
  await page.waitForURL(/AccountDetailsView/);
  await page.getByRole('tab', { name: 'Payments' }).click();
}

test('an AU bank account is requested, approved by a second person, and the first payment settles to it [3P003 3P017 3P047]', async ({
  browser,
}) => {
  // Days pass in it, with all that falls due on them
  test.setTimeout(600_000);
  const list = 'AuBankAccountsView?CommunityId=10&BusinessId=101';
  const asking = await openAs(browser, 'staff.admin', list);
  await asking.getByRole('button', { name: /^Add/ }).first().click();
  const sheet = asking.getByRole('dialog');
  await sheet.getByLabel('Account alias').fill('Gas collections');
  await sheet.getByLabel('Account name').fill('Harbour City Gas');
  await sheet.getByLabel('BSB').fill('062-000');
  await sheet.getByLabel('Account number').fill('12345678');
  await sheet.getByLabel('Direct Entry ID').fill('361299');
  await sheet.getByLabel('APCA user name').fill('HARBOUR CITY GAS');
  await expectAccessible(asking);
  await sheet.getByRole('button', { name: /^Add/ }).click();
  await asking.waitForURL(/ApprovalsView/);
  await expect(asking.getByText('You made this request yourself. Another user must decide.')).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const approving = await openAs(browser, 'staff.second', 'ApprovalsView?CommunityId=10');
  await approving.getByRole('link', { name: 'Add AU bank account Gas collections' }).click();
  await expectAccessible(approving);
  await approving.getByRole('button', { name: 'Approve' }).click();
  await expect(approving.getByText(/The changes were applied immediately/)).toBeVisible();

  await addTerminalTerm(asking, 101, 'Gas collections');
  await expect(asking.getByText('Only once Gas direct debits no longer takes them')).toBeVisible();
  await removeTerminalTerm(asking, 'Gas direct debits', 'Gas collections');

  const officer = await openAs(browser, 'facility.admin', 'HomeView');
  const payer = { bsb: '062-000', accountNumber: '12345611', accountName: 'T Whitlock' };
  const receipt = await take(officer, await customerWith(officer, 101, 'bank-accounts', payer), '73.20');
  await openPayments(asking, list, 'Gas collections');
  await expect(asking.getByRole('row').filter({ hasText: receipt })).toContainText('$73.20');
  await expect(asking.getByRole('row')).toHaveCount(2);
  await expectAccessible(asking);

  // Closed at the cut-off of this day, settled on the next banking morning
  await server.clock('2027-03-02T21:00');
  await expectBatch(browser, receipt, 'CLOSED');
  await server.clock('2027-03-03T12:00');
  await server.clock('2027-03-04T12:00');
  const later = await expectBatch(browser, receipt, 'SETTLED');
  await later.goto(`${BASE}/TransactionDetailView?ReceiptNumber=${receipt}`);
  await expect(later.getByText('Approved', { exact: true }).first()).toBeVisible();
});

test('an NZ merchant is added, enabled, and takes a card payment in NZD [3P007 3P009 3P017]', async ({ browser }) => {
  const list = 'NzMerchantAccountsView?CommunityId=10&BusinessId=102';
  const staff = await openAs(browser, 'staff.admin', list);
  await staff.getByRole('button', { name: /^Add/ }).first().click();
  await staff.waitForURL(/AddNzMerchantAccountView/);
  await staff.getByLabel('Account alias').fill('Tasman web cards');
  await staff.getByLabel('Merchant ID').fill('NZ880190');
  await staff.getByLabel('Merchant name').fill('HARBOUR CITY TASMAN WEB');
  await staff.getByLabel('Location').fill('Nelson');
  await staff.getByLabel('Account number').fill('01-0902-0068389-00');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: /^Add/ }).click();
  await staff.waitForURL(/AccountDetailsView/);

  await staff.getByRole('button', { name: 'Disable' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Disable account' }).click();
  await expect(staff.getByText('Account disabled').first()).toBeVisible();
  await staff.getByRole('button', { name: 'Enable' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Enable account' }).click();
  await expect(staff.getByText('Account enabled').first()).toBeVisible();

  await addTerminalTerm(staff, 102, 'Tasman web cards');
  await removeTerminalTerm(staff, 'Tasman cards', 'Tasman web cards');

  const officer = await openAs(browser, 'facility.admin', 'HomeView');
  const card = { cardNumber: '4111111111000520', expiryDate: '08/29', cardholderName: 'Tamsin Whitlock' };
  const receipt = await take(officer, await customerWith(officer, 102, 'credit-cards', card), '50');
  await expect(officer.getByText(/^NZ\$50\.\d\d$/).first()).toBeVisible();
  await expect(officer.getByText('Approved by the bank')).toBeVisible();
  await openPayments(staff, list, 'Tasman web cards');
  await expect(staff.getByRole('row').filter({ hasText: receipt })).toContainText('NZ$');
  await expect(staff.getByRole('row')).toHaveCount(2);
  await expectAccessible(staff);
});
