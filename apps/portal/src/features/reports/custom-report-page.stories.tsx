import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { dailyTakings, startForm, takingsPreview } from './custom-report.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('reports.getCustomReport', { data: dailyTakings });
  server.respond('reports.previewCustomReport', { data: takingsPreview });
  server.respond('rest/internal/forms/post/community/admin/10/customreport', { data: startForm });
});

const meta = {
  ...page.meta,
  title: 'Screens/Custom report/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/CustomReportView?CommunityId=10&CustomReportId=1' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** Columns are added and moved by keyboard, the preview follows, and saving sends the order and the version. */
export const ColumnsChosen: Story = {
  play: async () => {
    page.server().respond('reports.updateCustomReportColumns', { data: dailyTakings });
    await pageHeading('Daily takings');
    const table = within(await screen.findByRole('region', { name: 'Preview of the file' }, patience));
    await expect(table.getByRole('cell', { name: '250.00' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Status' }));
    const up = screen.getByRole('button', { name: 'Move Status up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Receipt Number',
      'Payment Method',
      'Status',
      'Total Amount',
    ]);
    await expect(screen.getByRole('button', { name: 'Start report' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const sent = page.server().heard.find(({ call }) => call === 'reports.updateCustomReportColumns');
    await expect(sent?.body).toContain('["Receipt Number","Payment Method","Status","Total Amount"]');
    await expect(sent?.body).toContain('"version":3');
  },
};

/** The report is started for a day, and leads to its service message. */
// Shows [3R126]
export const Started: Story = {
  play: async () => {
    const response = { success: true, serviceMessageId: 8_000_120, errorMessage: null };
    page.server().respond('reports.generateCustomReport', { data: response });
    await pageHeading('Daily takings');
    await userEvent.click(screen.getByRole('button', { name: 'Start report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start Daily takings' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Start report' }));
    await expect(await screen.findByRole('link', { name: 'Service message 8000120' })).toBeVisible();
    const sent = page.server().heard.find(({ call }) => call === 'reports.generateCustomReport');
    await expect(sent?.body).toContain('"trigger":"DAILY_TAKINGS"');
    await expect(sent?.body).toContain('"customReportDate":"2026-11-19"');
  },
};

/** Without rows in the last 31 days there is nothing to preview. */
export const WithoutRows: Story = {
  beforeEach: () => page.server().respond('reports.previewCustomReport', { data: { ...takingsPreview, rows: [] } }),
  play: async () => {
    await pageHeading('Daily takings');
    await expect(await screen.findByText('There were no such rows in the last 31 days.')).toBeVisible();
  },
};
