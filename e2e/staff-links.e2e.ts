import { expect, test } from '@playwright/test';
import { BASE, signIn } from './sign-in.ts';

const OF_10 = 1048217;

test('a link of staff opens in the community that it belongs to, and says where that is', async ({ page }) => {
  await signIn(page, 'staff.admin', 'CustomerSearchView?CommunityId=20');
  const link = page.getByRole('table').getByRole('link').first();
  const of20 = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('CustomerId');

  // Nothing chosen, nothing named: where the customer belongs
  await page.goto(`${BASE}/CustomerDetailsView?CustomerId=${of20}`);
  await expect(page).toHaveURL(/CommunityId=20/);
  await expect(page.getByRole('status').filter({ hasText: 'Opened in Kiwi Fitness Group' })).toBeAttached();

  // Another community is named: it says where it belongs, and leads there
  await page.goto(`${BASE}/CustomerDetailsView?CustomerId=${OF_10}&CommunityId=20`);
  await expect(page.getByRole('heading', { name: 'This customer belongs to Harbour City Utilities' })).toBeVisible();
  await page.getByRole('link', { name: 'Open in Harbour City Utilities' }).click();
  await expect(page).toHaveURL(new RegExp(`CustomerId=${OF_10}&CommunityId=10`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // In no community at all
  await page.goto(`${BASE}/CustomerDetailsView?CustomerId=999999999&CommunityId=10`);
  await expect(page.getByRole('heading', { name: /This does not exist/ })).toBeVisible();
});
