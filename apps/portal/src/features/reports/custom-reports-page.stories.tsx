import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { customReports, dailyTakings, newReportForm, takingsPreview } from './custom-report.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('reports.listCustomReports', { data: customReports });
  server.respond('reports.getCustomReport', { data: { ...dailyTakings, customReportId: 3, name: 'Weekly takings' } });
  server.respond('reports.previewCustomReport', { data: takingsPreview });
  server.respond('rest/internal/forms/post/community/admin/10/custom-reports', { data: newReportForm });
});

const meta = {
  ...page.meta,
  title: 'Screens/Custom reports/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/CustomReportsView?CommunityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reports of the community, enabled and not. */
export const Opened: Story = {
  play: async () => {
    await pageHeading('Custom reports');
    await expect(await screen.findByText('Daily takings')).toBeVisible();
    await expect(screen.getByText('Disabled')).toBeVisible();
  },
};

/** Without reports of its own, the page of a community says what they are for. */
export const NoneYet: Story = {
  beforeEach: () => page.server().respond('reports.listCustomReports', { data: [] }),
  play: async () => {
    await pageHeading('Custom reports');
    await expect(await screen.findByText(/has the columns that you choose/)).toBeVisible();
  },
};

/** A new report opens, so that its columns are chosen next. */
export const Added: Story = {
  play: async () => {
    page.server().respond('reports.createCustomReport', { data: { ...dailyTakings, customReportId: 3 } });
    await pageHeading('Custom reports');
    await userEvent.click(screen.getByRole('button', { name: 'Add report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add custom report' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Weekly takings');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), 'WEEKLY_TAKINGS');
    await userEvent.click(dialog.getByRole('button', { name: 'Add report' }));
    await pageHeading('Weekly takings');
    const sent = page.server().heard.find(({ call }) => call === 'reports.createCustomReport');
    await expect(sent?.body).toContain('"code":"WEEKLY_TAKINGS"');
    await expect(sent?.body).toContain('"source":"TRANSACTIONS"');
  },
};
