import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, paged, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { auBankAccounts, waterSetup } from '../supplier-account.fixtures.ts';
import { accountEntries, accountPayments, bankDetails } from './account-details.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('supplierAccounts.getSetup', { data: waterSetup });
  server.respond('supplierAccounts.getDetails', { data: bankDetails });
  server.respond('supplierAccounts.getUse', { data: { paymentTerms: [], upcomingSchedules: 0 } });
  server.respond('supplierAccounts.listPayments', paged(accountPayments));
  server.respond('supplierAccounts.listAuditEntries', paged(accountEntries));
  server.respond('supplierAccounts.listAuBankAccounts', { data: auBankAccounts });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/Account details page',
  component: PortalAt,
  args: { address: '/AccountDetailsView?CommunityId=10&accountId=21&businessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The account that the address names, with its payments and its history a page of ten at a time. */
// Shows [3P017 2R400 2K059]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Water direct debits')).toBeVisible();
    await userEvent.click(await screen.findByRole('tab', { name: 'Payments' }));
    await expect(await screen.findByText('1000004711', undefined, patience)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Audit history' }));
    await expect(await screen.findByText('Remitter name: WATER to HC WATER', undefined, patience)).toBeVisible();
  },
};

/** The menu marks the list of the kind that the account is of. */
export const MarkedInMenu: Story = {
  play: async () => {
    page.server().respond('supplierAccounts.getDetails', { data: { ...bankDetails, kind: 'SIMULATOR' } });
    await expect(await pageHeading('Water direct debits')).toBeVisible();
    const entry = await screen.findByRole('link', { name: 'Simulator accounts' }, patience);
    await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'page'));
    await expect(screen.getByRole('link', { name: 'Bank accounts' })).not.toHaveAttribute('aria-current');
  },
};

/** A row of the list of accounts leads to the account. */
// Shows [3R048]
export const FromTheList: Story = {
  args: { address: '/AuBankAccountsView?CommunityId=10&BusinessId=100' },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /^Water rates collection/ }, patience));
    await expect(await pageHeading('Water direct debits')).toBeVisible();
  },
};
