import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addDays } from '../calendar/iso-date.ts';
import { Card, CardBody } from '../card/card.tsx';
import { formatMoney } from '../money/money.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { StackedByDay } from './stacked-by-day.tsx';

const approved = [612, 488, 1210, 1342, 1298, 1404, 695];
const declined = [32, 30, 44, 48, 35, 53, 17];
const suspended = [0, 0, 3, 1, 0, 4, 2];
const first = '2026-11-14';
const week = approved.map((count, day) => ({
  date: addDays(first, day),
  values: { approved: count, declined: declined[day] ?? 0, suspended: suspended[day] ?? 0 },
}));
const month = Array.from({ length: 30 }, (_, day) => ({
  date: addDays('2026-10-22', day),
  values: { approved: 900 + ((day * 137) % 500), declined: 20 + ((day * 31) % 40) },
})).filter(({ date }) => !date.endsWith('-01'));

const meta = {
  title: 'Components/StackedByDay',
  component: StackedByDay,
  parameters: guide({
    what: 'Every day of a span with one stacked bar. Days on which nothing happened stand there too.',
    use: [
      'Dates of the community, as text: "2026-11-20". They never pass through a zone.',
      'Give money in cents and a `format`.',
      'Up to 31 days; more are better read by month (BarChart).',
    ],
    avoid: ['For months (BarChart) or the shape alone (Sparkline).', 'For more than three series.'],
    keys: { 'Arrow left, right': 'the day before, after', 'Page up, down': 'a week', 'Home, End': 'first, last day' },
  }),
  args: {
    label: 'Payments per day by outcome, 14 to 20 Nov 2026. The most was Thursday with 1,461.',
    series: [
      { id: 'approved', label: 'Approved', tone: 'success' },
      { id: 'declined', label: 'Declined', tone: 'danger' },
      { id: 'suspended', label: 'Suspended', tone: 'danger' },
    ],
    days: week,
    from: first,
    to: '2026-11-20',
    today: '2026-11-20',
    className: 'max-w-150',
  },
} satisfies Meta<typeof StackedByDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const thursday = 'Thu 19 Nov 2026: Approved 1,404, Declined 53, Suspended 4';
    await expect(canvas.getByRole('img', { name: thursday })).toHaveFocus();
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('row', { name: /Mon 16 Nov 2026 1,210 44 3/ })).toBeVisible();
  },
};

/** Days that the server left out are days with nothing. */
export const QuietDays: Story = {
  args: { days: week.filter((_, day) => day !== 3) },
  play: async ({ canvas }) => {
    const tuesday = 'Tue 17 Nov 2026: Approved 0, Declined 0, Suspended 0';
    await expect(canvas.getByRole('img', { name: tuesday })).toBeInTheDocument();
  },
};

export const ThirtyDays: Story = {
  args: {
    label: 'Payments per day by outcome, 22 Oct to 20 Nov 2026',
    series: [
      { id: 'approved', label: 'Approved' },
      { id: 'declined', label: 'Declined', tone: 'danger' },
    ],
    days: month,
    from: '2026-10-22',
  },
};

export const MoneyValues: Story = {
  args: {
    label: 'Approved amounts per day, 14 to 20 Nov 2026',
    series: [
      { id: 'approved', label: 'Cards' },
      { id: 'declined', label: 'Bank accounts', tone: 'neutral' },
    ],
    format: (dollars) => formatMoney(`${dollars}.00`, 'NZD'),
  },
};

export const Empty: Story = {
  args: { days: [], emptyText: 'No payments in these seven days.' },
  play: async ({ canvas }) => expect(canvas.getByText('No payments in these seven days.')).toBeVisible(),
};

export const Loading: Story = { args: { loading: true } };

/** As narrow as a phone: every other label gives way, the numbers stay inside. */
export const Narrow: Story = {
  decorators: [(Story) => <div className="w-82">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('img', { name: /^Fri 20/ }));
    const tip = canvas.getByText(/^Fri 20/, { selector: '[data-slot="bar-tip"] *' });
    await expect(tip.getBoundingClientRect().right).toBeLessThanOrEqual(328 + 32);
  },
};

export const ExampleOnADashboard: Story = {
  render: (args) => (
    <Card title="Payments this week" className="max-w-150">
      <CardBody>
        <StackedByDay {...args} className="" />
      </CardBody>
    </Card>
  ),
  args: { summary: '7,318 payments in seven days, 96.3% approved. Today is not over.' },
};
