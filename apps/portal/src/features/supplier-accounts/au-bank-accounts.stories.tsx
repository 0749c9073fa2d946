import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { AuBankAccountsView } from './au-bank-accounts.view.tsx';
import { auBankAccounts, waterSetup } from './supplier-account.fixtures.ts';

const nothing = { rows: [], recordsCount: 0, recordsCountCapped: false } as const;

const meta = {
  title: 'Screens/Supplier accounts/AU bank',
  component: AuBankAccountsView,
  decorators: [portalStory({ view: 'AuBankAccountsView', session: staffInCommunity })],
  args: {
    table: { rows: auBankAccounts, state: 'ready', recordsCount: auBankAccounts.length, recordsCountCapped: false },
    communityId: 10,
    setup: waterSetup,
    timeZone: 'Australia/Sydney',
    canChange: true,
    onAdd: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof AuBankAccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bank accounts with the user ID of their debits, and what each status allows. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Water rates collection' }));
    await expect(args.onAction).toHaveBeenCalledWith('edit', auBankAccounts[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Enable Legacy trust account' }));
    await expect(args.onAction).toHaveBeenCalledWith('enable', auBankAccounts[1]);
  },
};

/** What direct entry lacks in the community is said once, and on every action. */
// Shows [3M060]
export const NotConfigured: Story = {
  args: { setup: { ...waterSetup, apcaParametersProvided: false } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('This business is not correctly configured for Direct Entry.')).toBeVisible();
    await expect(
      canvas.getByText('The community parameters APCA_NUMBER and APCA_USER_NAME are not both set.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a Bank Account' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { table: { ...nothing, state: 'empty' } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
