import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { commentForm } from '../../storybook/comment-form.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { paged, pageHeading, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { cashApplied, reportRuns, reportSchedules } from './report-schedules.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('reportSchedules.list', { data: reportSchedules });
  server.respond('reportSchedules.listRuns', paged(reportRuns));
});

const meta = {
  ...page.meta,
  title: 'Screens/Reports/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/ReportSchedulesView?CommunityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reports of the community, and their runs. */
// Shows [2P040 2M027]
export const Opened: Story = {
  play: async () => {
    await pageHeading('Reports');
    const reports = within(await screen.findByRole('list', { name: 'Reports' }));
    await expect(reports.getAllByRole('listitem')).toHaveLength(6);
    await expect(await screen.findByText('1,204')).toBeVisible();
  },
};

/** A report is enabled with one click. */
// Shows [2M234]
export const Enabled: Story = {
  play: async () => {
    page.server().respond('reportSchedules.enable', { data: { status: 201, body: reportSchedules[0] } });
    await pageHeading('Reports');
    await userEvent.click(await screen.findByRole('button', { name: 'Enable Expired Cards Report' }));
    await expect(await screen.findByText('Report was successfully enabled')).toBeVisible();
    const sent = page.server().heard.find(({ call }) => call === 'reportSchedules.enable');
    await expect(sent?.body).toContain('"reportTemplate":"EXPIRED_CARDS_REPORT"');
  },
};

/** Before the cash applied file is enabled, it says that its runs close open batches. */
// Shows [2R267]
export const CashAppliedEnabled: Story = {
  play: async () => {
    page.server().respond('reportSchedules.enable', { data: { status: 201, body: cashApplied } });
    await pageHeading('Reports');
    await userEvent.click(await screen.findByRole('button', { name: 'Enable Cash Applied File' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/open payment batches of the day are closed/)).toBeVisible();
    await expect(page.server().heard.some(({ call }) => call === 'reportSchedules.enable')).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Enable report' }));
    await expect(await screen.findByText('Report was successfully enabled')).toBeVisible();
  },
};

/** A change of when it runs and who is notified is confirmed. */
// Shows [2M235]
export const Updated: Story = {
  play: async () => {
    page.server().respond('rest/internal/forms/patch/report-schedules/2', { data: commentForm });
    page.server().respond('reportSchedules.update', { data: { status: 200, body: reportSchedules[4] } });
    await pageHeading('Reports');
    await userEvent.click(await screen.findByRole('button', { name: 'Configure Legacy transaction report 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox'), 'Weekly');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Report was successfully updated')).toBeVisible();
  },
};

/** Disabling sends the version that was read, and is confirmed. */
// Shows [2M236]
export const Disabled: Story = {
  play: async () => {
    page.server().respond('reportSchedules.disable', { data: { status: 204 } });
    await pageHeading('Reports');
    await userEvent.click(await screen.findByRole('button', { name: 'Disable Legacy transaction report 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Disable report' }));
    await expect(await screen.findByText('Report was successfully disabled')).toBeVisible();
    const sent = page.server().heard.find(({ call }) => call === 'reportSchedules.disable');
    await expect(sent?.body).toContain('"version":3');
  },
};
