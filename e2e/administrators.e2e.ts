import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { totpCode } from '../apps/api/src/engines/auth/second-factor/totp.ts';
import { expectAccessible } from './axe.ts';
import { readMail } from './read-mail.ts';
import { BASE, signIn } from './sign-in.ts';

const NEW_PASSWORD = 'Kiwi-feather-4417';

/** The temporary password in the mail to a new administrator. */
async function mailedPassword(request: APIRequestContext, address: string): Promise<string> {
  const text = await readMail(request, address);
  return /temporary password is (?<password>\S+)\. /.exec(text)?.groups?.['password'] ?? '';
}

async function typePassword(page: Page, password: string): Promise<void> {
  await page.goto(`${BASE}/LoginView`);
  await page.getByLabel('Login name').fill('yusra.elmi');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('an administrator is requested, approved, invited, and signs in with a second factor [3R288 3R287 3R281]', async ({
  browser,
}) => {
  const asking = await (await browser.newContext()).newPage();
  await signIn(asking, 'staff.admin', 'AdministratorsView');
  await asking.getByRole('link', { name: 'Create administrator' }).click();
  await asking.getByLabel('Full name').fill('Yusra Elmi');
  await asking.getByLabel('Login name').fill('yusra.elmi');
  await asking.getByLabel('Email').fill('yusra.elmi@example.com');
  await asking.getByRole('checkbox', { name: /Staff support/ }).check();
  await asking.getByLabel(/Reason/).fill('Joins the support team.');
  await expectAccessible(asking);
  await asking.getByRole('button', { name: 'Request administrator' }).click();
  await expect(asking.getByRole('heading', { level: 1, name: 'Authorise Administrator Change' })).toBeVisible();
  await expect(asking.getByText('You made this request yourself. Another user must decide.')).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  const approving = await (await browser.newContext()).newPage();
  await signIn(approving, 'staff.second', 'PendingAdministratorsView');
  await expectAccessible(approving);
  await approving.getByRole('link', { name: 'yusra.elmi' }).click();
  await expect(approving.getByText('Joins the support team.')).toBeVisible();
  await expectAccessible(approving);
  await approving.getByRole('button', { name: 'Approve' }).click();
  await expect(approving.getByRole('heading', { level: 1, name: 'Pending Administrator Users' })).toBeVisible();
  await expect(approving.getByRole('row', { name: /yusra\.elmi/ })).toContainText('Invitation Sent');

  const joining = await (await browser.newContext()).newPage();
  await typePassword(joining, await mailedPassword(joining.request, 'yusra.elmi@'));
  await joining.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await joining.getByLabel(/Repeat/).fill(NEW_PASSWORD);
  await joining.getByRole('button', { name: 'Change password' }).click();
  await expect(joining.getByRole('button', { name: /Yusra Elmi/ })).toBeVisible();
  await approving.reload();
  await expect(approving.getByRole('row', { name: /yusra\.elmi/ })).toHaveCount(0);

  await joining.goto(`${BASE}/MyProfileView`);
  await joining.getByRole('button', { name: 'Set up', exact: true }).click();
  await joining.getByRole('dialog').getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await joining.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await joining.getByText(/^Key /).locator('code').textContent()) ?? '').replaceAll(' ', '');
  await joining.getByRole('textbox', { name: 'Code' }).fill(totpCode(secret, new Date()));
  await joining.getByRole('button', { name: 'Switch on' }).click();
  await joining.getByRole('button', { name: 'I have saved them' }).click();

  const again = await (await browser.newContext()).newPage();
  await typePassword(again, NEW_PASSWORD);
  // A code works once, so the next one, which is accepted half a minute early
  await again.getByRole('textbox', { name: 'Code' }).fill(totpCode(secret, new Date(Date.now() + 30_000)));
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(again.getByRole('button', { name: /Yusra Elmi/ })).toBeVisible();
});
