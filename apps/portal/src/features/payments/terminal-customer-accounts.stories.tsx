import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { auAccount as bank, visa } from '../../storybook/accounts.ts';
import { portalStory } from '../../storybook/portal-story.tsx';
import { TerminalCustomerAccountsView } from './terminal-customer-accounts.view.tsx';
import { margaret } from './payment.fixtures.ts';

const expired = { ...visa, accountId: 500_003, displayName: 'Visa •••• 0004', expiryStatus: 'EXPIRED' } as const;
const amex = { ...visa, accountId: 500_004, displayName: 'Amex •••• 0005', cardScheme: 'AMEX' } as const;

const meta = {
  title: 'Screens/Payments/Choose account',
  component: TerminalCustomerAccountsView,
  decorators: [portalStory({ view: 'TerminalCustomerAccountsView', search: { CustomerId: '1048217' } })],
  parameters: { layout: 'padded' },
  args: {
    customer: margaret,
    accounts: [
      { account: visa, fault: null },
      { account: bank, fault: null },
      { account: { ...amex, defaultAccount: false }, fault: 'Harbour City Water does not accept this card.' },
    ],
    canAddAccount: true,
  },
} satisfies Meta<typeof TerminalCustomerAccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Accounts that can be charged lead on; the others say why not. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Take payment from Visa •••• 1881/ })).toHaveAttribute(
      'href',
      expect.stringContaining('CaptureDetailsView?CustomerId=1048217&AccountId=500001'),
    );
    await expect(canvas.getByText('Harbour City Water does not accept this card.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Amex/ })).toBeNull();
  },
};

export const NoEnabledAccounts: Story = {
  args: { accounts: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No enabled accounts found.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add account' })).toBeVisible();
  },
};

/** The business takes none of them. */
export const NoSuitableAccounts: Story = {
  args: {
    accounts: [
      { account: expired, fault: 'The card has expired.' },
      { account: amex, fault: 'Harbour City Water does not accept this card.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No suitable matching accounts found. Add a new account to continue.',
    );
    await expect(canvas.queryByRole('link', { name: /Take payment from/ })).toBeNull();
  },
};

/** Anyone who may not add accounts is not sent there. */
export const MayNotAddAccounts: Story = {
  args: { accounts: [], canAddAccount: false },
  play: async ({ canvas }) => {
    await canvas.findByText('No enabled accounts found.');
    await expect(canvas.queryByRole('link', { name: 'Add account' })).toBeNull();
  },
};

export const DisabledCustomer: Story = {
  args: { customer: { ...margaret, customerEnabled: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The customer is disabled');
    await expect(canvas.queryByRole('link', { name: /Take payment from/ })).toBeNull();
  },
};
