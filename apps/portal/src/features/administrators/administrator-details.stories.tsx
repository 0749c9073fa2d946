import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { AdministratorDetailsView } from './administrator-details.view.tsx';
import { disabledAdministrator, mei } from './administrator.fixtures.ts';

const meta = {
  title: 'Screens/Administrator details',
  component: AdministratorDetailsView,
  decorators: [portalStory({ session: staffAdmin, view: 'AdministratorDetailsView', search: { SystemUserId: '6' } })],
  args: { administrator: mei, timeZone: 'Australia/Sydney', canChange: true, onEdit: fn(), onDisable: fn() },
} satisfies Meta<typeof AdministratorDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    await expect(args.onDisable).toHaveBeenCalled();
  },
};

/** Enabling has a page of its own. */
export const Disabled: Story = {
  args: { administrator: disabledAdministrator },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Enable' })).toHaveAttribute(
      'href',
      expect.stringContaining('ConfirmEnableUserView?SystemUserId=8'),
    );
    await expect(canvas.queryByRole('button', { name: 'Disable' })).toBeNull();
  },
};

/** While a change waits nothing else can be requested. */
export const ChangeWaits: Story = {
  args: { administrator: { ...mei, pendingSystemUserId: 42 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A change of this administrator waits for approval')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const ViewOnly: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Mei Chen' });
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};
