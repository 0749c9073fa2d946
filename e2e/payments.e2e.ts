import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { setNetwork } from './network.ts';
import { BASE, signIn } from './sign-in.ts';

/** Ainsley Whitcombe. */
const customer = 'CustomerDetailsView?CustomerId=1048102';

async function addCard(page: Page, cardNumber: string): Promise<void> {
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByRole('menuitem', { name: 'Credit card', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Card number').fill(cardNumber);
  await dialog.getByLabel('Expiry date').fill('0829');
  await dialog.getByLabel('Cardholder name').fill('Ainsley Whitcombe');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByText(`Visa •••• ${cardNumber.slice(-4)} added`).first()).toBeVisible();
}

/** From the customer's page to the question that names the amount. */
async function review(page: Page, account: string, amount: string): Promise<Locator> {
  await page.goto(`${BASE}/${customer}`);
  await page.getByRole('link', { name: 'Take payment', exact: true }).click();
  await page.waitForURL(/CaptureDetailsView\?CustomerId=1048102&AccountId=\d+$/);
  await page.getByRole('radio', { name: account }).click();
  await page.getByLabel(/Principal amount/).fill(amount);
  await page.getByLabel('Payment reference number').fill('INV-4711');
  await page.getByRole('button', { name: 'Review payment' }).click();
  return page.getByRole('alertdialog');
}

async function take(page: Page, account: string, amount: string): Promise<string> {
  const question = await review(page, account, amount);
  await expect(question).toContainText('from Ainsley Whitcombe?');
  await question.getByRole('button', { name: 'Take payment' }).click();
  await page.getByRole('link', { name: 'View transaction' }).click();
  await page.waitForURL(/TransactionDetailView\?ReceiptNumber=\d+$/);
  return new URL(page.url()).searchParams.get('ReceiptNumber') ?? '';
}

/** Takes the payment of the question; its response is held back until `respond`. */
async function takeSlowly(page: Page, question: Locator): Promise<{ respond: () => Promise<void> }> {
  let isSent: (route: Route) => void = () => {};
  const sent = new Promise<Route>((resolve) => {
    isSent = resolve;
  });
  await page.route(/payments\.take/, async (route) => {
    if (route.request().postData()?.includes('"validateOnly":false')) isSent(route);
    else await route.continue();
  });
  await question.getByRole('button', { name: 'Take payment' }).click();
  const route = await sent;
  const response = await route.fetch();
  return { respond: () => route.fulfill({ response }) };
}

const RECEIPT = /CaptureDetailsView\?CustomerId=1048102&AccountId=\d+&ReceiptNumber=\d+$/;

test.afterEach(() => setNetwork('calm'));

test('an officer takes a payment, sees what is wrong before, refunds a part, and asks for the rest [1P017 1P018 1P019]', async ({
  page,
}) => {
  await signIn(page, 'facility.admin', customer);
  await addCard(page, '4111111111000520');
  await page.goto(`${BASE}/TerminalCustomerAccountsView?CustomerId=1048102`);
  await expect(page.getByRole('link', { name: 'Take payment from Visa •••• 0520' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Take payment from Visa •••• 0520' }).click();
  await page.getByLabel(/Principal amount/).fill('99999999');
  await page.getByRole('button', { name: 'Review payment' }).click();
  await expect(page.getByText(/^Enter at most \$[\d,.]+ AUD\.$/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/Principal amount/).fill('');

  const question = await review(page, 'Visa •••• 0520', '620');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel(/Principal amount/)).toHaveValue('620.00');
  await page.getByRole('button', { name: 'Review payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take payment' }).click();
  await expect(page.getByRole('heading', { name: /Payment approved/ })).toBeFocused();
  // Where the button was is a date now, whose tip would be open
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View transaction' }).click();
  await page.waitForURL(/TransactionDetailView\?ReceiptNumber=\d+$/);
  await expect(page.getByText('Approved by the bank')).toBeVisible();
  await expect(page.getByText('$620.00').first()).toBeVisible();
  await expectAccessible(page);

  const [pdf] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/receipt')),
    page.getByRole('link', { name: 'Receipt', exact: true }).evaluate(async (link: HTMLAnchorElement) => {
      await fetch(link.href);
    }),
  ]);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Amount/).fill('100');
  await dialog.getByLabel('Reason').fill('Billed twice');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Refund \$1\d\d\.\d\d to / }).click();
  await expect(page.getByText(/^Refund of \$\d+\.\d\d: approved$/)).toBeVisible();

  // With what went back before, the rest is above the limit of the facility
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByLabel(/Amount/)).toHaveValue('520.00');
  await dialog.getByLabel('Reason').fill('Order cancelled');
  await dialog.getByRole('button', { name: /^Request refund of \$\d+\.\d\d to / }).click();
  await page.getByRole('link', { name: 'Open request' }).click();
  await page.waitForURL(/ApprovalsView/);
  await expect(page.getByText(/^Refund \$520\.00 of payment \d+$/).first()).toBeVisible();
});

