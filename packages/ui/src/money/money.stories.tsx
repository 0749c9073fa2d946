import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { Money } from './money.tsx';

const meta = {
  title: 'Components/Money',
  component: Money,
  parameters: guide({
    what: 'An amount with its currency. `plain` for tables and sentences, `large` for stat tiles and totals, `hero` for the one amount of a page.',
    use: [
      'Give the decimal string of the server; the digits are never turned into a number.',
      'Align columns of amounts to the end.',
    ],
    avoid: ['Truncating it, ever.', 'Parentheses or red for negative amounts: the minus sign says it.'],
  }),
  args: { amount: '1240.00', currency: 'AUD' },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('$1,240.00')).toBeVisible(),
};

/** New Zealand dollars always say so. */
export const NewZealandDollars: Story = {
  args: { currency: 'NZD' },
  play: async ({ canvas }) => expect(canvas.getByText('NZ$1,240.00')).toBeVisible(),
};

/** A minus sign, never parentheses. */
export const Negative: Story = {
  args: { amount: '-186.40' },
  play: async ({ canvas }) => expect(canvas.getByText('−$186.40')).toBeVisible(),
};

/** No amount is a dash, not $0.00. */
export const MissingAmount: Story = { args: { amount: null } };

/** Stat tiles and totals. */
export const Large: Story = { args: { amount: '128440.15', size: 'large' } };

/** The one amount of a page. Screen readers hear it in one piece. */
export const Hero: Story = {
  args: { amount: '1253.64', size: 'hero' },
  play: async ({ canvas }) => expect(canvas.getByText('$1,253.64')).toBeInTheDocument(),
};

/** Figures are tabular, so a column lines up by itself. */
export const ExampleColumn: Story = {
  render: () => (
    <ul className="grid w-40 gap-1 text-right">
      {['186.40', '-64.00', '1240.00', '13.64', '100000.00'].map((amount) => (
        <li key={amount}>
          <Money amount={amount} currency="AUD" />
        </li>
      ))}
    </ul>
  ),
};
