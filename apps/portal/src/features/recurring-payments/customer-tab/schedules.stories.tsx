import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { NoticesHint } from './notices.dialog.tsx';
import { activeSchedule, failedSchedule, stoppedSchedule } from '../schedule.fixtures.ts';
import { SchedulesView } from './schedules.view.tsx';

const rows = [
  activeSchedule,
  { ...failedSchedule, paymentScheduleId: 2, paymentScheduleCode: 'PS-20500', description: 'Sewerage' },
  { ...stoppedSchedule, paymentScheduleId: 3, paymentScheduleCode: 'PS-20501', description: 'Trade waste' },
];

const meta = {
  title: 'Screens/Customer details/Payment Schedules',
  component: SchedulesView,
  decorators: [portalStory({ view: 'CustomerDetailsView', search: { CustomerId: '1048217', tab: 'schedules' } })],
  args: {
    customerId: 1_048_217,
    table: { rows, state: 'ready', recordsCount: 7 },
    page: 1,
    hrefForPage: (page) => `#page=${page}`,
    onPageChange: fn(),
    hrefFor: (id) => `#${id}`,
    onOpen: fn(),
    customerEnabled: true,
    canManage: true,
    onNotices: fn(),
  },
} satisfies Meta<typeof SchedulesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five on a page; a row opens its schedule. */
// Shows [1R229 1K049]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payment Schedules' })).toBeVisible();
    for (const text of ['PS-20423', 'Water rates', 'Active', '30 Nov 2026', '$186.40'])
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    await expect(canvas.getByText('1–5 of 7')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Notices' }));
    await expect(args.onNotices).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText('Water rates'));
    await expect(args.onOpen).toHaveBeenCalledWith(20_423);
  },
};

/** Who may only look is offered no way to add one. */
// Shows [1R161]
export const ReadOnly: Story = {
  args: { canManage: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PS-20423')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add payment schedule' })).toBeNull();
  },
};

export const NoneYet: Story = {
  args: { table: { rows: [], state: 'empty', recordsCount: 0 } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Add payment schedule' })).toHaveAttribute(
      'href',
      expect.stringContaining('NewRecurringPaymentView?CustomerId=1048217'),
    ),
};

export const CustomerDisabled: Story = {
  args: { customerEnabled: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The customer is disabled')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add payment schedule' })).toBeNull();
  },
};

const switches = { switchedOn: [], facilitySwitchedOff: [], refusal: '' };

/** Why notices are not sent, whatever is chosen for the customer. */
export const NoticesOffForEverybody: Story = {
  render: () => <NoticesHint switches={{ ...switches, facilitySwitchedOff: ['RECURRING_DUE', 'RECURRING_PAID'] }} />,
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/Payment about to be taken and Payment of a schedule received/)).toBeVisible(),
};
export const NoticesRefused: Story = {
  render: () => <NoticesHint switches={{ ...switches, refusal: 'The customer has no email address.' }} />,
  play: async ({ canvas }) => expect(await canvas.findByText('The customer has no email address.')).toBeVisible(),
};
