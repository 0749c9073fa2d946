import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { commentForm } from '../../../storybook/comment-form.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../../storybook/sessions.ts';
import { formOpening } from './schedule-form.fixtures.ts';

const MESSAGE = 'A surcharge is added to card payments: Visa credit 1.5% and Visa debit 0.75%.';
const { customerId, supplierId } = formOpening;

const page = portalPages(facilityAdmin, (server) => {
  server.respond('recurringPayments.getFormDefaults', { data: formOpening });
  server.respond('recurringPayments.getCardSurchargesMessage', { data: { message: MESSAGE } });
  server.respond(`rest/internal/forms/post/customers/${customerId}/recurring-payments`, { data: commentForm });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Add payment schedule/Page',
  component: PortalAt,
  args: { address: `/NewRecurringPaymentView?CustomerId=${customerId}` },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const request = (name: string) => page.server().heard.find(({ call }) => call === name)?.body;

/** Of the customer that CustomerId names; the surcharge message is that of the business which is paid. */
// Shows [1R039 1R147]
export const Add: Story = {
  play: async () => {
    await expect(await pageHeading('Add payment schedule')).toBeVisible();
    await expect(await screen.findByText(MESSAGE, {}, patience)).toBeVisible();
    await expect(request('recurringPayments.getFormDefaults')).toContain(String(customerId));
    await expect(request('recurringPayments.getCardSurchargesMessage')).toContain(String(supplierId));
  },
};

/** Without CustomerId there is nothing to add to. */
// Shows [1R039]
export const AddToNone: Story = {
  args: { address: '/NewRecurringPaymentView' },
  play: async () => {
    await expect(await pageHeading('This link is not valid')).toBeVisible();
    await expect(screen.getByText('CustomerId')).toBeVisible();
  },
};

/** No account can be charged: says so, and leads to adding one. */
export const NoAccounts: Story = {
  beforeEach: () =>
    page.server().respond('recurringPayments.getFormDefaults', {
      data: {
        ...formOpening,
        accounts: [],
        accountsMessage: 'No suitable matching accounts found. Add a new account to continue.',
      },
    }),
  play: async () => {
    await expect(await screen.findByText(/No suitable matching accounts found/, {}, patience)).toBeVisible();
  },
};
