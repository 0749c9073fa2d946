import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { communityInstruments } from './billing.fixtures.ts';
import { BillingInstrumentsView } from './billing-instruments.view.tsx';

const meta = {
  title: 'Screens/Billing/Instruments',
  component: BillingInstrumentsView,
  args: { instruments: communityInstruments, canChange: true, onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof BillingInstrumentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The events of the first one are opened. */
export const Opened: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show events of Card payments' }));
    await expect(canvas.getByText('Card refund')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete PayTo payments' }));
    await expect(args.onDelete).toHaveBeenCalledWith(communityInstruments[1]);
  },
};

/** Users who only see billing change nothing. */
export const ReadOnly: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /^(Add|Delete) / })).toBeNull(),
};

export const Empty: Story = { args: { instruments: [] } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
