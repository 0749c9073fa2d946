import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { blockedPayToAccounts, payToAccounts, waterSetup } from '../supplier-account.fixtures.ts';
import { PayToAccountsView } from './payto-accounts.view.tsx';

const nothing = { rows: [], recordsCount: 0, recordsCountCapped: false } as const;
const tableOf = (rows: typeof payToAccounts) =>
  ({ rows, state: 'ready', recordsCount: rows.length, recordsCountCapped: false }) as const;

const meta = {
  title: 'Screens/Supplier accounts/PayTo',
  component: PayToAccountsView,
  decorators: [portalStory({ view: 'PayToAccountsView', session: staffInCommunity })],
  args: {
    table: tableOf(payToAccounts),
    communityId: 10,
    setup: waterSetup,
    timeZone: 'Australia/Sydney',
    canChange: true,
    others: { hasPending: false, hasExisting: true },
    onAdd: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof PayToAccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One account is enabled, so that no other can be added; a disabled one takes no action. */
// Shows [3R097 3M011 3M056]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Block Water PayTo' }));
    await expect(args.onAction).toHaveBeenCalledWith('block', payToAccounts[0]);
    await expect(canvas.queryByRole('button', { name: /Water PayTo pilot/ })).toBeNull();
    const add = canvas.getByRole('button', { name: 'Add a Settlement Account' });
    await expect(add).toHaveAttribute('title', 'Only one Account can be ENABLED or BLOCKED');
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Account', 'Payee Reference', 'Status', 'Actions']);
  },
};

/** A blocked account is unblocked before it is edited, and says so. */
// Shows [3R266 3R267 3M057]
export const Blocked: Story = {
  args: { table: tableOf(blockedPayToAccounts) },
  play: async ({ canvas, args }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Water PayTo' });
    await expect(edit).toHaveAttribute('title', 'Blocked PayTo Payee accounts cannot be edited.');
    await userEvent.click(edit);
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Water PayTo' }));
    await expect(args.onAction).toHaveBeenCalledWith('unblock', blockedPayToAccounts[0]);
    await expect(canvas.queryByRole('button', { name: 'Block Water PayTo' })).toBeNull();
  },
};

/** While an account waits for its authorisation no other can be added. */
// Shows [3R391]
export const Pending: Story = {
  args: { others: { hasPending: true, hasExisting: false } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Add a Settlement Account' })).toHaveAttribute(
      'title',
      'You cannot add more accounts because there is a Pending Account',
    ),
};

export const Empty: Story = {
  args: { table: { ...nothing, state: 'empty' }, others: { hasPending: false, hasExisting: false } },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
