import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

const CUSTOMER = 1_048_217;
test.describe.configure({ timeout: 120_000 });

/** A label, with whether its field is required or optional. */
const labelled = (name: string) => new RegExp(`^${name}(?: \\((?:required|optional)\\))?$`);

/** Goes on with the keyboard until a control is reached, and says so where it never is. */
async function tabTo(page: Page, name: string, role: 'button' | 'combobox' | 'radio' | 'textbox') {
  const control = page.getByRole(role, { name: labelled(name) });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused({ timeout: 50 });
  }).toPass({ timeout: 20_000, intervals: [0] });
}
/** Chooses in a list with the arrow keys: letters that a busy machine takes for two words find another entry. */
async function chooseByArrows(page: Page, name: string, words: string) {
  await tabTo(page, name, 'combobox');
  const list = page.getByRole('combobox', { name: labelled(name) });
  await list.press('Enter');
  const option = page.getByRole('option', { name: words, exact: true });
  await expect(option).toBeVisible();
  await page.keyboard.press('Home');
  await expect(async () => {
    if (!(await isHighlighted(option))) await page.keyboard.press('ArrowDown');
    expect(await isHighlighted(option)).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [50] });
  await page.keyboard.press('Enter');
  await expect(list).toHaveText(words);
}
const isHighlighted = (option: Locator) => option.evaluate((element) => element.matches('[data-highlighted], :focus'));
const press = async (page: Page, name: string) => {
  await tabTo(page, name, 'button');
  await page.keyboard.press('Enter');
};

test('an officer creates an agreement and amends it with the keyboard alone [1R044 1R105]', async ({ page }) => {
  await signIn(page, 'facility.admin', `CreatePayToAgreementView?CustomerId=${CUSTOMER}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Party Details' })).toBeVisible();
  await tabTo(page, 'PayID', 'textbox');
  await page.keyboard.type('margaret.olsson@example.com');
  await expect(page.getByText('Belongs to Margaret Olsson')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Next');

  await expect(page.getByRole('heading', { level: 2, name: 'Payment Details' })).toBeVisible();
  await tabTo(page, 'Description', 'textbox');
  await page.keyboard.type('Water rates, Unit 4');
  await chooseByArrows(page, 'Agreement type', 'Fixed');
  await tabTo(page, 'Amount', 'textbox');
  await page.keyboard.type('186.4');
  await chooseByArrows(page, 'Frequency', 'Fortnightly');
  await page.reload();
  await expect(page.getByRole('textbox', { name: labelled('Description') })).toHaveValue('Water rates, Unit 4');
  await press(page, 'Next');

  await expect(page.getByText('Margaret Olsson pays')).toBeVisible();
  await expect(page.getByText('every fortnight').first()).toBeVisible();
  await expectAccessible(page);
  const created = page.waitForResponse(/\/trpc\/paytoAgreements\.create/);
  await press(page, 'Submit agreement');
  const response = (await (await created).json()) as { result: { data: { agreementToken: string } } };
  const { agreementToken } = response.result.data;
  await page.waitForURL(new RegExp(`CustomerId=${CUSTOMER}`));

  // The simulated payer approves a few seconds later
  await expect(async () => {
    await page.goto(`${BASE}/AmendPayToAgreementView?agreementToken=${agreementToken}&customerId=${CUSTOMER}`);
    await expect(page.getByRole('radio', { name: 'Payment details' })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await tabTo(page, 'Reference and description', 'radio');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Payment details' })).toBeChecked();
  await press(page, 'Next');
  await expect(page.getByRole('textbox', { name: labelled('Amount') })).toHaveValue('186.40');
  await tabTo(page, 'Amount', 'textbox');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('190');
  await press(page, 'Next');
  const changes = page.getByRole('table', { name: 'Changes to the agreement' });
  await expect(changes).toContainText('$186.40');
  await expect(changes).toContainText('$190.00');
  await expectAccessible(page);
  await press(page, 'Submit amendment');
  await expect(page.getByText('Amendment sent to the payer for approval').first()).toBeVisible();
  await expect(page.getByText('If the problem persists')).toHaveCount(0);
});

test('Back and Forward of the browser lead through the steps of a wizard, with what was entered', async ({ page }) => {
  await signIn(page, 'facility.admin', `CustomerDetailsView?CustomerId=${CUSTOMER}&tab=payto`);
  await page.getByRole('link', { name: 'Create PayTo agreement' }).click();
  const step = (name: string) => page.getByRole('heading', { level: 2, name });
  const payId = page.getByRole('textbox', { name: labelled('PayID') });
  const description = page.getByRole('textbox', { name: labelled('Description') });
  await expect(step('Party Details')).toBeVisible();
  await payId.fill('margaret.olsson@example.com');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(step('Payment Details')).toBeVisible();
  await description.fill('Water rates, Unit 4');

  await page.goBack();
  await expect(step('Party Details')).toBeVisible();
  await expect(payId).toHaveValue('margaret.olsson@example.com');
  await page.goForward();
  await expect(description).toHaveValue('Water rates, Unit 4');
  // The button makes the same step, so that Forward is possible after it
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(step('Party Details')).toBeVisible();
  await page.goForward();
  await expect(step('Payment Details')).toBeVisible();
  await page.goBack();
  await expect(step('Party Details')).toBeVisible();

  // Forward does not pass over what is wrong by now
  await payId.fill('');
  await page.goForward();
  await expect(step('Party Details')).toBeVisible();
  await payId.fill('margaret.olsson@example.com');
  await expect(step('Payment Details')).toBeVisible();
  await page.goBack();

  await page.evaluate(() => window.history.back());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await page.waitForURL(/CustomerDetailsView/);
});
