import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { versionedForm } from '../../storybook/comment-form.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { auBankAccounts, waterSetup } from './supplier-account.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('supplierAccounts.getSetup', { data: waterSetup });
  server.respond('supplierAccounts.listAuBankAccounts', { data: auBankAccounts });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Supplier accounts/AU bank page',
  component: PortalAt,
  args: { address: '/AuBankAccountsView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bank accounts of the business that the address names. */
// Shows [3P003 3R079]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Bank Accounts')).toBeVisible();
    await expect(await screen.findByText('Legacy trust account (732-001 •••068)', undefined, patience)).toBeVisible();
  },
};

/** An edit in a drawer sends the version that was read. */
export const Edited: Story = {
  play: async () => {
    page.server().respond('rest/internal/forms/patch/supplier-business/100/accounts/au-bank-accounts/21', {
      data: versionedForm(1),
    });
    const saved = { dualAuthEnabled: false, dualAuthId: null, accountId: 21, accountUpdated: true };
    page.server().respond('supplierAccounts.updateAuBankAccount', { data: saved });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Water rates collection' }, patience));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(await sheet.findByRole('textbox'), 'Renamed');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Bank account updated')).toBeVisible();
    const [change] = page.server().heard.filter(({ call }) => call === 'supplierAccounts.updateAuBankAccount');
    await expect(change?.body).toContain('"version":1');
  },
};
