import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { commentForm, versionedForm } from '../../storybook/comment-form.ts';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { ipAddresses } from './ip-address.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/IP addresses/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/ClientIpWhitelistView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    const page = { items: ipAddresses, recordsCount: ipAddresses.length, currentPage: 1, pageSize: 20 };
    server.respond('ipAddresses.list', { data: page });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** Takes no parameters: the whitelist, and the way to add to it [2P025 2M018]. */
export const Opened: Story = {
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'IP Address Whitelist' }, patience);
    await expect(heading).toBeVisible();
    await expect(await screen.findByText('203.0.113.0/28', undefined, patience)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add IP address' })).toBeEnabled();
  },
};

/** Fills in the form that is open, whatever it asks for, and sends it. */
async function send(submitLabel: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox'), 'Head office');
  await userEvent.click(dialog.getByRole('button', { name: submitLabel }));
}

/** What is added is said [2M237]. */
export const Added: Story = {
  play: async () => {
    server.respond('rest/internal/forms/post/ip-addresses', { data: commentForm });
    server.respond('ipAddresses.create', { data: ipAddresses[0] });
    await userEvent.click(await screen.findByRole('button', { name: 'Add IP address' }, patience));
    await send('Add IP address');
    await expect(await screen.findByText('IP address added')).toBeVisible();
  },
};

/** An entry is edited in the version that was read [2M238]. */
export const Updated: Story = {
  play: async () => {
    server.respond('rest/internal/forms/patch/ip-addresses/1', { data: versionedForm(2) });
    server.respond('ipAddresses.update', { data: ipAddresses[1] });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit 203.0.113.0/28' }, patience));
    await send('Save');
    await expect(await screen.findByText('IP address updated')).toBeVisible();
    const [change] = server.heard.filter(({ call }) => call === 'ipAddresses.update');
    await expect(change?.body).toContain('"version":2');
  },
};

/** An entry is removed in the version that was read, and the portal says so [2M239]. */
export const Removed: Story = {
  play: async () => {
    server.respond('ipAddresses.delete', { data: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 203.0.113.0/28' }, patience));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove IP address' }));
    await expect(await screen.findByText('IP address removed')).toBeVisible();
    const [removal] = server.heard.filter(({ call }) => call === 'ipAddresses.delete');
    await expect(removal?.body).toContain('"version":2');
  },
};
