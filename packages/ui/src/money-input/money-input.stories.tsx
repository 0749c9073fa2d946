import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Controlled, guide, Stack } from '../story-kit/story-kit.tsx';
import { MoneyInput } from './money-input.tsx';

const meta = {
  title: 'Components/MoneyInput',
  component: MoneyInput,
  args: { 'aria-label': 'Amount', value: '', onValueChange: fn() },
  render: ({ value, onValueChange, ...args }) => (
    <Stack>
      <Controlled initial={value} onChange={onValueChange}>
        {(amount, setAmount) => <MoneyInput {...args} value={amount} onValueChange={setAmount} />}
      </Controlled>
    </Stack>
  ),
  parameters: guide({
    what: 'An amount of money. Its value is a decimal string ("1240.50"), never a floating-point number. On leaving, it is grouped and completed to two decimals.',
    use: [
      '`size="amount"` for the one amount a page is about.',
      'Set `currency` from the business; New Zealand dollars always say NZ$.',
    ],
    avoid: [
      'Do not round: a third decimal stays as typed and the form says what is wrong with it.',
      'Do not block keys: what is no amount is kept, so that it can be mended.',
    ],
  }),
} satisfies Meta<typeof MoneyInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two decimals, wherever an amount is typed. */
// Shows [1R139]
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '1240.5');
    await expect(input).toHaveValue('1240.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1240.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,240.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1240.50');
  },
};

/** Signs and commas are left out. */
// Shows [1R138]
export const Paste: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('$1,240.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1240.5');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('1,240.50');
  },
};

export const EditingKeepsTheText: Story = {
  args: { value: '1240.50' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('19,240.50');
    await expect(input.selectionStart).toBe(2);
  },
};

export const WhatIsNoAmountStays: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12.345x');
    await userEvent.tab();
    await expect(input).toHaveValue('12.345x');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12.345x');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const NewZealand: Story = { args: { currency: 'NZD', value: '99.00' } };
export const Amount: Story = { args: { size: 'amount', value: '1240.00' } };
export const Invalid: Story = { args: { 'aria-invalid': true, value: '0.00' } };
export const Disabled: Story = { args: { disabled: true, value: '186.40' } };
export const ReadOnly: Story = { args: { readOnly: true, value: '186.40' } };

export const ExampleTakePayment: Story = {
  render: () => (
    <Stack>
      <Field label="Principal amount" help="A surcharge of 1.1% is added for Visa">
        <Controlled initial="1240.00">
          {(amount, setAmount) => <MoneyInput size="amount" value={amount} onValueChange={setAmount} />}
        </Controlled>
      </Field>
    </Stack>
  ),
};
