import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { PayIdAccountsView } from './pay-id-accounts.view.tsx';
import { payIdAccounts, waterSetup } from './supplier-account.fixtures.ts';

const nothing = { rows: [], recordsCount: 0, recordsCountCapped: false } as const;

const meta = {
  title: 'Screens/Supplier accounts/PayID',
  component: PayIdAccountsView,
  decorators: [portalStory({ view: 'PayIdAccountsView', session: staffInCommunity })],
  args: {
    table: { rows: payIdAccounts, state: 'ready', recordsCount: payIdAccounts.length, recordsCountCapped: false },
    communityId: 10,
    setup: waterSetup,
    timeZone: 'Australia/Sydney',
    canChange: true,
    others: { hasPending: false, hasExisting: true },
    onAdd: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof PayIdAccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One account is enabled, so that no other can be added; a disabled one takes no action. */
// Shows [3R092 3R263 3M055]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable Water PayID' }));
    await expect(args.onAction).toHaveBeenCalledWith('disable', payIdAccounts[0]);
    await expect(canvas.queryByRole('button', { name: /Water PayID pilot/ })).toBeNull();
    const add = canvas.getByRole('button', { name: 'Add a PayID Account' });
    await expect(add).toHaveAttribute('title', 'Only one Account can be ENABLED');
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Account', 'Account Reference', 'Status', 'Actions']);
  },
};

/** While an account waits for its authorisation no other can be added. */
// Shows [3M054 3R389]
export const Pending: Story = {
  args: { others: { hasPending: true, hasExisting: false } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Add a PayID Account' })).toHaveAttribute(
      'title',
      'You cannot add more accounts because there is a Pending Account',
    ),
};

export const Empty: Story = {
  args: { table: { ...nothing, state: 'empty' }, others: { hasPending: false, hasExisting: false } },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
