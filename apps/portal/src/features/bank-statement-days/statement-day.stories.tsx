import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { closedDay, closedWithDifference, openDay } from './statement-day.fixtures.ts';
import { StatementDayView } from './statement-day.view.tsx';

const meta = {
  title: 'Screens/Statement day',
  component: StatementDayView,
  decorators: [portalStory({ view: 'StatementDayView' })],
  args: {
    day: openDay,
    timeZone: 'Australia/Sydney',
    onClose: fn() as (() => void) | null,
    onReopen: fn() as (() => void) | null,
  },
} satisfies Meta<typeof StatementDayView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The difference is named line by line, each with its link. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'M OLSSON WATER RATES 20418' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close day' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Closed without a difference. */
export const Closed: Story = {
  args: { day: closedDay },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in this day changes any more')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reopen day' })).toBeVisible();
  },
};

/** Closed with a difference, for a user who may only read. */
export const ClosedWithDifference: Story = {
  args: { day: closedWithDifference, onClose: null, onReopen: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The bank refunds the fee tomorrow/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
