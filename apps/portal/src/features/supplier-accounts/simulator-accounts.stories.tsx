import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { SimulatorAccountsView } from './simulator-accounts.view.tsx';
import { bareSetup, dualAuthSetup, simulatorAccounts, waterSetup } from './supplier-account.fixtures.ts';

const nothing = { rows: [], recordsCount: 0, recordsCountCapped: false } as const;

const meta = {
  title: 'Screens/Supplier accounts/Simulator',
  component: SimulatorAccountsView,
  decorators: [portalStory({ view: 'SimulatorAccountsView', session: staffInCommunity })],
  args: {
    table: {
      rows: simulatorAccounts,
      state: 'ready',
      recordsCount: simulatorAccounts.length,
      recordsCountCapped: false,
    },
    communityId: 10,
    setup: waterSetup,
    timeZone: 'Australia/Sydney',
    canChange: true,
    onAdd: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof SimulatorAccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What each status allows; an account whose request waits leads to it. */
// Shows [3R103 3R479]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable Water test merchant' }));
    await expect(args.onAction).toHaveBeenCalledWith('disable', simulatorAccounts[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Enable Water slow decline' }));
    await expect(args.onAction).toHaveBeenCalledWith('enable', simulatorAccounts[2]);
    await expect(canvas.queryByRole('button', { name: /Water without funds/ })).toBeNull();
    const request = canvas.getByRole('link', { name: /^The request must be resolved before further changes/ });
    await expect(request).toHaveAttribute('href', expect.stringContaining('PendingAccountAuthorisationId=7'));
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Account Alias', 'Status To Return', 'Delay (seconds)', 'Status', 'Actions']);
  },
};

/** Where a second person decides, the business says so. */
export const DualAuthorisation: Story = {
  args: { setup: dualAuthSetup },
  play: async ({ canvas }) => expect(await canvas.findByText('Dual authorisation')).toBeVisible(),
};

/** Without the payment instrument every action says why it is refused. */
export const NoInstrument: Story = {
  args: { setup: bareSetup },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Simulator accounts cannot be enabled for this community.')).toBeVisible();
    const add = canvas.getByRole('button', { name: 'Add a Simulator Account' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Water test merchant' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** The accounts of the PayWay community are only shown. */
// Shows [3M059 3R044]
export const PayWayCommunity: Story = {
  args: { communityId: 1 },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Accounts for PayWay businesses cannot be modified using QuickStream.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Add|Edit|Enable|Disable) / })).toBeNull();
  },
};

export const Empty: Story = { args: { table: { ...nothing, state: 'empty' } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
