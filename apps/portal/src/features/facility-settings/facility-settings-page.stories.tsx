import { FIRST_LABELS } from '@quickportal/contracts/rules/texts/labels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { versionedForm } from '../../storybook/comment-form.ts';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import {
  businessNotifications,
  customerNotifications,
  general,
  lastChanges,
  limits,
  retry,
  schools,
  security,
  zoneChange,
  zoneForm,
} from './facility-settings.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/Facility settings/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/FacilitySettingsView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    server.respond('facilitySettings.getTransactions', { data: limits });
    server.respond('facilitySettings.getAutomaticRetry', { data: retry });
    server.respond('facilitySettings.getCustomisation', { data: { ...FIRST_LABELS, version: 1 } });
    server.respond('facilitySettings.getCustomerNotifications', { data: customerNotifications });
    server.respond('facilitySettings.getBusinessNotifications', { data: businessNotifications });
    server.respond('facilitySettings.getSecurity', { data: security });
    server.respond('facilitySettings.listLastChanges', { data: lastChanges });
    server.respond('products.list', { data: [{ productCode: 'PAYTO', productName: 'PayTo' }] });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** Every card, and what is not the default. */
// Shows [2P024]
export const Opened: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Facility Settings' }, patience)).toBeVisible();
    for (const card of ['General', 'Security', 'Transactions', 'Customisation', 'Electronic Communication'])
      await expect(await screen.findByRole('region', { name: card }, patience)).toBeVisible();
    await expect(screen.getByText('3 attempts, 5 days apart')).toBeVisible();
    const transactions = within(screen.getByRole('region', { name: 'Transactions' }));
    await expect(await transactions.findByText(/^Last changed by/)).toHaveTextContent(
      'Last changed by Priya Nair, 26 Nov 2026',
    );
    await expect(
      within(screen.getByRole('region', { name: 'Failed payments' })).queryByText(/Last changed/),
    ).toBeNull();
    await expect(screen.getByText(/are on; off: Payment declined/)).toBeVisible();
  },
};

/** A word of a setting leaves only the cards that have it; the chip leaves what is not the default. */
export const Found: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a setting' }, patience), 'refund');
    await expect(screen.queryByRole('region', { name: 'General' })).toBeNull();
    await expect(screen.getByText('$500.00')).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Find a setting' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Not the default 7' }));
    await expect(screen.queryByText('Amounts in NZD')).toBeNull();
    await expect(screen.getByText('Amounts in AUD')).toBeVisible();
  },
};

/** Saving sends the version that was read, and is confirmed. */
// Shows [2M245]
export const Saved: Story = {
  beforeEach: () => {
    server.respond('rest/internal/forms/patch/facility-settings/transactions', { data: versionedForm(4) });
    server.respond('facilitySettings.updateTransactions', { data: { status: 200, body: limits } });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit transaction settings' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', undefined, patience), 'A change');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Transactions successfully updated')).toBeVisible();
    const saved = server.heard.find(({ call }) => call === 'facilitySettings.updateTransactions');
    await expect(saved?.body).toContain('"version":4');
  },
};

/** Other labels: saved with the version that was read, and in the words of the page at once. */
// Shows [2C114 2M244]
export const LabelsSaved: Story = {
  beforeEach: () => {
    server.respond('rest/internal/forms/patch/facility-settings/customisation', { data: versionedForm(1) });
    server.respond('facilitySettings.updateCustomisation', { data: { status: 200, body: schools } });
  },
  play: async () => {
    await expect(
      await screen.findByText('For every business of Harbour City Utilities', undefined, patience),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit labels' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', undefined, patience), 'School');
    const { community } = facilityAdmin;
    server.respond('session.get', {
      data: { ...facilityAdmin, community: community && { ...community, labels: schools } },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByText('For every school of Harbour City Utilities', undefined, patience),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByText('Business Entity labels successfully updated')).toBeVisible());
    const saved = server.heard.find(({ call }) => call === 'facilitySettings.updateCustomisation');
    await expect(saved?.body).toContain('"version":1');
  },
};

/** Automatic retry has a dialog of its own. */
// Shows [2M233]
export const RetrySaved: Story = {
  beforeEach: () => {
    server.respond('rest/internal/forms/patch/facility-settings/automatic-retry', { data: versionedForm(2) });
    server.respond('facilitySettings.updateAutomaticRetry', { data: { status: 200, body: retry } });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit automatic retry' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', undefined, patience), 'A change');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Settings updated')).toBeVisible();
  },
};

/** Customer notifications have a drawer of their own. */
// Shows [2R191]
export const CustomerNotificationsSaved: Story = {
  beforeEach: () => {
    server.respond('rest/internal/forms/patch/facility-settings/customer-notifications', { data: versionedForm(6) });
    server.respond('facilitySettings.updateCustomerNotifications', {
      data: { status: 200, body: customerNotifications },
    });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit customer notifications' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', undefined, patience), 'A change');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Settings updated')).toBeVisible();
    const saved = server.heard.find(({ call }) => call === 'facilitySettings.updateCustomerNotifications');
    await expect(saved?.body).toContain('"version":6');
  },
};

/** Notices to businesses have a drawer of their own, which says what would change. */
// Shows [2C122]
export const BusinessNotificationsSaved: Story = {
  beforeEach: () => {
    server.respond('rest/internal/forms/patch/facility-settings/business-notifications', { data: versionedForm(2) });
    server.respond('facilitySettings.updateBusinessNotifications', {
      data: { status: 200, body: businessNotifications },
    });
  },
  play: async () => {
    await expect(
      await screen.findByText('Payment dishonoured: to the business and the facility', undefined, patience),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit business notifications' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', undefined, patience), 'A change');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Settings updated')).toBeVisible();
  },
};

/** Without the product there are no notices to set. */
// Shows [2R193]
export const WithoutNotifications: Story = {
  beforeEach: () => {
    server.stop();
    const { community } = facilityAdmin;
    const products = community?.products.filter((product) => product !== 'NOTIFICATIONS') ?? [];
    server = portalServer({ ...facilityAdmin, community: community && { ...community, products } });
    server.respond('facilitySettings.getTransactions', { data: limits });
    server.respond('facilitySettings.getAutomaticRetry', { data: retry });
    server.respond('facilitySettings.getCustomisation', { data: { ...FIRST_LABELS, version: 1 } });
    server.respond('facilitySettings.getSecurity', { data: security });
    server.respond('facilitySettings.listLastChanges', { data: lastChanges });
    server.respond('products.list', { data: [] });
    return server.stop;
  },
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Transactions' }, patience)).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Electronic Communication' })).toBeNull();
  },
};

/** Another zone: which dates move and from when on, before it is saved. */
// Shows [2M243]
export const TimeZoneSaved: Story = {
  beforeEach: () => {
    server.respond('rest/internal/forms/patch/facility-settings/general', { data: zoneForm });
    server.respond('facilitySettings.previewGeneral', { data: zoneChange });
    server.respond('facilitySettings.updateGeneral', { data: { status: 200, body: general } });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit time zone' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('combobox', undefined, patience));
    await userEvent.click(await screen.findByRole('option', { name: /^Perth/ }));
    await expect(await dialog.findByText(/From 28 Nov 2026 .* 12 active schedules are/)).toBeVisible();
    await expect(dialog.getByText(/ends at 15:00 in the new zone instead of 18:00/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Time zone successfully updated')).toBeVisible();
    const saved = server.heard.find(({ call }) => call === 'facilitySettings.updateGeneral');
    await expect(saved?.body).toContain('"timeZone":"Australia/Perth"');
    await expect(saved?.body).toContain('"version":3');
  },
};
