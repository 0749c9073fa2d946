import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { AccountsView } from './accounts.view.tsx';
import { auAccount, visa } from '../../storybook/accounts.ts';
import { mastercard, nzAccount, tokenisedCard } from './customer-account.fixtures.ts';
import { DisabledAccountsView, DisabledRows } from './disabled-accounts.view.tsx';

const onDisabledAction = fn();
const disabledAccount = { ...auAccount, enabled: false };

const meta = {
  title: 'Screens/Customer details/Accounts',
  component: AccountsView,
  decorators: [portalStory({ view: 'CustomerDetailsView', search: { CustomerId: '1048217', tab: 'accounts' } })],
  args: {
    accounts: [visa, auAccount, nzAccount],
    recordsCount: 5,
    page: 1,
    hrefForPage: (page) => `#page=${page}`,
    onPageChange: fn(),
    customerEnabled: true,
    canManage: true,
    canTakePayment: true,
    acceptedTypes: ['CREDIT_CARD', 'DIRECT_DEBIT', 'DIRECT_DEBIT_NZ'],
    businessName: 'Harbour City Water',
    onAdd: fn(),
    onAction: fn(),
    disabled: (
      <DisabledAccountsView count={1} open onOpenChange={fn()}>
        <DisabledRows accounts={[disabledAccount]} canChange onAction={onDisabledAction} />
      </DisabledAccountsView>
    ),
  },
} satisfies Meta<typeof AccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const actionsOf = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};

/** Three on a page, each masked; the default one offers no Make default. */
// Shows [1R089 1R228 1K048]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    for (const text of ['Visa •••• 1881', 'BSB 062-000 · •••• 417', '01-0902-••••389-00', 'Default'])
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    await expect(canvas.getByText('1–3 of 5 enabled accounts')).toBeVisible();
    await expect(await actionsOf(canvas, 'Visa •••• 1881')).toEqual(['Edit', 'Disable']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Disable' }));
    await expect(args.onAction).toHaveBeenCalledWith(visa, 'disable');
  },
};

/** Another account can be edited, made the default and disabled. */
// Shows [1R088 1R089 1R090]
export const Actions: Story = {
  play: async ({ canvas, args }) => {
    await expect(await actionsOf(canvas, '01-0902-••••389-00')).toEqual(['Edit', 'Make default', 'Disable']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Make default' }));
    await expect(args.onAction).toHaveBeenCalledWith(nzAccount, 'default');
  },
};

/** A tokenised account is not offered to be edited; cards near their end are marked. */
// Shows [1R088]
export const TokenisedAndExpiring: Story = {
  args: { accounts: [mastercard, tokenisedCard], recordsCount: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expiring soon')).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.getByText('Tokenised')).toBeVisible();
    await expect(await actionsOf(canvas, 'Mastercard •••• 5100')).toContain('Edit');
    await userEvent.keyboard('{Escape}');
    await expect(await actionsOf(canvas, 'Amex •••• 0005')).toEqual(['Make default', 'Disable']);
  },
};

/** A disabled account offers Enable and nothing else. */
// Shows [1R091]
export const DisabledOnes: Story = {
  play: async ({ canvas }) => {
    const row = (await canvas.findAllByRole('listitem')).at(-1) as HTMLElement;
    const buttons = within(row).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Enable']);
    await userEvent.click(buttons[0] as HTMLElement);
    await expect(onDisabledAction).toHaveBeenCalledWith(disabledAccount, 'enable');
  },
};

/** Only the kinds that the business accepts can be added; below them it says why, and who can change it. */
export const Adding: Story = {
  args: { acceptedTypes: ['CREDIT_CARD', 'DIRECT_DEBIT_NZ'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add account' }));
    const kinds = await screen.findAllByRole('menuitem');
    await expect(kinds.map((kind) => kind.textContent)).toEqual(['Credit card', 'Bank account', 'NZ bank account']);
    await expect(screen.getByRole('menu')).toHaveAccessibleDescription(
      'Harbour City Water does not accept Australian bank accounts. Only staff of the portal can change this. Ask the help desk.',
    );
    await expect(kinds[1]).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(kinds[2] as HTMLElement);
    await expect(args.onAdd).toHaveBeenCalledWith('DIRECT_DEBIT_NZ');
  },
};

/** At 1,280 px, where the list is 440 px wide, the usual accounts take two lines each. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 440 }}>
        <Story />
      </div>
    ),
  ],
  args: { accounts: [visa, auAccount, nzAccount], recordsCount: 3, disabled: null },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    const [first] = rows;
    for (const row of rows) await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    const pay = within(first as HTMLElement).getByRole('link', { name: /^Take payment from/ });
    pay.focus();
    await waitFor(() => expect(getComputedStyle(pay).opacity).toBe('1'));
  },
};

/** None at all. */
export const NoneYet: Story = {
  args: { accounts: [], recordsCount: 0, disabled: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No enabled accounts found.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add account' })).toBeEnabled();
  },
};

/** None that is enabled, although disabled ones are listed below. */
// Shows [1M041]
export const NoneEnabled: Story = {
  args: { accounts: [], recordsCount: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No enabled accounts found.')).toBeVisible();
    await expect(canvas.getByText('Disabled accounts')).toBeVisible();
  },
};

/** The business accepts no kind of account. */
export const NothingAccepted: Story = {
  args: { accounts: [], recordsCount: 0, acceptedTypes: [], disabled: null },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByText(/^Harbour City Water accepts no cards or bank accounts yet\. Only staff/),
    ).toBeVisible(),
};

/** Of a disabled customer nothing can be added or edited. */
// Shows [1R159 1R160]
export const CustomerDisabled: Story = {
  args: {
    customerEnabled: false,
    // They go off with their customer; one that did not would not be offered anything either
    accounts: [visa],
    recordsCount: 1,
    disabled: (
      <DisabledAccountsView count={1} open onOpenChange={fn()}>
        <DisabledRows accounts={[disabledAccount]} canChange={false} onAction={fn()} />
      </DisabledAccountsView>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The customer is disabled')).toBeVisible();
    await expect(canvas.getByText('Visa •••• 1881')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Add account|Actions for|Enable/ })).toBeNull();
  },
};

/** Who may only look is offered nothing to change. */
export const ViewOnly: Story = {
  args: { canManage: false, disabled: null },
  play: async ({ canvas }) => {
    await canvas.findByText('Visa •••• 1881');
    await expect(canvas.queryByRole('button', { name: /Actions|Add account/ })).toBeNull();
  },
};

/** An enabled account offers take payment, edit, make default and disable. */
// Shows [1R087]
export const EnabledAccount: Story = {
  play: async ({ canvas }) => {
    const take = await canvas.findByRole('link', { name: 'Take payment from BSB 062-000 · •••• 417' });
    await expect(take).toHaveAttribute(
      'href',
      expect.stringContaining(`CaptureDetailsView?CustomerId=${auAccount.customerId}&AccountId=${auAccount.accountId}`),
    );
    take.focus();
    await waitFor(() => expect(take).toBeVisible());
    await expect(await actionsOf(canvas, auAccount.displayName)).toEqual(['Edit', 'Make default', 'Disable']);
  },
};

/** Without the right to take payments no account offers it. */
export const NoPayments: Story = {
  args: { canTakePayment: false },
  play: async ({ canvas }) => {
    await canvas.findByText('Visa •••• 1881');
    await expect(canvas.queryByRole('link', { name: /Take payment/ })).toBeNull();
  },
};
