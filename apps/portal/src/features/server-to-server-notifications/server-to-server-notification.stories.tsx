import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { firstSettings, notificationSettings } from './notification-settings.fixtures.ts';
import { ServerToServerNotificationView } from './server-to-server-notification.view.tsx';

/** What a button does; null where a story has none. */
const action = (): (() => void) | null => fn();

const meta = {
  title: 'Screens/Server to server notifications',
  component: ServerToServerNotificationView,
  decorators: [portalStory({ view: 'ServerToServerNotificationView' })],
  args: {
    settings: notificationSettings,
    tested: null,
    isTesting: false,
    onTest: action(),
    onEdit: action(),
  },
} satisfies Meta<typeof ServerToServerNotificationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('quickportal, with a password')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send test message' }));
    await expect(args.onTest).toHaveBeenCalled();
  },
};

/** Before anything was saved. */
export const First: Story = { args: { settings: firstSettings, onTest: null } };

/** The receiver refused the test message; its own words are shown. */
export const TestRefused: Story = {
  args: {
    tested: {
      status: 503,
      error: 'The receiver responded with 503 (Service Unavailable).',
      response: '<h1>Down for maintenance</h1>',
      durationMs: 412,
      deliveryId: 90,
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText('<h1>Down for maintenance</h1>')).toBeVisible(),
};

export const SwitchedOff: Story = {
  args: { settings: { ...notificationSettings, enabled: false, status: 'DISABLED', disabledReason: 'GONE' } },
};

export const ReadOnly: Story = {
  args: { onTest: null, onEdit: null },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /Edit|Send/ })).toBeNull(),
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
