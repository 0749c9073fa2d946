import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { endpoints, failing } from './webhook.fixtures.ts';
import { WebhooksView } from './webhooks.view.tsx';

const meta = {
  title: 'Screens/Webhooks',
  component: WebhooksView,
  decorators: [portalStory({ session: facilityAdmin, view: 'WebhooksView' })],
  args: {
    timeZone: 'Australia/Sydney',
    table: { rows: endpoints, state: 'ready', recordsCount: 3, recordsCountCapped: false },
    search: { endpointStatus: undefined },
    onSearchChange: fn(),
    canChange: true,
    onAdd: fn(),
    hrefFor: (endpointId) => `#EndpointId=${endpointId}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof WebhooksView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Endpoints that work, fail and are off; a press opens one. */
export const Endpoints: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Failing')).toBeVisible();
    await expect(canvas.getByText('2 event types')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'https://hooks.harbourcity.example/quickportal' }));
    await expect(args.onOpen).toHaveBeenCalledWith(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Add endpoint' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Narrowed by status. */
export const Narrowed: Story = {
  args: {
    search: { endpointStatus: ['FAILING'] },
    table: { rows: [failing], state: 'ready', recordsCount: 1, recordsCountCapped: false },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Status/ }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Disabled' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ endpointStatus: ['FAILING', 'DISABLED'] });
    await userEvent.keyboard('{Escape}');
  },
};

/** No endpoint is as was asked; the way back to all of them. */
export const NoneMatches: Story = {
  args: {
    search: { endpointStatus: ['FAILING'] },
    table: { rows: [], state: 'empty', recordsCount: 0, recordsCountCapped: false },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Add endpoint' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await expect(args.onSearchChange).toHaveBeenCalledWith({ endpointStatus: undefined });
  },
};

/** Anyone who may only look. */
export const ReadOnly: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Add endpoint' })).toBeNull(),
};

const nothing = { rows: [], state: 'empty', recordsCount: 0, recordsCountCapped: false } as const;
export const NoneYet: Story = { args: { table: nothing } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
