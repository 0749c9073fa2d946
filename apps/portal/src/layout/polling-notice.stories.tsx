import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useLimitedPolling } from '../data/polling/use-limited-polling.ts';
import { PollingNotice } from './polling-notice.tsx';

const meta = {
  title: 'Layout/Polling notice',
  component: PollingNotice,
  args: { polling: { left: 58, goOn: fn() }, seconds: 15 },
} satisfies Meta<typeof PollingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Refreshed every 15 seconds: 58 tries left.')).toBeVisible(),
};

const refetch = fn();
const refetchSoon = () => Promise.resolve(refetch());

function Polled() {
  const polling = useLimitedPolling({ milliseconds: 20, most: 3, enabled: true, refetch: refetchSoon });
  return <PollingNotice polling={polling} seconds={0.02} />;
}

/** It stops after the last try, and goes on when the user says so. */
export const Limited: Story = {
  beforeEach: () => void refetch.mockClear(),
  render: () => <Polled />,
  play: async ({ canvas }) => {
    const goOn = await canvas.findByRole('button', { name: 'Keep refreshing' });
    await expect(refetch).toHaveBeenCalledTimes(3);
    await userEvent.click(goOn);
    await waitFor(() => expect(refetch).toHaveBeenCalledTimes(6));
    await expect(await canvas.findByRole('button', { name: 'Keep refreshing' })).toBeVisible();
  },
};
