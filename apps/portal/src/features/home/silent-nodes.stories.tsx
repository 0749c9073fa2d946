import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { SilentNodesView } from './silent-nodes.view.tsx';

const nodes = {
  data: {
    items: [
      {
        nodeId: 'portal-2-4120-9f3c1a',
        host: 'portal-2.sydney.internal',
        role: 'web' as const,
        startedAt: '2026-11-18T04:02:11.000Z',
        heartbeatAt: '2026-11-19T22:58:40.000Z',
      },
      {
        nodeId: 'jobs-1-77-0b12cd',
        host: 'jobs-1.sydney.internal',
        role: 'worker' as const,
        startedAt: '2026-11-18T04:02:30.000Z',
        heartbeatAt: '2026-11-19T13:05:02.000Z',
      },
    ],
  },
  failed: false,
  onRetry: fn(),
};

const meta = {
  title: 'Screens/Home/Silent nodes',
  component: SilentNodesView,
  decorators: [portalStory({ session: staffAdmin })],
  args: { nodes, timeZone: 'Australia/Sydney' },
} satisfies Meta<typeof SilentNodesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Which nodes, what they do, and since when they are silent. */
export const Some: Story = {
  play: async ({ canvas }) => {
    const [web, worker] = await canvas.findAllByRole('listitem');
    await expect(web).toHaveTextContent('portal-2.sydney.internal');
    await expect(web).toHaveTextContent('Web server, last heartbeat 20 Nov 2026 9:58 am');
    await expect(worker).toHaveTextContent('Worker, last heartbeat 20 Nov 2026 12:05 am');
  },
};

/** One line while every node responds. */
export const None: Story = {
  args: { nodes: { ...nodes, data: { items: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All nodes respond.')).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

/** It is not known, and is not taken for good news. */
export const Failed: Story = {
  args: { nodes: { data: undefined, failed: true, onRetry: fn() } },
  play: async ({ args, canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await expect(args.nodes.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('All nodes respond.')).toBeNull();
  },
};

export const Loading: Story = { args: { nodes: { ...nodes, data: undefined } } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
