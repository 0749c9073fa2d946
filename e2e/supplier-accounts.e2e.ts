import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

const CUSTOMER = 1_048_217;

/** Opens an active agreement of the customer. */
async function openActiveAgreement(page: Page): Promise<void> {
  const response = await page.request.get(`${BASE}/rest/internal/customers/${CUSTOMER}/payto-agreements`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const { items } = (await response.json()) as { items: { agreementToken: string; status: string }[] };
  const token = items.find(({ status }) => status === 'ACTIVE')?.agreementToken;
  expect(token).toBeDefined();
  await page.goto(`${BASE}/PayToAgreementDetailsView?CustomerId=${CUSTOMER}&AgreementToken=${token}`);
  await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible();
}

test('a PayTo payee is blocked, and its agreements say so until it is unblocked [3P013 3R268 3R270]', async ({
  browser,
}) => {
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'staff.admin', 'PayToAccountsView?CommunityId=10&BusinessId=100');
  await staff.getByRole('button', { name: 'Block Water PayTo' }).click();
  await expect(staff.getByText(/Blocking prevents transactions and agreement operations/)).toBeVisible();
  await staff.getByLabel(/^Reason/).fill('Disputed payments');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Block account' }).click();
  await expect(staff.getByRole('button', { name: 'Unblock Water PayTo' })).toBeVisible();
  await expectAccessible(staff);

  const officer = await (await browser.newContext()).newPage();
  await signIn(officer, 'facility.admin');
  await openActiveAgreement(officer);
  await expect(officer.getByText(/^Water PayTo .*is blocked$/)).toBeVisible();
  await expect(officer.getByRole('link', { name: 'Take payment' })).toHaveCount(0);
  await expect(officer.getByRole('button', { name: /agreement$/ })).toHaveCount(0);
  await expectAccessible(officer);

  await staff.getByRole('button', { name: 'Unblock Water PayTo' }).click();
  await staff.getByRole('button', { name: 'Unblock account' }).click();
  await expect(staff.getByRole('button', { name: 'Block Water PayTo', exact: true })).toBeVisible();
  await officer.reload();
  await expect(officer.getByRole('link', { name: 'Take payment' })).toBeVisible();
  await expect(officer.getByText(/is blocked$/)).toHaveCount(0);
});
