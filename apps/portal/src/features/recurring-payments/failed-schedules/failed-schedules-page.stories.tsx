import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../../storybook/sessions.ts';
import { hardFailure, listedSchedules, softFailure } from './failed-schedule.fixtures.ts';

const ids = [20_424, 20_425, 20_426] as const;
const names = ['Margaret Olsson', 'Tui Parata', 'Ines Duarte'] as const;

/** The failed schedules that are left on the server, and the one that a call is about. */
let left: number[] = [];
const failureOf = (id: number) => {
  const place = left.indexOf(id);
  const others = left.filter((other) => other !== id);
  const failure = id === ids[1] ? hardFailure : softFailure;
  const { schedule } = failure;
  return {
    ...failure,
    schedule: { ...schedule, paymentScheduleId: id, customerName: names[ids.indexOf(id as 20_424)] ?? '' },
    queue: {
      failedCount: left.length,
      position: place + 1,
      previousId: left[place - 1] ?? others.at(-1) ?? null,
      nextId: left[place + 1] ?? others[0] ?? null,
    },
  };
};
const idIn = (body: string): number => ids.find((id) => body.includes(String(id))) ?? 0;

const page = portalPages(facilityAdmin, (server) => {
  left = [...ids];
  server.respond('recurringPayments.search', () => ({
    data: {
      items: left.slice(0, 1).map((id) => ({ ...listedSchedules[0], paymentScheduleId: id })),
      recordsCount: left.length,
      currentPage: 1,
      pageSize: 1,
    },
  }));
  server.respond('recurringPayments.getFailure', (body) => ({ data: failureOf(idIn(body)) }));
  for (const call of ['recurringPayments.retry', 'recurringPayments.stop'])
    server.respond(call, (body) => {
      left = left.filter((id) => id !== idIn(body));
      return { data: softFailure.schedule };
    });
  server.respond('recurringPayments.notifyFailure', { data: { email: 'margaret.olsson@example.com' } });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Failed schedules/Page',
  component: PortalAt,
  args: { address: '/FailedSchedulesView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const heard = (name: string) => page.server().heard.filter(({ call }) => call === name);

/** Enter asks, Enter takes it, and the next one is shown; once all are done it says so. */
export const Retried: Story = {
  play: async () => {
    left = left.slice(0, 1);
    await expect(await pageHeading(names[0])).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Take $187.80 from Visa •••• 1881?' }, patience);
    await expect(dialog).toHaveTextContent('with a surcharge of $1.40');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Retry $187.80' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('No failed schedules', {}, patience)).toBeVisible();
    await expect(heard('recurringPayments.retry')).toHaveLength(1);
    await expect(heard('recurringPayments.retry')[0]?.body).toContain('"version":4');
  },
};

/** A schedule that is stopped gives way to the next one, and the count goes down. */
export const Stopped: Story = {
  args: { address: `/FailedSchedulesView?RecurringPaymentId=${ids[0]}` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stop payments' }, patience));
    await screen.findByRole('alertdialog', {}, patience);
    const [, confirm] = screen.getAllByRole('button', { name: 'Stop payments', hidden: true });
    await userEvent.click(confirm ?? screen.getByRole('button', { name: 'Stop payments' }));
    await expect(await pageHeading(names[1])).toBeVisible();
    await waitFor(() => expect(screen.getByText('1 of 2 failed')).toBeVisible(), patience);
  },
};

/** The customer is notified by mail; an earlier notice is mentioned. */
export const CustomerTold: Story = {
  args: { address: `/FailedSchedulesView?RecurringPaymentId=${ids[0]}` },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Notify customer' }, patience));
    const dialog = await screen.findByRole('alertdialog', { name: `Email ${names[0]}?` }, patience);
    await expect(dialog).toHaveTextContent('The notice was last sent on 19 Nov 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Send notice again' }));
    await expect(await pageHeading(names[1])).toBeVisible();
    await expect(heard('recurringPayments.notifyFailure')[0]?.body).toContain('"confirmSendAgain":true');
  },
};

/** Opens the latest failure; j and k and the arrows go through all of them, round and round. */
export const ByKeys: Story = {
  play: async () => {
    await expect(await pageHeading(names[0])).toBeVisible();
    for (const [key, place] of [
      ['j', 2],
      ['{ArrowRight}', 3],
      ['j', 1],
      ['k', 3],
      ['{ArrowLeft}', 2],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(await screen.findByText(`${place} of 3 failed`, {}, patience)).toBeVisible();
    }
    await expect(await pageHeading(names[1])).toBeVisible();
  },
};
