import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { versionedForm } from '../../storybook/comment-form.ts';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { notificationSettings } from './notification-settings.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/Server to server notifications/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/ServerToServerNotificationView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    server.respond('serverToServerNotifications.get', { data: notificationSettings });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** The settings on one page. */
// Shows [2P035 2M024 2R204]
export const Opened: Story = {
  play: async () => {
    const name = 'Server to Server Notification settings';
    await expect(await screen.findByRole('heading', { level: 1, name }, patience)).toBeVisible();
    await expect(await screen.findByText(/^https:.*payments$/, undefined, patience)).toBeVisible();
  },
};

/** Saving sends the version that was read, and is confirmed. */
// Shows [2M250]
export const Saved: Story = {
  play: async () => {
    server.respond('rest/internal/forms/patch/server-to-server-notifications', { data: versionedForm(4) });
    server.respond('serverToServerNotifications.update', { data: { ...notificationSettings, version: 5 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit settings' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', undefined, patience), 'A change');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const done = 'Server to Server Notification settings successfully updated.';
    await expect(await screen.findByText(done)).toBeVisible();
    const saved = server.heard.find(({ call }) => call === 'serverToServerNotifications.update');
    await expect(saved?.body).toContain('"version":4');
  },
};

/** A test message shows what the receiver responded. */
export const Tested: Story = {
  play: async () => {
    server.respond('serverToServerNotifications.sendTest', {
      data: { status: 200, error: null, response: 'Thanks', durationMs: 31, deliveryId: 8 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send test message' }, patience));
    await expect(await screen.findByText('Your system responded with 200', undefined, patience)).toBeVisible();
    await expect(screen.getByText('Thanks')).toBeVisible();
  },
};
