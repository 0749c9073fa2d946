import { expect, type Page } from '@playwright/test';

export const BASE = '/quickportal';
export const PASSWORD = 'Demo-portal-2026';

/** Signs in as the sign-in page does, and opens a view. The page itself is used in session.e2e.ts. */
export async function signIn(page: Page, loginName: string, view = 'HomeView'): Promise<void> {
  const response = await page.request.post(`${BASE}/AuthAction`, {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: { loginName, password: PASSWORD },
  });
  expect(response.status(), await response.text()).toBe(200);
  await page.goto(`${BASE}/${view}`);
  await page.waitForURL((url) => url.pathname === `${BASE}/${view.split('?')[0]}`);
  // Until then the page shows only that it is loading
  await page.locator('h1').first().waitFor({ state: 'attached' });
}
