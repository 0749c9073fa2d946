import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { apiKeys, apiKeyUse } from './api-key.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/API key details/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/RestApiKeyDetailsView?ApiKeyId=1' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    server.respond('apiKeys.get', { data: apiKeys[0] });
    server.respond('apiKeys.getUse', { data: apiKeyUse });
    server.respond('apiKeys.listAccessBusinesses', { data: [] });
    server.respond('apiKeys.listAuditEntries', { data: { items: [], recordsCount: 0, currentPage: 1, pageSize: 10 } });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** The key of the address, with its businesses and what uses it. */
// Shows [2P029 2R198]
export const Opened: Story = {
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'Nightly customer import' }, patience);
    await expect(heading).toBeVisible();
    await expect(await screen.findByText('What breaks if you disable it', undefined, patience)).toBeVisible();
    await expect(await screen.findByText('Every business of the facility.', undefined, patience)).toBeVisible();
  },
};

/** Disabling sends the version that was read, after a tick that names the calls, and is confirmed. */
// Shows [2M249 2R271]
export const Disabled: Story = {
  play: async () => {
    server.respond('apiKeys.setStatus', { data: apiKeys[4] });
    await userEvent.click(await screen.findByRole('button', { name: 'Disable' }, patience));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Disable key' })).toBeDisabled();
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Disable key' }));
    await expect(await screen.findByText('API key successfully disabled.')).toBeVisible();
    const [change] = server.heard.filter(({ call }) => call === 'apiKeys.setStatus');
    await expect(change?.body).toContain('"version":1');
  },
};
