import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { commentForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../../storybook/sessions.ts';
import { formOpening } from './schedule-form.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('recurringPayments.getFormData', { data: { ...formOpening, version: 4 } });
  server.respond('rest/internal/forms/put/recurring-payments/20423', { data: commentForm });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Edit payment schedule/Page',
  component: PortalAt,
  args: { address: `/EditRecurringPaymentView?CustomerId=${formOpening.customerId}&RecurringPaymentId=20423` },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const request = (name: string) => page.server().heard.find(({ call }) => call === name)?.body;

/** Of the schedule that RecurringPaymentId names. */
// Shows [1R041]
export const Edit: Story = {
  play: async () => {
    await expect(await pageHeading('Edit payment schedule')).toBeVisible();
    await waitFor(() => expect(request('recurringPayments.getFormData')).toContain('20423'), patience);
  },
};

/** Both are needed. */
// Shows [1R041]
export const EditOfNone: Story = {
  args: { address: '/EditRecurringPaymentView?RecurringPaymentId=20423' },
  play: async () => {
    await expect(await pageHeading('This link is not valid')).toBeVisible();
    await expect(screen.getByText('CustomerId')).toBeVisible();
  },
};
