import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mockServer } from '../../../storybook/mock-server.ts';
import { patience } from '../../../storybook/portal-pages.ts';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { ChangeDateDialog } from './change-date.dialog.tsx';
import { dateForm } from './date-form.fixtures.ts';
import { activeSchedule, scheduleDates } from '../schedule.fixtures.ts';
import { StopScheduleDialog } from '../stop-schedule.dialog.tsx';

const CHANGE = 'recurringPayments.changeDate';
let server: ReturnType<typeof mockServer>;
const onClose = fn();
const [coming, skipped] = scheduleDates;
if (!coming || !skipped) throw new Error('No dates');
const formOf = (nominalDate: string) => `rest/internal/forms/put/recurring-payments/20423/dates/${nominalDate}`;

const meta = {
  title: 'Screens/Payment schedule/Dialogs',
  component: ChangeDateDialog,
  parameters: overlayStory,
  decorators: [portalStory({ view: 'RecurringPaymentDetailsView', search: { RecurringPaymentId: '20423' } })],
  args: { schedule: activeSchedule, date: coming, onClose },
  beforeEach: () => {
    server = mockServer();
    for (const { nominalDate } of scheduleDates) server.respond(formOf(nominalDate), { data: dateForm });
    server.respond(CHANGE, { data: { status: 200, body: activeSchedule } });
    onClose.mockClear();
    return () => server.stop();
  },
} satisfies Meta<typeof ChangeDateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const amount = () => screen.findByLabelText(/Amount/, {}, patience);
const sent = () => server.heard.find(({ call }) => call === CHANGE)?.body;

/** Opens with the day and the amount of the payment; another amount is of this payment alone. */
export const ChangePayment: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Payment of 30 Nov 2026' }, patience)).toBeVisible();
    await expect(await amount()).toHaveValue('186.40');
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), '80');
    await userEvent.click(screen.getByRole('button', { name: 'Save payment' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    await expect(sent()).toContain('"newAmount":"80.00"');
    await expect(sent()).toContain('"version":4');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Skipping needs neither day nor amount. */
export const SkipPayment: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Skip this payment/ }, patience));
    await expect(screen.queryByLabelText(/Amount/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save payment' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    await expect(sent()).toContain('SKIP');
    await expect(sent()).not.toContain('newAmount');
  },
};

/** One that was skipped opens with taking it again. */
export const RestorePayment: Story = {
  args: { date: skipped },
  play: async () => {
    await expect(
      await screen.findByRole('radio', { name: /Restore the schedule’s date and amount/ }, patience),
    ).toBeChecked();
  },
};

/** What the server refuses stands at its field. */
export const ChangeRefused: Story = {
  beforeEach: () =>
    server.respond(CHANGE, {
      status: 422,
      type: 'validation-failed',
      errors: [{ field: 'newDate', messages: ['Choose a day before the next payment.'] }],
    }),
  play: async () => {
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), '80');
    await userEvent.click(screen.getByRole('button', { name: 'Save payment' }));
    await expect(await screen.findByText('Choose a day before the next payment.', {}, patience)).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

const STOP = 'recurringPayments.stop';
const stopping = () => server.heard.filter(({ call }) => call === STOP);

/** Names the schedule, and says what happens and that it cannot be undone. */
export const StopPayments: Story = {
  render: ({ onClose: close }) => <StopScheduleDialog schedule={activeSchedule} onClose={close} />,
  play: async () => {
    server.respond(STOP, { data: activeSchedule });
    await expect(await screen.findByText('Stop the payments of PS-20423?')).toBeVisible();
    await expect(screen.getByText(/No more payments are taken from Visa •••• 1881/)).toBeVisible();
    await expect(screen.getByText(/cannot be undone/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Keep schedule' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop payments' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    await expect(stopping().map(({ body }) => body)).toEqual([expect.stringContaining('"version":4')]);
  },
};

/** The response was lost: pressing the button again sends the same change, which the server makes once. */
export const StopAgainAfterALostResponse: Story = {
  ...StopPayments,
  play: async () => {
    server.respond(STOP, 'offline', { data: activeSchedule });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop payments' }));
    await expect(await screen.findByText(/cannot be reached/, {}, patience)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop payments' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    const [first, second] = stopping().map(({ headers }) => headers.get('idempotency-key'));
    await expect(second).toBe(first);
  },
};

export const StopRefused: Story = {
  ...StopPayments,
  play: async () => {
    server.respond(STOP, { status: 409, type: 'state-conflict', title: 'The schedule has been stopped.' });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop payments' }));
    await expect(await screen.findByText('The schedule has been stopped.', {}, patience)).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
};
