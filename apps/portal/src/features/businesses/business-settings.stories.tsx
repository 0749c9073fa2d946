import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { BusinessSettingsView } from './business-settings.view.tsx';
import { waterSettings } from './businesses.fixtures.ts';

const meta = {
  title: 'Screens/Businesses/Settings',
  component: BusinessSettingsView,
  decorators: [portalStory({ view: 'BusinessSettingsView', session: staffInCommunity })],
  args: {
    settings: waterSettings,
    contact: 'Contact and notices',
    canOpenCardSchemes: true,
    canOpenAccounts: true,
    onSwitch: fn(),
  },
} satisfies Meta<typeof BusinessSettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Surcharges in words, and the request to switch dual authorisation. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('0.75%, debit 0.45%')).toBeVisible();
    await expect(canvas.getByText('No surcharge')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch dual authorisation on' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};

/** While a request waits there is no other one. */
export const Waiting: Story = {
  args: { settings: { ...waterSettings, dualAuthEnabled: true, pendingDualAuthId: 9 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A request to switch it waits for approval')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
