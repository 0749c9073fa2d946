import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { DecommissionCommunityView } from './decommission-community.view.tsx';
import { busyInfo, harbour, quietInfo } from './decommission.fixtures.ts';

const meta = {
  title: 'Screens/Decommission',
  component: DecommissionCommunityView,
  args: { community: harbour, info: quietInfo, serviceMessageId: null, onDecommission: fn() },
  decorators: [portalStory({ session: staffInCommunity, view: 'DecommissionCommunityView' })],
} satisfies Meta<typeof DecommissionCommunityView>;
export default meta;
type Story = StoryObj<typeof meta>;

// Shows [3R138 3R315]
export const Quiet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Fine')).toHaveLength(10);
    await expect(canvas.getByRole('button', { name: 'Decommission' })).toBeEnabled();
  },
};

/** No decommission while accounts are enabled. */
// Shows [3R307 3R310 3R311]
// Shows [3R312 3R313 3R314]
export const InUse: Story = {
  args: { info: busyInfo },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Enabled PayTo and PayID accounts must be disabled manually first.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decommission' })).toBeDisabled();
    // Accounts of three kinds and a payment of today; revenue, messages and the directory
    await expect(canvas.getAllByText('Stop')).toHaveLength(4);
    await expect(canvas.getAllByText('Look')).toHaveLength(3);
    await expect(canvas.getByText('Kiwi Fitness Group')).toBeVisible();
  },
};

/** It can be decommissioned again. */
// Shows [3R303 3R306 3M071]
export const Decommissioned: Story = {
  args: { community: { ...harbour, enabled: false }, serviceMessageId: 8_000_112 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The community has been decommissioned.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '8000112' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decommission again' })).toBeEnabled();
  },
};

export const OnPhone: Story = { args: { info: busyInfo }, globals: { viewport: { value: 'phone' } } };
