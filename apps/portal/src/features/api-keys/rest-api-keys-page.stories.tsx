import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { versionedForm } from '../../storybook/comment-form.ts';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { apiKeys } from './api-key.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/API keys/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/RestApiKeysView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    const page = { items: apiKeys, recordsCount: apiKeys.length, currentPage: 1, pageSize: 20 };
    server.respond('apiKeys.list', { data: page });
    server.respond('apiKeys.getConfig', {
      data: { checkRequestAgainstWhitelist: false, notificationEmail: '', logRetentionDays: 400, version: 1 },
    });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** The list of keys with their configuration, and the warning that one nears its end. */
// Shows [2P027 2R196 2M020]
export const Opened: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'REST API keys' }, patience)).toBeVisible();
    await expect(await screen.findByText('Former integrator', undefined, patience)).toBeVisible();
    await expect(screen.getByText('A key ends soon')).toBeVisible();
    await expect(await screen.findByText('Nothing: keys work from any address', undefined, patience)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Edit configuration' })).toBeEnabled();
  },
};

/** Saving the configuration sends the version that was read, and is confirmed. */
// Shows [2M247]
export const Configured: Story = {
  beforeEach: () => {
    server.respond('rest/internal/forms/put/api-keys/config', { data: versionedForm(3) });
    server.respond('apiKeys.saveConfig', {
      data: {
        status: 200,
        body: { checkRequestAgainstWhitelist: false, notificationEmail: '', logRetentionDays: 400, version: 4 },
      },
    });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit configuration' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', undefined, patience), 'A change');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('REST API configuration successfully updated.')).toBeVisible();
    const saved = server.heard.find(({ call }) => call === 'apiKeys.saveConfig');
    await expect(saved?.body).toContain('"version":3');
  },
};
