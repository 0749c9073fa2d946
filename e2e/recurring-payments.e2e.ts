import { expect, test, type Page } from '@playwright/test';
import { freePort } from '../packages/db/src/testing/free-port.ts';
import { expectAccessible } from './axe.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { BASE, signIn } from './sign-in.ts';

const port = await freePort();
const customer = 'CustomerDetailsView?CustomerId=1048217&tab=schedules';
// The clock of this file's own product moves, and everyone who is signed in there is signed out
test.use({ baseURL: `http://127.0.0.1:${port}` });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(port);
  // A Monday at nine in Sydney, so that dates do not depend on the day of the test
  await server.clock('2027-03-01T09:00');
});
test.afterAll(() => server?.stop());

/** A mail to the customer of these tests, once the worker has sent it. */
async function expectMail(page: Page, subject: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`${BASE}/MailboxView?query=margaret`);
    await expect(page.getByText(subject).first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
}

/** The dialog of one payment of the schedule that is open. */
async function changeDate(page: Page, day: string, change: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: `Change the payment of ${day}` }).click();
  await change();
  await page.getByRole('dialog').getByRole('button', { name: 'Save payment' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('an officer sets up a schedule, sees its dates before, and changes single ones [1P004 1R040 1R146]', async ({
  page,
}) => {
  await signIn(page, 'facility.admin', customer);
  await page.getByRole('link', { name: 'Add payment schedule' }).click();
  await page.waitForURL(/NewRecurringPaymentView\?CustomerId=1048217$/);
  await expect(page.getByText('A surcharge is added to card payments', { exact: false })).toBeVisible();
  await page.getByLabel('Description').fill('Pool access');
  await page.getByLabel('Amount of each payment').fill('45');
  await page.getByLabel('Next payment date').fill('31/03/2027');
  await page.getByLabel('After a number of payments').click();
  await page.getByLabel('Number of payments', { exact: true }).fill('6');
  const preview = page.getByRole('region', { name: 'Next payments' });
  await expect(preview.getByText('last day of shorter months', { exact: false })).toBeVisible();
  await expect(preview.getByText('30 Apr 2027', { exact: true })).toBeVisible();
  await expect(preview.getByText('Short month').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add schedule' }).click();
  await page.waitForURL(/RecurringPaymentDetailsView\?RecurringPaymentId=\d+/);
  await expect(page.getByRole('heading', { name: 'Pool access' })).toBeVisible();
  await changeDate(page, '30 Apr 2027', async () => {
    await page.getByRole('dialog').getByText('Skip this payment').click();
  });
  await expect(page.getByText('5 payments left')).toBeVisible();
  await changeDate(page, '31 May 2027', async () => {
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Amount/ })
      .fill('30');
  });
  await expect(page.getByText('Other amount')).toBeVisible();
  await expectAccessible(page);
});

test('a payment of today is confirmed, taken at once, and the customer is notified by mail [1R117 1R118 1P005]', async ({
  page,
}) => {
  await signIn(page, 'facility.admin', customer);
  await page.getByRole('link', { name: 'Add payment schedule' }).click();
  await page.getByLabel('Description').fill('Reconnection');
  await page.getByLabel('Amount of each payment').fill('60');
  await page.getByLabel('Next payment date').fill('01/03/2027');
  await page.getByRole('button', { name: 'Add schedule' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('will be attempted immediately');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Take payment and save' }).click();
  await page.waitForURL(/RecurringPaymentDetailsView/);
  await expect(page.getByRole('table', { name: 'Past payments' }).getByText('Paid')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.waitForURL(/EditRecurringPaymentView\?CustomerId=1048217&RecurringPaymentId=\d+$/);
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await expect(page.getByText('No changes detected.').first()).toBeVisible();
  await page.getByLabel('Amount of each payment').fill('65');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await page.waitForURL(/RecurringPaymentDetailsView/);
  await expect(page.getByText('$65.00').first()).toBeVisible();
  await expectMail(page, /^Receipt \d+ from Harbour City Water$/);
  await expectMail(page, 'Your payments to Harbour City Water are set up');
});

test('the clock moves, the worker charges on the day, and the schedule is stopped [1R017 1P015 1M021]', async ({
  page,
}) => {
  await server.clock('2027-04-01T09:00');
  await signIn(page, 'facility.admin', 'CustomerDetailsView?CustomerId=1048217');
  await page.getByRole('tab', { name: /^Payment Schedules/ }).click();
  await page.getByText('Pool access').first().click();
  await page.waitForURL(/RecurringPaymentDetailsView\?RecurringPaymentId=\d+$/);
  const past = page.getByRole('table', { name: 'Past payments' });
  await expect(async () => {
    await page.reload();
    await expect(past.getByText('Paid')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  await expect(past.getByText('31 Mar 2027', { exact: true })).toBeVisible();
  await past.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Payment \d+$/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Stop payments' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop payments' }).click();
  await expect(page.getByText('Payments stopped').first()).toBeVisible();
  await expect(page.getByText('No more payments')).toBeVisible();
  await expectMail(page, 'Your payments to Harbour City Water were stopped');
});

test('notices are switched off for one customer, and who may only look changes nothing', async ({ page }) => {
  await signIn(page, 'facility.admin', customer);
  await page.getByRole('button', { name: 'Notices' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Payment schedule stopped').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save notices' }).click();
  await expect(page.getByText('Notices saved').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Recent Activity' }).click();
  await expect(page.getByText('Notices switched off: Payment schedule stopped').first()).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, 'facility.viewer', customer);
  await expect(page.getByText('Pool access').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add payment schedule' })).toHaveCount(0);
});
