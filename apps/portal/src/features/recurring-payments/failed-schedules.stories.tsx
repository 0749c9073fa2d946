import type { FailedSchedule } from '@quickportal/contracts/recurring-payments/read';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { FailedSchedulesView } from './failed-schedules.view.tsx';

const schedule: FailedSchedule = {
  paymentScheduleId: 20418,
  paymentScheduleCode: 'PS-20418',
  description: 'Water rates',
  customerId: 1048217,
  customerName: 'Margaret Olsson',
  customerNumber: 'HCW-0041827',
  supplierBusiness: 'Harbour City Water',
  accountDisplayName: 'Visa •••• 1881',
  amount: { amount: '186.40', currency: 'AUD', displayAmount: '$186.40' },
  failedAt: '2026-11-18T15:30:00.000Z',
};

const meta = {
  title: 'Screens/Failed schedules',
  component: FailedSchedulesView,
  decorators: [portalStory({ view: 'FailedSchedulesView' })],
  args: {
    timeZone: 'Australia/Sydney',
    table: {
      state: 'ready',
      rows: [schedule, { ...schedule, paymentScheduleId: 20419, customerName: 'Tui Parata' }],
      recordsCount: 2,
    },
    search: { page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: (page) => `#page=${page}`,
    hrefFor: (id) => `#schedule-${id}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof FailedSchedulesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each row opens its schedule, where it is resumed or stopped. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Margaret Olsson' })).toHaveAttribute(
      'href',
      '#schedule-20418',
    );
    await expect(canvas.getAllByText('$186.40')).toHaveLength(2);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
