import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { remitterNamesForm, routingForm, waterAccounts } from './settlement-accounts.fixtures.ts';

const FORM = 'rest/internal/forms/post/business-settlement-accounts/100/au-bank-accounts/update-remitter-names';
const page = portalPages(facilityAdmin, (server) => {
  server.respond('settlementAccounts.list', { data: waterAccounts });
  server.respond(FORM, { data: remitterNamesForm(waterAccounts) });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Settlement accounts/Page',
  component: PortalAt,
  args: { address: '/SettlementAccountsView?BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The settlement accounts of the business that the address names. */
// Shows [2P021 2R170]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Settlement Accounts')).toBeVisible();
    await expect(await screen.findByText('22814410', undefined, patience)).toBeVisible();
    await expect(await screen.findByRole('textbox', { name: 'Remitter name of Water trust' }, patience)).toBeVisible();
  },
};

/** What is saved is confirmed. */
export const Saved: Story = {
  play: async () => {
    const saved = { ...waterAccounts, version: 4 };
    page.server().respond('settlementAccounts.updateRemitterNames', { data: { status: 200, body: saved } });
    const name = await screen.findByRole('textbox', { name: 'Remitter name of Water trust' }, patience);
    await userEvent.type(name, 'HC TRUST');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Successfully saved remitter names')).toBeVisible();
  },
};

/** The routing of a merchant account in a dialog. A threshold is shown where the rule has one. */
export const Routed: Story = {
  play: async () => {
    page.server().respond('rest/internal/forms/post/business-settlement-accounts/100/700004/mcr-configuration', {
      data: routingForm(),
    });
    page.server().respond('merchantChoiceRouting.save', { data: { status: 200, body: {} } });
    await userEvent.click(await screen.findByRole('button', { name: 'Merchant choice routing of 22814410' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('textbox', { name: /^Mastercard threshold amount/ })).toHaveValue('200.00');
    await expect(dialog.queryByRole('textbox', { name: /^Visa threshold amount/ })).toBeNull();
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Mastercard threshold amount/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Mastercard threshold amount/ }), '150.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Successfully saved Merchant Choice Routing configuration')).toBeVisible();
  },
};

/** Without BusinessId the business is chosen first. */
export const NoBusiness: Story = {
  args: { address: '/SettlementAccountsView' },
  play: async () => {
    await expect(await pageHeading('Settlement Accounts')).toBeVisible();
    await expect(await screen.findByText('Choose a business', undefined, patience)).toBeVisible();
  },
};
