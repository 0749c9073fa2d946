import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { patience, portalPages } from '../../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../../storybook/sessions.ts';
import { activeSchedule, pastDates } from '../schedule.fixtures.ts';

const page = portalPages(facilityAdmin, () => undefined);

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Payment schedule/Page',
  component: PortalAt,
  args: { address: '/RecurringPaymentDetailsView?RecurringPaymentId=20423' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A payment that is taken after the page has asked for past ones: it stands among them once the schedule has gone on. */
export const TakenWhileOpen: Story = {
  beforeEach: () => {
    const [, taken] = pastDates;
    if (!taken) throw new Error('There is no past date');
    const due = { ...activeSchedule, nextPaymentDate: activeSchedule.today, paymentsMade: 0 };
    let reads = 0;
    page.server().respond('recurringPayments.get', () => {
      reads += 1;
      return { data: reads < 3 ? due : { ...activeSchedule, paymentsMade: 1 } };
    });
    const none = { items: [], page: 1, pageSize: 20, recordsCount: 0, pageCount: 0 };
    page
      .server()
      .respond(
        'recurringPayments.listOccurrences',
        { data: none },
        { data: { ...none, items: [taken], recordsCount: 1, pageCount: 1 } },
      );
  },
  play: async () => {
    await expect(await screen.findByText('No past payments yet', {}, patience)).toBeVisible();
    await expect(await screen.findByRole('table', { name: 'Past payments' }, { timeout: 20_000 })).toHaveTextContent(
      'Paid',
    );
  },
};
