import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { commentForm, versionedForm } from '../../storybook/comment-form.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { simulatorAccounts, waterSetup } from './supplier-account.fixtures.ts';

const FORMS = 'rest/internal/forms';
const ACCOUNTS = 'supplier-business/100/accounts';
const page = portalPages(staffInCommunity, (server) => {
  server.respond('supplierAccounts.getSetup', { data: waterSetup });
  server.respond('supplierAccounts.listSimulatorAccounts', { data: simulatorAccounts });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/Simulator page',
  component: PortalAt,
  args: { address: '/SimulatorAccountsView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = { dualAuthEnabled: false, dualAuthId: null, accountId: 11, accountUpdated: true };

async function send(submitLabel: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox'), 'Trial');
  await userEvent.click(dialog.getByRole('button', { name: submitLabel }));
}

/** The simulator accounts of the business that the address names. */
// Shows [3P016 3R102]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Simulator Accounts')).toBeVisible();
    await expect(await screen.findByText('Water slow decline', undefined, patience)).toBeVisible();
    await expect(screen.getByRole('combobox', { name: /^Business/ })).toHaveValue('Harbour City Water');
  },
};

/** The sidebar is the workspace of the business: its pages stay with it, and the way back leads to its community. */
export const Workspace: Story = {
  play: async () => {
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }, patience));
    await expect(await menu.findByText('HCWATER', undefined, patience)).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Card schemes' })).toHaveAttribute(
      'href',
      expect.stringContaining('BusinessId=100'),
    );
    await expect(menu.getByRole('link', { name: 'Simulator accounts' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Harbour City Utilities' })).toBeVisible();
    await expect(menu.queryByText('Customers')).toBeNull();
  },
};

/** An account is added in a dialog. */
// Shows [3R104 3C034]
export const Added: Story = {
  play: async () => {
    page.server().respond(`${FORMS}/post/${ACCOUNTS}/simulator-merchants`, { data: commentForm });
    page.server().respond('supplierAccounts.addSimulatorAccount', { data: saved });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a Simulator Account' }, patience));
    await send('Add simulator account');
    await expect(await screen.findByText('Simulator account added')).toBeVisible();
  },
};

/** An edit sends the version that was read. */
// Shows [3R105 3C035]
export const Edited: Story = {
  play: async () => {
    page.server().respond(`${FORMS}/patch/${ACCOUNTS}/simulator-merchants/11`, { data: versionedForm(1) });
    page.server().respond('supplierAccounts.updateSimulatorAccount', { data: saved });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Water test merchant' }, patience));
    await send('Save');
    await expect(await screen.findByText('Simulator account updated')).toBeVisible();
    const [change] = page.server().heard.filter(({ call }) => call === 'supplierAccounts.updateSimulatorAccount');
    await expect(change?.body).toContain('"version":1');
  },
};

/** Disabling says first which payment terms end. */
// Shows [3R107 3C030 3R252]
export const Disabled: Story = {
  play: async () => {
    page.server().respond(`${FORMS}/post/${ACCOUNTS}/11/disable`, { data: versionedForm(1) });
    page.server().respond('supplierAccounts.getUse', {
      data: {
        paymentTerms: [{ product: 'RECURRING', instrument: 'SIMULATOR', isOnlyAccount: true }],
        upcomingSchedules: 14,
      },
    });
    page.server().respond('supplierAccounts.disable', { data: saved });
    await userEvent.click(await screen.findByRole('button', { name: 'Disable Water test merchant' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('14 schedules with a payment in the next 30 days')).toBeVisible();
    await expect(dialog.getByText('Schedules, Simulator: no other account takes these payments')).toBeVisible();
    await send('Disable account');
    await expect(await screen.findByText('Account disabled')).toBeVisible();
  },
};

/** A change that needs a second person leads to its request. */
// Shows [3R106 3C029 3R277]
export const Waits: Story = {
  play: async () => {
    page.server().respond(`${FORMS}/post/${ACCOUNTS}/13/enable`, { data: versionedForm(2) });
    const waits = { dualAuthEnabled: true, dualAuthId: 9, accountId: 13, accountUpdated: false };
    page.server().respond('supplierAccounts.enable', { data: waits });
    await userEvent.click(await screen.findByRole('button', { name: 'Enable Water slow decline' }, patience));
    await send('Enable account');
    await expect(await screen.findByText('Enabling Water slow decline was sent for approval')).toBeVisible();
    // The request is open over the inbox
    await expect(await screen.findByRole('dialog', { name: 'Request' }, patience)).toBeVisible();
  },
};

/** Without BusinessId the business is chosen first. */
export const NoBusiness: Story = {
  args: { address: '/SimulatorAccountsView?CommunityId=10' },
  play: async () => {
    await expect(await pageHeading('Simulator Accounts')).toBeVisible();
    await expect(await screen.findByText('Choose a business', undefined, patience)).toBeVisible();
  },
};
