import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { BASE, signIn } from './sign-in.ts';

/** The simulated account of Harbour City Water in the demo. */
const LINES = 'SimulationLinesView?CommunityId=10&AccountId=302';

test('a simulation line that staff add becomes a line of a real statement of its day [3P051 3C108 3R018]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const narrative = `OSKO SIMULATED ${Date.now()}`;
  await signIn(page, 'staff.admin', LINES);
  await page.getByRole('button', { name: 'Add line' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add simulation line' });
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill('79.00');
  await dialog.getByRole('textbox', { name: /^Narrative/ }).fill(narrative);
  await dialog.getByRole('button', { name: 'Add line' }).click();
  await expect(page.getByText('Simulation line successfully created.', { exact: true })).toBeVisible();

  await page.goto(`${BASE}/BankRecAdministrationView`);
  const card = page.getByRole('region', { name: 'Simulation' });
  await card.getByRole('button', { name: 'Run Simulation' }).click();
  await expect(card.getByText('Service successfully triggered.', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: /^Simulation, .*: \d+ statements?/ })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await card.getByRole('link', { name: /^Service message \d+/ }).click();
  await expect(page.getByText(/Water simulation: statement of \d+ lines?, from /)).toBeVisible();

  await expect(async () => {
    await page.goto(`${BASE}/ReconciliationView?CommunityId=10&query=${encodeURIComponent(narrative)}`);
    await expect(page.getByRole('row').filter({ hasText: narrative })).toContainText('79.00', { timeout: 3000 });
  }).toPass({ timeout: 90_000 });

  await page.goto(`${BASE}/BankRecAdministrationView`);
  await page.getByRole('button', { name: 'Run Simulation' }).click();
  await expect(card.getByRole('link', { name: /^Simulation, .*: 0 statements, \d+ made before/ })).toBeVisible({
    timeout: 60_000,
  });
});
