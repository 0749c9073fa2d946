import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

const complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints.length = 0;
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});
test.afterEach(() => expect(complaints).toEqual([]));

test('an officer finds a transaction, looks at it and comes back to the list [1P017]', async ({ page }) => {
  await signIn(page, 'facility.admin', 'TransactionSearchView');
  await expect(page).toHaveTitle(/Transaction search/);
  await expect(page.getByText(/^\d,\d{3} transactions$/)).toBeVisible();
  await expectAccessible(page);

  // Narrowed by name, status and days; the address says so, without quotes or brackets
  await page.getByRole('combobox', { name: /^Receipt/ }).fill('olsson');
  await page.getByRole('combobox', { name: /^Receipt/ }).press('Enter');
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Approved' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await expect(page).toHaveURL(/\?query=olsson&status=APPROVED&period=LAST_30_DAYS$/);
  const receipts = page.getByRole('table', { name: 'Transactions' }).getByRole('link');
  await expect(page.getByText(/^\d\d? transactions$/)).toBeVisible();
  const receipt = await receipts.first().innerText();

  // Search, detail, back: the filters are still there
  await receipts.first().click();
  await page.waitForURL(new RegExp(`TransactionDetailView\\?ReceiptNumber=${receipt}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(receipt);

  // On paper there is nothing to press
  await expect(page.locator('[data-slot=button]:visible').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-slot=button]:visible, [data-slot=menu-trigger]:visible, nav:visible')).toHaveCount(
    0,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('main').getByRole('link', { name: 'Transaction search' }).click();
  await expect(page).toHaveURL(/\?query=olsson&status=APPROVED&period=LAST_30_DAYS$/);
  await expect(receipts.first()).toHaveText(receipt);

  // By the receipt alone there is one
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('combobox', { name: /^Receipt/ }).fill(receipt);
  await page.getByRole('combobox', { name: /^Receipt/ }).press('Enter');
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
});

test('filters are typed into the search box, with completion, and become chips and address', async ({ page }) => {
  await signIn(page, 'facility.admin', 'TransactionSearchView');
  const box = page.getByRole('combobox', { name: /^Receipt/ });
  await box.pressSequentially('sta');
  await page.getByRole('option', { name: /^status:/ }).click();
  await box.pressSequentially('decl');
  await expect(page.getByRole('option', { name: 'declined' })).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(box).toHaveValue('status:declined');
  await box.pressSequentially(' amount:>100 date:last-week');
  await box.press('Enter');
  await expect(page).toHaveURL(/\?status=DECLINED&period=LAST_WEEK&amountFrom=100\.01$/);
  for (const chip of ['Status is Declined', 'Date is Last week', 'Amount from $100.01'])
    await expect(page.getByRole('button', { name: chip, exact: true })).toBeVisible();
  await expect(box).toHaveValue('');

  // What cannot be read is said, and the list stays as it is
  await box.fill('amount:lots');
  await box.press('Enter');
  await expect(page.getByRole('alert')).toContainText('“lots” is not an amount');
  await expect(page).toHaveURL(/amountFrom=100\.01$/);
  await expectAccessible(page);
});

test('a saved view keeps filters and order, and the list is exported as it is shown', async ({ page }) => {
  await signIn(page, 'facility.admin', 'TransactionSearchView');
  await page.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Declined' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Total amount' }).first().click();
  await expect(page).toHaveURL(/status=DECLINED&sort=-totalAmount$/);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByLabel('Name of the new view').fill('Largest declined');
  await page.getByRole('button', { name: 'Save view' }).click();
  const list = page.getByRole('region', { name: 'Transactions' });
  await expect(list.getByRole('button', { name: 'Largest declined' })).toBeVisible();

  await page.goto(`${BASE}/TransactionSearchView`);
  await page.getByRole('button', { name: /Views/ }).click();
  await page.getByText('Largest declined').click();
  await expect(page).toHaveURL(/status=DECLINED&sort=-totalAmount$/);
  await expect(page.getByText(/^\d+ transactions$/)).toBeVisible();
  const first = await page.getByRole('table', { name: 'Transactions' }).getByRole('link').first().innerText();

  await page.getByRole('button', { name: 'Export transactions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export transactions' });
  await expect(dialog.getByText(/transactions, as filtered$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click({ timeout: 30_000 });
  const stream = await (await downloading).createReadStream();
  let csv = '';
  for await (const chunk of stream) csv += String(chunk);
  const [head, row] = csv.split('\n');
  expect(head).toMatch(/^Receipt number,Time \(Australia\/Sydney\),Customer,Status,/);
  expect(row).toContain(`${first},`);
  expect(row).toContain(',Declined,');
});

test('the payment history of a customer leads to its transactions [1M022]', async ({ page }) => {
  await signIn(page, 'facility.admin', 'CustomerDetailsView?CustomerId=1048217');
  await page.getByRole('tab', { name: 'Payment History' }).click();
  const receipts = page.getByRole('table', { name: 'Payment History' }).getByRole('link');
  await expect(receipts).toHaveCount(5);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/tab=history&page=2$/);
  await page.getByRole('link', { name: /^Search and export all \d+$/ }).click();
  await expect(page).toHaveURL(/TransactionSearchView\?CustomerId=1048217$/);
  await expect(page.getByText('Customer is Margaret Olsson')).toBeVisible();
});
