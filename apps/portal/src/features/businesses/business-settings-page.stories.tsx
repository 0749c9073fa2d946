import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { commentForm, versionedForm } from '../../storybook/comment-form.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity, staffSupport } from '../../storybook/sessions.ts';
import { waterDetails, waterEnablement, waterSettings } from './businesses.fixtures.ts';

const FORMS = 'rest/internal/forms';
const page = portalPages(staffInCommunity, (server) => {
  server.respond('businesses.getSettings', { data: waterSettings });
  server.respond('businesses.getDetails', { data: waterDetails });
  server.respond('businesses.getEnablement', { data: waterEnablement });
  for (const section of ['settings', 'details', 'enablement'])
    server.respond(`${FORMS}/patch/business/100/${section}`, { data: versionedForm(4) });
  server.respond(`${FORMS}/post/business/100/dual-authorisation`, { data: commentForm });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Businesses/Page',
  component: PortalAt,
  args: { address: '/BusinessSettingsView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Comment/ }, patience), 'Trial');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

/** The settings of the business that the address names are changed on the page. */
// Shows [2P005]
export const Settings: Story = {
  play: async () => {
    page.server().respond('businesses.updateSettings', { data: { status: 200, body: waterSettings } });
    await expect(await pageHeading('Business Settings')).toBeVisible();
    await save();
    await expect(await screen.findByText('Business settings updated')).toBeVisible();
  },
};

/** Switching dual authorisation is a request. */
export const DualAuthorisation: Story = {
  ...overlayStory,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Switch dual authorisation on' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/every change of a settlement account waits/)).toBeVisible();
  },
};

/** Name, numbers, category and address; the code stays. */
// Shows [2P018]
export const Edit: Story = {
  args: { address: '/BusinessEditView?CommunityId=10&BusinessId=100' },
  play: async () => {
    page.server().respond('businesses.updateDetails', { data: { status: 202, body: { proposalId: 7 } } });
    await expect(await pageHeading('Edit Business')).toBeVisible();
    await save();
    await expect(await screen.findByText('The change of the business was sent for approval')).toBeVisible();
  },
};

/** Products, billing, clients, and the accounts that payment terms lead to. */
// Shows [2P009 3P047]
export const Enablement: Story = {
  args: { address: '/BusinessEnablementView?CommunityId=10&BusinessId=100' },
  play: async () => {
    page.server().respond('businesses.updateEnablement', { data: { status: 200, body: waterEnablement } });
    await expect(await pageHeading('Business Enablement')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Water direct debits' }, patience)).toBeVisible();
    await save();
    await expect(await screen.findByText('Business enablement updated')).toBeVisible();
  },
};

/** Payment terms are added for an account, and removed once it is said where their payments go. */
export const PaymentTerms: Story = {
  ...overlayStory,
  args: { address: '/BusinessEnablementView?CommunityId=10&BusinessId=100' },
  play: async () => {
    const server = page.server();
    server.respond(`${FORMS}/post/business/100/payment-terms`, { data: commentForm });
    server.respond('paymentTerms.getUse', { data: { nextAccountAlias: null, upcomingSchedules: 12 } });
    server.respond('paymentTerms.delete', { data: { status: 202, body: { proposalId: 9 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }, patience));
    const adding = within(await screen.findByRole('dialog'));
    await expect(await adding.findByText(/goes on doing so until its term is removed/)).toBeVisible();
    await userEvent.click(adding.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Schedules by Water direct debits' }));
    const removing = within(await screen.findByRole('alertdialog'));
    await expect(await removing.findByText(/the business can no longer take them/)).toBeVisible();
    await expect(removing.getByText(/12 schedules/)).toBeVisible();
    await userEvent.click(removing.getByRole('button', { name: 'Remove payment term' }));
    await expect(
      await screen.findByText('Removing Schedules by Water direct debits was sent for approval'),
    ).toBeVisible();
  },
};

/** Who may not change a business reads it. */
export const ReadOnly: Story = {
  args: { address: '/BusinessEditView?CommunityId=10&BusinessId=100' },
  beforeEach: () =>
    page.server().respond('session.get', { data: { ...staffSupport, community: staffInCommunity.community } }),
  play: async () => {
    await expect(await screen.findByText('51 824 753 556', undefined, patience)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** Without BusinessId the business is chosen first. */
export const NoBusiness: Story = {
  args: { address: '/BusinessSettingsView?CommunityId=10' },
  play: async () => {
    await expect(await pageHeading('Business Settings')).toBeVisible();
    await expect(await screen.findByText('Choose a business', undefined, patience)).toBeVisible();
  },
};
