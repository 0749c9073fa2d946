import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { customReports } from './custom-report.fixtures.ts';
import { cashAppliedForm, monthForm } from './report-forms.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('rest/internal/forms/post/community/admin/10/expiredcardsreport', { data: monthForm });
  server.respond('reports.listCustomReports', { data: customReports });
  server.respond('rest/internal/forms/post/community/admin/10/cashappliedfile', { data: cashAppliedForm });
  server.respond('reports.countOpenPaymentBatches', { data: { settlementDate: '2026-11-20', count: 2 } });
  server.respond('reports.generateCashAppliedFile', {
    data: { success: true, serviceMessageId: 8_000_114, errorMessage: null },
  });
  server.respond('reports.generateExpiredCardsReport', {
    data: { success: true, serviceMessageId: 8_000_112, errorMessage: null },
  });
  server.respond('reports.generateCustomerSnapshotFile', {
    data: { success: true, serviceMessageId: 8_000_113, errorMessage: null },
  });
});

const meta = {
  ...page.meta,
  title: 'Screens/Community administration/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/CommunityAdministrationView?CommunityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A month is chosen, and the started report has a link to its service message. */
// Shows [3P029 3R126 3R480]
export const StartedForAMonth: Story = {
  play: async () => {
    await pageHeading('Community Administration');
    await userEvent.click(screen.getByRole('button', { name: 'Start Expired Cards Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Expired Cards Report' }));
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Month' }));
    await userEvent.click(await screen.findByRole('option', { name: 'October 2026' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start report' }));
    await expect(await screen.findByText('Service successfully triggered.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Service message 8000112' })).toBeVisible();
    const sent = page.server().heard.find(({ call }) => call === 'reports.generateExpiredCardsReport');
    await expect(sent?.body).toContain('"valueDate":"2026-10-01"');
  },
};

/** A file without input starts with its button. */
// Shows [3R433]
export const StartedAtOnce: Story = {
  play: async () => {
    await pageHeading('Community Administration');
    await userEvent.click(screen.getByRole('button', { name: 'Start Customer Snapshot File' }));
    await expect(await screen.findByRole('link', { name: 'Service message 8000113' })).toBeVisible();
  },
};

/** Before open batches are closed, it says how many, and that it cannot be undone; another date warns of nothing. */
// Shows [3R134]
export const ClosingBatches: Story = {
  play: async () => {
    await pageHeading('Community Administration');
    await userEvent.click(screen.getByRole('button', { name: 'Start Cash Applied File' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cash Applied File' }));
    await userEvent.click(await dialog.findByRole('switch', { name: 'Close open payment batches' }));
    await expect(await dialog.findByText('2 open payment batches of today are closed now')).toBeVisible();
    await expect(dialog.getByText(/This cannot be undone/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close 2 open payment batches and start' }));
    await expect(await screen.findByRole('link', { name: 'Service message 8000114' })).toBeVisible();
    const sent = page.server().heard.find(({ call }) => call === 'reports.generateCashAppliedFile');
    await expect(sent?.body).toContain('"closeOpenPaymentBatches":true');
  },
};
