import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { readMail } from './read-mail.ts';
import { BASE, PASSWORD, signIn } from './sign-in.ts';

test('signing in leads to the page asked for, signing out ends the session [2P041 1R028 1R004]', async ({
  page,
  context,
}) => {
  await page.goto(`${BASE}/CustomerSearchView?query=olsson`);
  await expect(page).toHaveURL(/LoginView\?returnTo=/);
  await expectAccessible(page);
  await page.getByLabel('Login name').fill('facility.admin');
  await page.getByLabel('Password', { exact: true }).fill('wrong password 1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Login name')).toHaveValue('facility.admin');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/CustomerSearchView\?query=olsson/);
  await expect(page.getByRole('link', { name: 'Margaret Olsson' }).first()).toBeVisible();

  // One page of the browser's: another page of the portal is opened in it
  await page.evaluate(() => (document.documentElement.dataset.opened = 'once'));
  await page.getByRole('link', { name: 'Margaret Olsson' }).first().click();
  await expect(page).toHaveURL(/\/quickportal\/CustomerDetailsView\?CustomerId=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret Olsson');
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'once');
  expect((await context.request.get('/CustomerSearchView')).status()).toBe(404);

  await page.getByRole('button', { name: /Dana Petrov/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/LoginView/);
  await page.goto(`${BASE}/CustomerSearchView`);
  await expect(page).toHaveURL(/LoginView/);
  expect(
    (
      await context.request.get(`${BASE}/rest/internal/session`, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
    ).status(),
  ).toBe(401);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the sign-in form works', async ({ page }) => {
    await page.goto(`${BASE}/LoginView`);
    await page.getByLabel('Login name').fill('facility.admin');
    await page.getByLabel('Password', { exact: true }).fill('not this one 1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/LoginView\?error=/);
    await page.getByLabel('Login name').fill('facility.admin');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${BASE}/$`));
  });
});

test('a forgotten password is set again through the mail [2P042]', async ({ page }) => {
  await page.goto(`${BASE}/LoginView`);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page).toHaveURL(/\/ForgotPasswordEmailView$/);
  await page.getByLabel(/Email/).fill('facility.other@example.com');
  await page.getByRole('button', { name: /Send|mail/i }).click();
  await expect(page.getByText(/mail/i).first()).toBeVisible();
  const text = await readMail(page.request, 'facility.other@');
  const link = /https?:\/\/\S+reset-password\?token=\S+/.exec(text)?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(page).toHaveURL(/ForgotPasswordResetView$/);
  await page.getByLabel('New password', { exact: true }).fill('Kiwi-feather-4417');
  await page.getByLabel(/Repeat/).fill('Kiwi-feather-4417');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/LoginView/);
  await page.getByLabel('Login name').fill('facility.other');
  await page.getByLabel('Password', { exact: true }).fill('Kiwi-feather-4417');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /Anahera Rewi/ })).toBeVisible();
  // The link is used up
  await page.goto(pathname + search);
  await page.getByLabel('New password', { exact: true }).fill('Kiwi-feather-4418');
  await page.getByLabel(/Repeat/).fill('Kiwi-feather-4418');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.locator('[role=alert]:visible')).toContainText(/expired|no longer|used/i);
});

test('entering the password again loses nothing that was typed', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'staff.admin', 'HomeView');
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signIn(page, 'facility.admin', 'NewCustomerView');
  await page.getByLabel(/Customer name/).fill('Typed before the pause');
  await page.clock.fastForward('15:30');
  const dialog = page.getByRole('dialog').filter({ hasText: /password/i });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: /Continue|Sign in|Enter/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(/Customer name/)).toHaveValue('Typed before the pause');
});

test('staff choose a community, view as one of its users, and stop', async ({ page }) => {
  await signIn(page, 'staff.admin', 'CustomerSearchView');
  await expect(page.getByText(/choose a community/i).first()).toBeVisible();
  await page.getByRole('combobox').first().fill('Harbour');
  await page.getByRole('option', { name: /Harbour City Utilities/ }).click();
  await expect(page.getByText(/^1,\d{3} customers$/)).toBeVisible();
  await page.goto(`${BASE}/ViewAsView`);
  await page.getByPlaceholder('Name, login name or email').fill('carmody');
  await page.getByRole('button', { name: /View as Tom Carmody/ }).click();
  const confirm = page.getByRole('button', { name: /^View as/ }).last();
  if (await page.getByRole('dialog').isVisible()) await confirm.click();
  await expect(page.getByText(/Stop viewing as/)).toBeVisible();
  // A page that is not named as the other user's asks first
  await page.goto(`${BASE}/CustomerDetailsView?CustomerId=1048217`);
  await page.getByRole('button', { name: 'Continue as Tom Carmody' }).click();
  await expect(page).toHaveURL(/CustomerDetailsView\?CustomerId=1048217&CommunityId=10&ViewAs=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Margaret Olsson');
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await page.getByRole('button', { name: /Stop viewing as/ }).click();
  await expect(page.getByRole('button', { name: /Priya Sharma/ })).toBeVisible();
});