test('from the palette to an approved payment takes at most 12 keys beside the amount', async ({ page }) => {
  await signIn(page, 'facility.admin', customer);
  await addCard(page, '4111111111000538');
  await page.goto(`${BASE}/HomeView`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let keys = 0;
  const press = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
    keys += names.length;
  };
  await press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or go to a page' })).toBeFocused();
  await press('a', 'i', 'n', 's');
  await expect(page.getByRole('option', { selected: true })).toContainText('Ainsley Whitcombe');
  await press('Enter');
  // The start page has a link of this name too
  await expect(page.getByRole('heading', { level: 1, name: 'Ainsley Whitcombe' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take payment', exact: true })).toBeVisible();
  await press('p');
  await expect(page.getByLabel(/Principal amount/)).toBeFocused();
  await page.keyboard.type('12.50');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Take payment' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { name: /Payment approved/ })).toBeFocused();
  expect(keys).toBeLessThanOrEqual(12);
});

test('after a decline another account is tried with what was typed', async ({ page }) => {
  await signIn(page, 'facility.admin', customer);
  await addCard(page, '4111111111000512');
  await addCard(page, '4111111111000298');
  const question = await review(page, 'Visa •••• 0298', '18');
  await question.getByRole('button', { name: 'Take payment' }).click();
  await expect(page.getByRole('heading', { name: /Payment declined/ })).toBeFocused();
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try another account' }).click();
  await expect(page.getByLabel(/Principal amount/)).toHaveValue('18.00');
  await expect(page.getByLabel('Payment reference number')).toHaveValue('INV-4711');
  await expect(page.getByRole('radio', { name: 'Visa •••• 0298' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Visa •••• 0512' }).click();
  await page.getByRole('button', { name: 'Review payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take payment' }).click();
  await expect(page.getByRole('heading', { name: /Payment approved/ })).toBeFocused();
});

test('a decline is explained in words, with what to do next', async ({ page }) => {
  await signIn(page, 'facility.admin', customer);
  await addCard(page, '4111111111000496');
  await take(page, 'Visa •••• 0496', '20');
  await expect(page.getByRole('alert')).toContainText('Declined: insufficient funds (51)');
  await expect(page.getByRole('alert')).toContainText('Soft decline.');
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('an outcome that is not known is said to be, until staff ask the bank and the page follows', async ({
  page,
  browser,
}) => {
  await signIn(page, 'facility.admin', customer);
  await addCard(page, '4111111111000140');
  // Otherwise the network would tell by itself a moment later
  await setNetwork('loseAnswer=1', 'loseNotification=1');
  const receipt = await take(page, 'Visa •••• 0140', '30');
  await expect(page.getByRole('alert')).toContainText('The outcome of this payment is not known yet');
  await expectAccessible(page);
  await setNetwork('calm');

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'staff.admin', 'CustomerSearchView');
  await staff.getByRole('combobox').first().fill('Harbour');
  await staff.getByRole('option', { name: /Harbour City Utilities/ }).click();
  await expect(staff.getByText(/^1,\d{3} customers$/)).toBeVisible();
  await staff.goto(`${BASE}/TransactionDetailView?ReceiptNumber=${receipt}`);
  await staff.getByRole('button', { name: 'Check with the bank' }).click();
  await expect(staff.getByText('Approved by the bank')).toBeVisible();
  // No one touched the officer's page
  await expect(page.getByText('Approved by the bank')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('who may only look is offered no payment', async ({ page }) => {
  await signIn(page, 'facility.viewer', customer);
  await expect(page.getByRole('heading', { level: 1, name: 'Ainsley Whitcombe' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Take payment/ })).toHaveCount(0);
});

test('a payment that is left at the bank is not taken back, and its outcome follows the user', async ({ page }) => {
  await signIn(page, 'facility.admin', customer);
  await addCard(page, '4111111111000603');
  const bank = await takeSlowly(page, await review(page, 'Visa •••• 0603', '41'));
  const form = page.url();
  const question = page.getByRole('alertdialog', { name: 'The payment is at the bank' });
  await page.evaluate(() => window.history.back());
  await expect(question).toBeVisible();
  await expectAccessible(page);
  // The page that is shown is still that of the address
  await expect(page).toHaveURL(form);
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  await page.evaluate(() => window.history.back());
  await question.getByRole('button', { name: 'Leave; tell me the outcome' }).click();
  await page.waitForURL(/CustomerDetailsView\?CustomerId=1048102/);
  await bank.respond();
  await expect(page.getByText(/^Payment of \$41\.\d\d approved$/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'View receipt' }).click();
  await expect(page.getByRole('heading', { name: /Payment approved/ })).toBeVisible();
  await expect(page).toHaveURL(RECEIPT);
});

test('the receipt comes while the question is open, can be reloaded, and Back does not lead to the form', async ({
  page,
}) => {
  await signIn(page, 'facility.admin', customer);
  await addCard(page, '4111111111000611');
  const bank = await takeSlowly(page, await review(page, 'Visa •••• 0611', '42'));
  await page.evaluate(() => window.history.back());
  const question = page.getByRole('alertdialog', { name: 'The payment is at the bank' });
  await expect(question).toBeVisible();
  await bank.respond();
  await expect(page.getByRole('heading', { name: /Payment approved/ })).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(RECEIPT);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Payment approved/ })).toBeVisible();
  await expect(page.getByText('$42.00').first()).toBeVisible();
  const address = new URL(page.url());
  await page.goBack();
  await expect(page).toHaveURL(/CustomerDetailsView\?CustomerId=1048102/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ainsley Whitcombe' })).toBeVisible();

  // Nor is it a receipt of another customer
  address.searchParams.set('CustomerId', '1048217');
  await page.goto(address.href);
  await expect(page.getByText('This does not exist, or you do not have access to it')).toBeVisible();
});
