import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { versionedForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { blockedPayToAccounts, payToAccounts, waterSetup } from '../supplier-account.fixtures.ts';

const ACCOUNT = 'rest/internal/forms/post/supplier-business/100/accounts/payto/61';
const page = portalPages(staffInCommunity, (server) => {
  server.respond('supplierAccounts.getSetup', { data: waterSetup });
  server.respond('paytoAccounts.list', { data: payToAccounts });
  server.respond('paytoAccounts.getStatus', {
    data: { supplierHasPendingAccount: false, supplierHasExistingAccount: true },
  });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/PayTo page',
  component: PortalAt,
  args: { address: '/PayToAccountsView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = { dualAuthEnabled: false, dualAuthId: null, accountId: 61, accountUpdated: true };

async function send(submitLabel: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox'), 'Disputed');
  await userEvent.click(dialog.getByRole('button', { name: submitLabel }));
}

/** The PayTo accounts of the business that the address names. */
// Shows [3P013 3R096]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('PayTo Accounts')).toBeVisible();
    await expect(await screen.findByText('Water PayTo pilot', undefined, patience)).toBeVisible();
  },
};

/** Blocking says first what it prevents. */
// Shows [3R100 3C032]
export const Blocked: Story = {
  play: async () => {
    page.server().respond(`${ACCOUNT}/block`, { data: versionedForm(1) });
    page.server().respond('paytoAccounts.block', { data: saved });
    await userEvent.click(await screen.findByRole('button', { name: 'Block Water PayTo' }, patience));
    await expect(await screen.findByText(/Blocking prevents transactions and agreement operations/)).toBeVisible();
    await send('Block account');
    await expect(await screen.findByText('Account blocked')).toBeVisible();
  },
};

/** A blocked account is unblocked. */
// Shows [3R101 3C033]
export const Unblocked: Story = {
  play: async () => {
    page.server().respond('paytoAccounts.list', { data: blockedPayToAccounts });
    page.server().respond(`${ACCOUNT}/unblock`, { data: versionedForm(2) });
    page.server().respond('paytoAccounts.unblock', { data: saved });
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Water PayTo' }, patience));
    await expect(await screen.findByText('Transactions and agreement operations are allowed again.')).toBeVisible();
    await send('Unblock account');
    await expect(await screen.findByText('Account unblocked')).toBeVisible();
  },
};
