import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { DateOnly, DateTime } from './date-time.tsx';

const meta = {
  title: 'Components/DateTime',
  component: DateTime,
  parameters: guide({
    what: 'DateTime is a moment in the community’s time zone; hovering names seconds and zone. DateOnly is a business date without a time, which no zone may move.',
    use: [
      'DateTime for what happened, DateOnly for what is due.',
      '`show="date-time"` where the hour matters: payments, audit.',
    ],
    avoid: [
      'Dates in words (yesterday): people compare them with other systems.',
      'A DateTime for yyyy-mm-dd: it would move in other zones.',
    ],
  }),
  args: { value: '2026-11-19T22:14:32Z', timeZone: 'Australia/Sydney' },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 Nov 2026')).toHaveAttribute('datetime', '2026-11-19T22:14:32Z');
  },
};

export const WithTime: Story = {
  args: { show: 'date-time' },
  play: async ({ canvas }) => expect(canvas.getByText(/20 Nov 2026/)).toHaveTextContent('20 Nov 2026 9:14 am'),
};

export const TimeAlone: Story = { args: { show: 'time' } };

/** The same moment, read in Auckland. */
export const OtherZone: Story = { args: { timeZone: 'Pacific/Auckland', show: 'date-time' } };

/** Exact to the second, with the zone named. */
export const ExactTimeOnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('20 Nov 2026'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('20 Nov 2026, 9:14:32 am AEDT');
  },
};

/** A due date has no time and no zone, so nothing may move it. */
export const DateWithoutTime: Story = { render: () => <DateOnly value="2026-11-20" /> };

export const MissingDate: Story = { args: { value: null } };

/** From one date straight to the next: its tooltip takes the place of the former one. */
export const ExampleList: Story = {
  render: ({ timeZone }) => (
    <ul className="grid gap-1">
      {['2026-11-09T22:14:00Z', '2026-10-31T22:02:00Z', '2026-10-26T22:15:00Z'].map((value) => (
        <li key={value}>
          <DateTime value={value} timeZone={timeZone} show="date-time" />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('10 Nov 2026'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('10 Nov 2026, 9:14:00 am AEDT');
    await userEvent.hover(canvas.getByText('01 Nov 2026'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('01 Nov 2026, 9:02:00 am AEDT'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
