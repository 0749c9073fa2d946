import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card, CardBody } from '../card/card.tsx';
import { formatMoney } from '../money/money.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { BarChart, type BarPoint } from './bar-chart.tsx';

const days = ['Sat 14', 'Sun 15', 'Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20'];
const approved = [612, 488, 1210, 1342, 1298, 1404, 695];
const declined = [32, 30, 44, 48, 35, 53, 17];
const week: BarPoint[] = days.map((label, index) => ({
  label,
  name: `${label} Nov 2026`,
  values: { approved: approved[index] ?? 0, declined: declined[index] ?? 0 },
  partial: index === 6,
}));
const series = [
  { id: 'approved', label: 'Approved' },
  { id: 'declined', label: 'Declined', tone: 'danger' as const },
];
const monthNames = ['Dec 2025', 'Jan 2026', 'Feb 2026', 'Mar 2026', 'Apr 2026', 'May 2026', 'Jun 2026', 'Jul 2026'];
const months: BarPoint[] = monthNames.map((name, index) => ({
  label: name.slice(0, 1),
  name,
  values: { approved: [3, 2, 3, 2, 3, 3, 2, 4][index] ?? 0, declined: index === 3 ? 1 : 0 },
}));

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  parameters: guide({
    what: 'How much there was each day or month, one series or several stacked, with a legend that adds up and a table behind it.',
    use: [
      'Say in one sentence what it shows: `label` for screen readers, `summary` for everybody.',
      'Mark today or the present month as `partial`.',
      'Give money in cents and a `format`.',
    ],
    avoid: ['For the shape alone (Sparkline) or for one number (Stat).', 'For more than two or three series.'],
  }),
  args: {
    label: 'Payments per day, 14 to 20 Nov 2026. The most was Thursday with 1,457.',
    series,
    points: week,
    pointHeader: 'Day',
    className: 'max-w-150',
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The legend adds up each series. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Payments per day/ })).toBeVisible();
    await expect(canvas.getByText(/Approved 7,049/)).toBeVisible();
  },
};

/** Resting on a day shows its numbers in the legend; nothing moves. */
export const NumbersOfOneBar: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Thu 19'));
    await expect(canvas.getByText(/Approved 1,404/)).toBeVisible();
    await expect(canvas.getAllByText('Thu 19 Nov 2026')[0]).toBeVisible();
  },
};

/** Every number, for those who would rather read. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('row', { name: /Fri 20 Nov 2026.*695.*17/ })).toBeVisible();
  },
};

export const OneSeries: Story = { args: { series: series.slice(0, 1), height: 90 } };

/** Cents stay whole numbers; `format` writes them as money. */
export const MoneyValues: Story = {
  args: {
    label: 'Approved amounts per month',
    series: [{ id: 'approved', label: 'Approved' }],
    points: months.map((point) => ({ ...point, values: { approved: (point.values['approved'] ?? 0) * 18_640 } })),
    pointHeader: 'Month',
    format: (cents) => formatMoney(`${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`, 'AUD'),
  },
};

/** Nothing yet is a chart with an empty axis, not a hole. */
export const NoValues: Story = { args: { points: week.map((point) => ({ ...point, values: {} })) } };

export const ExamplePaymentsPerMonth: Story = {
  render: (args) => (
    <Card title="Payments per month" dense className="w-80">
      <CardBody>
        <BarChart {...args} className="" />
      </CardBody>
    </Card>
  ),
  args: {
    label: 'Payments per month, December 2025 to July 2026. The table below has the numbers.',
    points: months,
    pointHeader: 'Month',
    height: 90,
    summary: '23 payments in 8 months, $4,212.80 approved.',
  },
};
