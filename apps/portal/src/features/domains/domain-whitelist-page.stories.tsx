import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { commentForm, versionedForm } from '../../storybook/comment-form.ts';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { domains } from './domain.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/Domains/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/DomainWhitelistView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    const page = { items: domains, recordsCount: domains.length, currentPage: 1, pageSize: 20 };
    server.respond('domains.list', { data: page });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** Takes no parameters: the whitelist, with the button that adds an entry. */
// Shows [2P026 2M019]
export const Opened: Story = {
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'Domain Whitelist' }, patience);
    await expect(heading).toBeVisible();
    await expect(await screen.findByText('https://shop.harbourcity.example.com', undefined, patience)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add domain' })).toBeEnabled();
  },
};

/** Fills in the open form, whatever its fields, and sends it. */
async function send(submitLabel: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox'), 'Web shop');
  await userEvent.click(dialog.getByRole('button', { name: submitLabel }));
}

/** An added entry is confirmed. */
// Shows [2M240]
export const Added: Story = {
  play: async () => {
    server.respond('rest/internal/forms/post/domains', { data: commentForm });
    server.respond('domains.create', { data: { status: 201, body: domains[0] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add domain' }, patience));
    await send('Add domain');
    await expect(await screen.findByText('Domain added')).toBeVisible();
  },
};

/** An edit sends the version that was read. */
// Shows [2M241]
export const Updated: Story = {
  play: async () => {
    server.respond('rest/internal/forms/patch/domains/1', { data: versionedForm(2) });
    server.respond('domains.update', { data: { status: 200, body: domains[1] } });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Edit https://shop.harbourcity.example.com' }, patience),
    );
    await send('Save');
    await expect(await screen.findByText('Domain updated')).toBeVisible();
    const [change] = server.heard.filter(({ call }) => call === 'domains.update');
    await expect(change?.body).toContain('"version":2');
  },
};

/** Removing sends the version that was read, and is confirmed. */
// Shows [2M242]
export const Removed: Story = {
  play: async () => {
    server.respond('domains.delete', { data: { status: 204 } });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove https://shop.harbourcity.example.com' }, patience),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove domain' }));
    await expect(await screen.findByText('Domain removed')).toBeVisible();
    const [removal] = server.heard.filter(({ call }) => call === 'domains.delete');
    await expect(removal?.body).toContain('"version":2');
  },
};
