import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { hardFailure, softFailure } from './failed-schedule.fixtures.ts';
import { FailedSchedulesView } from './failed-schedules.view.tsx';
import { activeSchedule } from '../schedule.fixtures.ts';

const meta = {
  title: 'Screens/Failed schedules',
  component: FailedSchedulesView,
  decorators: [portalStory({ view: 'FailedSchedulesView', search: { RecurringPaymentId: '20424' } })],
  args: {
    failure: softFailure,
    timeZone: 'Australia/Sydney',
    canRetry: true,
    canStop: true,
    linksToReceipts: true,
    namesKeys: true,
    onNext: fn(),
    onPrevious: fn(),
    onAct: fn(),
  },
} satisfies Meta<typeof FailedSchedulesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says why it failed, what to do, how often it was tried and whether the customer knows; offers what can be done. */
export const SoftDecline: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('1 of 3 failed');
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Insufficient funds');
    await expect(alert).toHaveTextContent('Try again later, or ask the customer for another account.');
    await expect(canvas.getByText(/3 times/)).toBeVisible();
    await expect(canvas.getByText(/2 instalments in a row/)).toBeVisible();
    const receipt = canvas.getByRole('link', { name: '1000002968' });
    await expect(receipt).toHaveAttribute('href', expect.stringContaining('ReceiptNumber=1000002968'));
    const actions = [
      ['Retry $187.80', 'retry'],
      ['Change account', 'account'],
      ['Notify customer', 'notify'],
      ['Resume without retry', 'resume'],
      ['Stop payments', 'stop'],
    ] as const;
    for (const [name, action] of actions) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onAct).toHaveBeenLastCalledWith(action);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Next failed schedule' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** A card that must not be charged again is not retried, and a customer without email is not told by mail. */
export const HardDecline: Story = {
  args: { failure: hardFailure },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It cannot be retried. The account cannot be charged again./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Retry/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Change account' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Notify customer' })).toBeDisabled();
  },
};

/** Nothing was sent to the network: the reason says what was wrong. */
export const NothingSent: Story = {
  args: {
    failure: {
      ...hardFailure,
      schedule: { ...hardFailure.schedule, statusReason: 'The card has expired.' },
      lastTry: null,
      retryRefusal: 'The card has expired.',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No payment was madeThe card has expired.');
  },
};

/** Another user dealt with it meanwhile. */
export const NotFailedAnyMore: Story = {
  args: {
    failure: {
      ...softFailure,
      schedule: { ...activeSchedule, scheduleDates: [] },
      failedAt: null,
      queue: { failedCount: 2, position: 0, previousId: 20_426, nextId: 20_425 },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('The schedule is active')).toBeVisible();
    await expect(canvas.getByText('2 failed left')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Retry|Stop payments/ })).toBeNull();
    const [, next] = canvas.getAllByRole('button', { name: 'Next failed schedule' });
    if (next) await userEvent.click(next);
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** Who may only look is offered nothing but the way on. */
export const ReadOnly: Story = {
  args: { canRetry: false, canStop: false, linksToReceipts: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Insufficient funds')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Retry|Change|Tell|Resume|Stop/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: '1000002968' })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
