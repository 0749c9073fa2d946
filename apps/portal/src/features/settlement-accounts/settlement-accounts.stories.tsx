import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { EditedRemitterNames } from './remitter-names-form.tsx';
import { remitterNamesForm, tasmanAccounts, waterAccounts } from './settlement-accounts.fixtures.ts';
import { SettlementAccountsView } from './settlement-accounts.view.tsx';

const schema = remitterNamesForm(waterAccounts);
const onSend = fn(() => Promise.resolve({ status: 200 as const, body: waterAccounts }));
const form = (
  <EditedRemitterNames
    schema={schema}
    reload={() => Promise.resolve(schema)}
    accounts={waterAccounts}
    onSend={onSend}
    onSaved={fn()}
  />
);

const meta = {
  title: 'Screens/Settlement accounts',
  component: SettlementAccountsView,
  decorators: [portalStory({ view: 'SettlementAccountsView' })],
  args: {
    accounts: waterAccounts,
    timeZone: 'Australia/Sydney',
    choice: null,
    actions: null,
    remitterNames: form,
    onRoute: fn(),
    onSearchChange: fn(),
  },
} satisfies Meta<typeof SettlementAccountsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Merchant accounts as a table, AU bank accounts as a form. */
// Shows [2R171 2R172 2R173]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('HARBOUR CITY WATER')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Remitter name of Water direct debits' })).toHaveValue('HC WATER');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Currency' }));
    await userEvent.click(await screen.findByRole('option', { name: 'NZD' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ currency: '3' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Account option' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bank accounts' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ accountType: 'BANK' });
  },
};

/** A name that a file cannot hold is refused at its field; the others are sent with it once it fits. */
// Shows [2R177]
export const NamesEdited: Story = {
  play: async ({ canvas }) => {
    onSend.mockClear();
    const name = await canvas.findByRole('textbox', { name: 'Remitter name of Water trust' });
    await userEvent.type(name, 'CAFÉ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      (await canvas.findAllByText('Use letters, digits and the characters of direct entry files.'))[0],
    ).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'HC TRUST');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    await expect(onSend).toHaveBeenCalledWith({
      remitterNames: [
        { accountId: 700_003, remitterName: 'HC WATER' },
        { accountId: 700_013, remitterName: 'HC TRUST' },
      ],
      version: 3,
    });
  },
};

/** The merchant choice routing of an account, where it can be configured. */
// Shows [2R176]
export const Routing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Merchant choice routing of 22814410' }));
    await expect(args.onRoute).toHaveBeenCalledWith(waterAccounts.merchantAccounts[0]);
    await expect(canvas.queryByRole('button', { name: 'Merchant choice routing of 22814002' })).toBeNull();
  },
};

/** NZ bank accounts are a table. */
// Shows [2R174]
export const NewZealand: Story = {
  args: { accounts: tasmanAccounts },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NZ Direct Entry')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** For those who only look. */
export const ReadOnly: Story = {
  args: { remitterNames: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('HC WATER')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A business without accounts in the currency. */
export const Empty: Story = {
  args: { accounts: { ...waterAccounts, merchantAccounts: [], bankAccounts: [], mcrEnabled: false } },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
