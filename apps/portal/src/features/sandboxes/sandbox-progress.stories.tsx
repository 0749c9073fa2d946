import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { SandboxProgressView } from './sandbox-progress.view.tsx';

const meta = {
  title: 'Screens/Sandbox/Progress',
  component: SandboxProgressView,
  decorators: [portalStory({ session: null, view: 'SandboxDetailView' })],
  args: { progress: { customers: 12, schedules: 4, payments: 14, paymentsDone: 9 } },
} satisfies Meta<typeof SandboxProgressView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Customers and schedules are there, payments are being taken. */
export const Filling: Story = {
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Test data' });
    await expect(bar).toHaveAttribute('value', '9');
    await expect(canvas.getByText(/12 customers with a card and 4 schedules are ready/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open it now' })).toBeVisible();
  },
};

/** Nothing is there yet. */
export const Begun: Story = {
  args: { progress: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Adding customers, schedules and payments.')).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
