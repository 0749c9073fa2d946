import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signIn } from './sign-in.ts';

test('a new administrator waits for a second person, who is never the requester [3R024 3R283 3R284]', async ({
  browser,
}) => {
  const asking = await (await browser.newContext()).newPage();
  await signIn(asking, 'staff.second', 'ApprovalsView');
  await asking.getByRole('tab', { name: 'My requests' }).click();
  await asking.getByRole('link', { name: 'Create administrator Ines Moreau' }).click();
  await expect(asking.getByText('You made this request yourself. Another user must decide.')).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expectAccessible(asking);

  const approving = await (await browser.newContext()).newPage();
  await signIn(approving, 'staff.admin', 'ApprovalsView');
  await expect(approving.getByRole('link', { name: /Approvals.*2 waiting/ })).toBeVisible();
  await expectAccessible(approving);
  await approving.getByRole('link', { name: 'Create administrator Ines Moreau' }).click();
  await expect(approving.getByText('5 of 5 fields changed')).toBeVisible();
  await approving.getByRole('button', { name: 'Approve' }).click();
  await expect(approving.getByText(/Approved by Priya Sharma. The changes were applied immediately./)).toBeVisible();
  for (const name of ['Approve', 'Reject']) await expect(approving.getByRole('button', { name })).toHaveCount(0);
  await expectAccessible(approving);

  // The requester looks at an old page: withdrawing is refused in words
  await asking.getByRole('button', { name: 'Withdraw' }).click();
  await asking.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(asking.getByText('This request was approved by Priya Sharma.')).toBeVisible();
});

test('rejecting needs a reason, which the requester reads [3R282 3R283 3R284]', async ({ browser }) => {
  const approving = await (await browser.newContext()).newPage();
  await signIn(approving, 'staff.second', 'ApprovalsView');
  await approving.getByRole('link', { name: 'Edit administrator Mei Chen' }).click();
  await approving.getByRole('button', { name: 'Reject' }).click();
  await approving.getByRole('button', { name: 'Reject request' }).click();
  await expect(approving.getByText('Required.')).toBeVisible();
  await approving.getByLabel('Reason').fill('She keeps the shared mailbox.');
  await approving.getByRole('button', { name: 'Reject request' }).click();
  await expect(approving.getByText('Rejected by Callum McKenzie. Nothing was changed.')).toBeVisible();
  for (const name of ['Approve', 'Reject']) await expect(approving.getByRole('button', { name })).toHaveCount(0);

  const asking = await (await browser.newContext()).newPage();
  await signIn(asking, 'staff.admin', 'ApprovalsView');
  await asking.getByRole('tab', { name: 'My requests' }).click();
  await asking.getByRole('link', { name: 'Edit administrator Mei Chen' }).click();
  await expect(asking.getByText('She keeps the shared mailbox.')).toBeVisible();
});
