import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '../money/money.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { TotalRule, Totals, TotalsRow, TotalsSum } from './total-rule.tsx';

const meta = {
  title: 'Components/TotalRule',
  component: TotalRule,
  parameters: guide({
    what: 'The ledger rule closes every total, and only totals. Totals, TotalsRow and TotalsSum build amounts that add up like the foot of a receipt.',
    use: ['`small` in side columns.'],
    avoid: ['As decoration, or for values that do not add up (DescriptionList).'],
  }),
  args: { className: 'w-60' },
} satisfies Meta<typeof TotalRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a side column. */
export const Small: Story = {
  render: () => (
    <Totals className="w-72">
      <TotalsSum term="Due in 4 weeks" size="small">
        <Money amount="436.80" currency="AUD" />
      </TotalsSum>
    </Totals>
  ),
};

export const ExamplePayment: Story = {
  render: () => (
    <Totals className="w-80">
      <TotalsRow term="Principal">
        <Money amount="1240.00" currency="AUD" />
      </TotalsRow>
      <TotalsRow term="Surcharge">
        <Money amount="13.64" currency="AUD" />
      </TotalsRow>
      <TotalsSum term="Total">
        <Money amount="1253.64" currency="AUD" />
      </TotalsSum>
    </Totals>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('$1,253.64'),
};
