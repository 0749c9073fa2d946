import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { ConfirmTodayDialog } from './confirm-today.dialog.tsx';
import { NoAccountsView } from './no-accounts.view.tsx';
import { SchedulePreviewView } from './schedule-preview.view.tsx';
import { preview } from '../schedule.fixtures.ts';

const meta = {
  title: 'Screens/Add payment schedule',
  component: SchedulePreviewView,
  decorators: [portalStory({ view: 'NewRecurringPaymentView', search: { CustomerId: '1048217' } })],
  args: { preview, isLoading: false, today: '2026-11-20' },
} satisfies Meta<typeof SchedulePreviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dates before anything is saved, with why one moved, and what each payment comes to. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    for (const text of [
      /last day of shorter months/,
      /Short month and weekend/,
      '12 payments in all, before surcharges',
      '$187.80',
    ])
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
};

export const FirstPaymentToday: Story = {
  args: { preview: { ...preview, paymentTodayMessage: 'The next payment date is today.' } },
  play: async ({ canvas }) => expect(await canvas.findByText('The first payment is taken today')).toBeVisible(),
};

/** The card ends within the payments shown: from which one on another is needed. */
export const CardEndsFirst: Story = {
  args: { preview: { ...preview, cardEnd: { expiresOn: '2027-02-28', firstPaymentAfter: '2027-03-01' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The card expires on 28 Feb 2027')).toBeVisible();
    await expect(canvas.getByText(/Payments from 01 Mar 2027 on cannot be taken from it/)).toBeVisible();
  },
};

export const NothingEntered: Story = { args: { preview: undefined } };
/** In place of the form. */
// Shows [1M042]
export const NoSuitableAccounts: Story = {
  render: () => (
    <NoAccountsView
      customerId={1_048_217}
      message="No suitable matching accounts found. Add a new account to continue."
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No suitable matching accounts found. Add a new account to continue.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the accounts' })).toHaveAttribute(
      'href',
      expect.stringContaining('tab=accounts'),
    );
  },
};

const response = fn();

/** A payment that is attempted immediately is confirmed first. */
export const ConfirmToday: Story = {
  render: () => (
    <ConfirmTodayDialog
      question={{
        message: 'The next payment date is today: a payment of $187.80 will be attempted immediately.',
        response,
      }}
    />
  ),
  play: async () => {
    await expect(await screen.findByText(/will be attempted immediately/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take payment and save' }));
    await expect(response).toHaveBeenCalledWith(true);
  },
};
