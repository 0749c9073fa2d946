import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

const customer = 'CustomerDetailsView?CustomerId=1048217';

async function add(page: Page, kind: string, values: Record<string, string>, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: button }).click();
}

test('an officer adds each kind of account, and sees it masked [1P003 1R013 1R006]', async ({ page }) => {
  await signIn(page, 'facility.admin', customer);
  await expect(page.getByRole('tab', { name: /Accounts/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);

  await add(page, 'Credit card', { 'Card number': '4242424242424241', 'Expiry date': '0829' }, 'Add card');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Not a valid card number. Check the digits.').first()).toBeVisible();
  await expect(dialog.getByText('Required.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Card number').fill('4242424242424242');
  await dialog.getByLabel('Cardholder name').fill('Margaret Olsson');
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByText('Visa •••• 4242 added').first()).toBeVisible();

  const au = { BSB: '062001', 'Account number': '12345678', 'Account name': 'M J Olsson' };
  await add(page, 'Bank account', au, 'Add bank account');
  await expect(page.getByText('BSB 062-001 · •••• 678 added').first()).toBeVisible();

  await page.goto(`${BASE}/${customer}&page=2`);
  await expect(page.getByText('Visa •••• 4242').first()).toBeVisible();
  await expect(page.getByText('4242424242424242')).toHaveCount(0);

  // Of a business that settles in New Zealand dollars
  await page.goto(`${BASE}/CustomerSearchView?query=HCT-`);
  await page
    .getByRole('row', { name: /Enabled/ })
    .first()
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByRole('menu')).toContainText(/does not accept Australian bank accounts\. Only staff/);
  await page.getByRole('menuitem', { name: 'Credit card', exact: true }).click();
  await expect(dialog.getByText(/does not accept Amex, Diners Club, JCB or UnionPay\. Only staff/)).toBeVisible();
  await dialog.getByLabel('Card number').pressSequentially('3782');
  await expect(dialog.getByText(/does not accept Amex cards\./)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  const nz = { 'Account number': '01-6150-0012346-00', 'Account name': 'Tasman Trust' };
  await add(page, 'NZ bank account', nz, 'Add NZ bank account');
  await expect(page.getByText('Branch 6150 of ANZ is not known. Check it.').first()).toBeVisible();
});

test('an account is made the default, disabled with its schedules, and enabled with them', async ({ page }) => {
  await signIn(page, 'facility.admin', customer);
  await page.getByRole('button', { name: 'Actions for BSB 062-000 · •••• 417' }).click();
  await page.getByRole('menuitem', { name: 'Make default' }).click();
  await expect(page.getByText('BSB 062-000 · •••• 417 is the default account').first()).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Visa •••• 1881' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/schedule/);
  await page.getByRole('button', { name: 'Disable account' }).click();
  await page.getByText('Disabled accounts').click();
  await page.getByRole('button', { name: 'Enable Visa •••• 1881' }).click();
  const offer = page.getByRole('checkbox', { name: /^Reactivate / });
  await offer.click();
  await page.getByRole('button', { name: 'Enable account' }).click();
  await page.getByRole('tab', { name: 'Recent Activity' }).click();
  await expect(page.getByText(/^Account Visa •••• 1881 enabled, 1 schedule reactivated$/).first()).toBeVisible();
});

test('cards that expire are listed and leave the list once they are renewed', async ({ page }) => {
  await signIn(page, 'facility.admin', 'ExpiringCardsView');
  const update = page.getByRole('button', { name: /^Update .* of Aroha Ngata$/ });
  await expect(update).toBeVisible();
  await expectAccessible(page);
  await update.click();
  await page.getByRole('dialog').getByLabel('Expiry date').fill('1130');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(update).toHaveCount(0);
});

test('who may only look sees accounts and changes nothing', async ({ page }) => {
  await signIn(page, 'facility.viewer', customer);
  await expect(page.getByText('Visa •••• 1881').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Actions for|Add account/ })).toHaveCount(0);
});

test('from the customer search to a customer with a card takes at most 14 keys beside what is typed', async ({
  page,
}) => {
  await signIn(page, 'facility.admin', 'CustomerSearchView');
  await expect(page.getByText(/^1,\d{3} customers$/)).toBeVisible();
  let keys = 0;
  const press = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name);
    keys += names.length;
  };
  const focused = page.locator(':focus');
  await press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Add customer' })).toBeFocused();
  await expect(page.getByLabel(/Customer name/)).toBeVisible();
  await press('Tab');
  await expect(page.getByLabel(/Customer name/)).toBeFocused();
  await page.keyboard.type('Kim Keys');
  await press('Tab', 'Enter');
  await expect(focused).toHaveRole('option');
  await press('Enter');
  await expect(page.getByRole('combobox', { name: /Business/ })).toBeFocused();
  await press('Tab');
  await expect(page.getByLabel('Customer number')).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Keys' })).toBeFocused();
  // Which accounts can be added is known
  await expect(page.getByRole('button', { name: 'Add account' })).not.toHaveAttribute('aria-busy');
  await press('a');
  await expect(page.getByRole('menuitem', { name: 'Credit card', exact: true })).toBeFocused();
  await press('Enter');
  await expect(page.getByLabel('Card number')).toBeFocused();
  await page.keyboard.type('4111111111111111');
  await press('Tab');
  await page.keyboard.type('0829');
  await press('Tab', 'Tab');
  await page.keyboard.type('Kim Keys');
  await press('Enter');
  await expect(page.getByText('Visa •••• 1111 added').first()).toBeVisible();
  expect(keys).toBeLessThanOrEqual(14);
  // The focus is where it came from, beside what is new
  await expect(page.getByRole('button', { name: 'Add account' })).toBeFocused();

  // An account is edited from the palette
  await press('Control+k', '1', '1', '1', '1');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Edit Visa •••• 1111');
  await press('Enter');
  await expect(page.getByLabel('Expiry date')).toBeFocused();
});
