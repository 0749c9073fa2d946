import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Card, CardBody } from '../card/card.tsx';
import { DateOnly } from '../date-time/date-time.tsx';
import { Money } from '../money/money.tsx';
import { Totals, TotalsSum } from '../total-rule/total-rule.tsx';
import { guide } from '../story-kit/story-kit.tsx';
import { CalendarStrip } from './calendar-strip.tsx';

const marks = [
  { date: '2026-11-24', label: '$186.40' },
  { date: '2026-12-01', label: '$64.00' },
  { date: '2026-12-08', label: '$186.40' },
];
const meta = {
  title: 'Components/CalendarStrip',
  component: CalendarStrip,
  parameters: guide({
    what: 'The next weeks with the days on which something is due. Screen readers hear the dates in one sentence.',
    use: ['List the same dates beside it, with links.', 'Give `today` in the community’s time zone.'],
    avoid: ['For choosing a date: that is DateInput.'],
  }),
  args: { noun: 'payments', from: '2026-11-20', today: '2026-11-20', marks, className: 'w-72' },
} satisfies Meta<typeof CalendarStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read out in one sentence. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        '16 Nov 2026 to 13 Dec 2026: payments 24 Nov 2026 $186.40, 01 Dec 2026 $64.00, 08 Dec 2026 $186.40',
      ),
    ).toBeInTheDocument();
    await expect(canvas.getByText('Nov – Dec 2026')).toBeVisible();
  },
};

export const OverTheNewYear: Story = {
  args: { from: '2026-12-20', weeks: 3, marks: [] },
  play: async ({ canvas }) => expect(canvas.getByText('Dec 2026 – Jan 2027')).toBeVisible(),
};

export const WhatIsDue: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('24'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('24 Nov 2026: $186.40');
  },
};

export const NothingDue: Story = { args: { marks: [], weeks: 2 } };

export const ExampleNextPayments: Story = {
  render: (args) => (
    <Card title="Next payments" note="16 Nov – 13 Dec" dense className="w-80">
      <CardBody className="grid gap-3">
        <CalendarStrip {...args} className="" />
        <ul className="text-13">
          {marks.map((mark) => (
            <li key={mark.date} className="flex justify-between gap-3 border-b border-line-soft py-1.75">
              <DateOnly value={mark.date} className="text-ink-2" />
              <span>{mark.label}</span>
            </li>
          ))}
        </ul>
        <Totals>
          <TotalsSum term="Due in 4 weeks" size="small">
            <Money amount="436.80" currency="AUD" />
          </TotalsSum>
        </Totals>
      </CardBody>
    </Card>
  ),
};
