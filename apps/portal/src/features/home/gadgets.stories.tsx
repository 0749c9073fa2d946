import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { loadedGadgets } from './gadgets.fixtures.ts';
import { GadgetsView } from './gadgets.view.tsx';

const meta = {
  title: 'Screens/Home/Gadgets',
  component: GadgetsView,
  decorators: [portalStory({ session: staffAdmin })],
  args: loadedGadgets,
} satisfies Meta<typeof GadgetsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = { data: undefined, failed: true, onRetry: fn() };

/** More than five pages are a window with first and last; fewer are there directly. */
// Shows [1R224 1R225 1K057]
export const Default: Story = {
  name: 'The pager of a gadget has a window with first and last page',
  args: { users: { ...loadedGadgets.users, onPageChange: fn() } },
  play: async ({ args, canvas }) => {
    const pagesOf = async (name: string) =>
      within(await canvas.findByRole('navigation', { name })).getAllByRole('button', { name: /^Page / });
    const users = await pagesOf('Pages of users');
    await expect(users.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5', '53']);
    await expect((await pagesOf('Pages of service messages')).map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    await expect(canvas.queryByRole('navigation', { name: 'Pages of the audit history' })).toBeNull();
    await userEvent.click(users[5] as HTMLElement);
    await expect(args.users?.onPageChange).toHaveBeenCalledWith(53);
    await expect(canvas.getByRole('link', { name: 'View as Priya Nair' })).toHaveAttribute(
      'href',
      '/ViewAsView?query=priya.nair',
    );
    await expect(canvas.getByText('No portal user')).toBeVisible();
  },
};

/** One that fails says so in its place, and the others stay. */
// Shows [1R212 1M039]
export const OneFailed: Story = {
  name: 'A gadget that does not load says so in its place',
  args: { users: { ...loadedGadgets.users, ...failed } },
  play: async ({ args, canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(
      alert.getByText(
        'An error occurred loading the data required for this component. If the problem persists please contact the help desk for support.',
      ),
    ).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await expect(args.users?.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('PayTo enabled for Kiwi Fitness Group')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    transactions: { ...loadedGadgets.transactions, data: undefined },
    serviceMessages: { ...loadedGadgets.serviceMessages, data: undefined },
    auditHistory: { ...loadedGadgets.auditHistory, data: undefined },
    users: { ...loadedGadgets.users, data: undefined },
  },
};

/** Gadgets without a right are not there; what has no rows says so. */
export const OfSupport: Story = {
  args: {
    transactions: undefined,
    auditHistory: undefined,
    serviceMessages: {
      ...loadedGadgets.serviceMessages,
      data: { items: [], recordsCount: 0, currentPage: 1, pageSize: 5 },
    },
    mayViewAs: false,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No service messages in the last 30 days.')).toBeVisible();
    await expect(canvas.queryByText('Transaction Summary')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^View as/ })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
