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

/** Takes no parameters: the whitelist, with the button that adds an entry. */
// Shows [2P025 2M018]
export const Opened: Story = {
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'IP Address Whitelist' }, patience);
    await expect(heading).toBeVisible();
    await expect(await screen.findByText('203.0.113.0/28', undefined, patience)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add IP address' })).toBeEnabled();
  },
};

/** Fills in the open form, whatever its fields, and sends it. */
async function send(submitLabel: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox'), 'Head office');
  await userEvent.click(dialog.getByRole('button', { name: submitLabel }));
}

/** An added entry is confirmed. */
// Shows [2M237]
export const Added: Story = {
  play: async () => {
    server.respond('rest/internal/forms/post/ip-addresses', { data: commentForm });
    server.respond('ipAddresses.create', { data: { status: 201, body: ipAddresses[0] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add IP address' }, patience));
    await send('Add IP address');
    await expect(await screen.findByText('IP address added')).toBeVisible();
  },
};

/** Where settings need a second person, the entry waits, and the message leads to the request. */
export const AddedWaits: Story = {
  play: async () => {
    server.respond('rest/internal/forms/post/ip-addresses', { data: commentForm });
    server.respond('ipAddresses.create', { data: { status: 202, body: { proposalId: 41 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add IP address' }, patience));
    await send('Add IP address');
    await expect(await screen.findByText('The IP address was sent for approval')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'My requests' })).toBeVisible();
  },
};

/** An edit sends the version that was read. */
// Shows [2M238]
export const Updated: Story = {
  play: async () => {
    server.respond('rest/internal/forms/patch/ip-addresses/1', { data: versionedForm(2) });
    server.respond('ipAddresses.update', { data: { status: 200, body: ipAddresses[1] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit 203.0.113.0/28' }, patience));
    await send('Save');
    await expect(await screen.findByText('IP address updated')).toBeVisible();
    const [change] = server.heard.filter(({ call }) => call === 'ipAddresses.update');
    await expect(change?.body).toContain('"version":2');
  },
};

/** Removing sends the version that was read, and is confirmed. */
// Shows [2M239]
export const Removed: Story = {
  play: async () => {
    server.respond('ipAddresses.delete', { data: { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 203.0.113.0/28' }, patience));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove IP address' }));
    await expect(await screen.findByText('IP address removed')).toBeVisible();
    const [removal] = server.heard.filter(({ call }) => call === 'ipAddresses.delete');
    await expect(removal?.body).toContain('"version":2');
  },
};
