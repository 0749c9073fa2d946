import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { AmountFilter } from './amount-filter.tsx';

const none = { amountFrom: undefined, amountTo: undefined };

const meta = {
  title: 'Layout/Amount filter',
  component: AmountFilter,
  args: { values: none, currency: 'AUD', onChange: fn() },
} satisfies Meta<typeof AmountFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Amounts are typed as people write them; the wrong way round they are refused. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Amount' }));
    await userEvent.type(await screen.findByLabelText('At least'), '$1,250');
    await userEvent.type(screen.getByLabelText('At most'), '90');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(await screen.findByText('Enter an amount that is not less than the first one.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('At most'));
    await userEvent.type(screen.getByLabelText('At most'), '2000{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ amountFrom: '1250.00', amountTo: '2000.00' });
  },
};

/** What is no amount, or more than any payment, is refused. */
export const NoAmount: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Amount' }));
    await userEvent.type(await screen.findByLabelText('At least'), 'lots');
    await userEvent.type(screen.getByLabelText('At most'), '-5{Enter}');
    await expect(await screen.findAllByText('Enter an amount such as 120.50.')).toHaveLength(2);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What was chosen is changed in place, and taken back with the cross. */
export const Changing: Story = {
  args: { values: { amountFrom: '100.00', amountTo: undefined }, currency: 'NZD' },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Amount from NZ$100.00' }));
    await expect(await screen.findByLabelText('At least')).toHaveValue('100.00');
    await userEvent.type(screen.getByLabelText('At most'), '250{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ amountFrom: '100.00', amountTo: '250.00' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Amount' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(none);
  },
};

export const Range: Story = { args: { values: { amountFrom: '100.00', amountTo: '250.00' } } };
