import { expect, type Page } from '@playwright/test';

export const BASE = '/quickportal';
export const PASSWORD = 'Demo-portal-2026';

/** Signs in on the sign-in page as a person would, and waits for the page that follows. */
export async function signIn(page: Page, loginName: string, view = 'HomeView'): Promise<void> {
  await page.goto(`${BASE}/${view}`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Login name').fill(loginName);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === `${BASE}/${view.split('?')[0]}`);
}
