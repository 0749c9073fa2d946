import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { apiLogs, apiLogSummary, apiOperations } from './api-log.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/Developer log/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/RestApiDeveloperLogView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    const page = { items: apiLogs, recordsCount: apiLogs.length, currentPage: 1, pageSize: 20 };
    server.respond('apiLogs.list', { data: page });
    server.respond('apiLogs.getSummary', { data: apiLogSummary });
    server.respond('apiLogs.listOperations', { data: { items: apiOperations } });
    server.respond('apiKeys.list', { data: { items: [], recordsCount: 0, currentPage: 1, pageSize: 100 } });
    server.respond('apiKeys.getConfig', {
      data: { checkRequestAgainstWhitelist: false, notificationEmail: '', logRetentionDays: 90, version: 1 },
    });
    server.respond('savedViews.list', { data: { items: [] } });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** The calls of the facility with their numbers; a group of errors narrows the list. */
// Shows [2P030 2M021 2R199]
export const Opened: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'REST API Developer Log' }, patience),
    ).toBeVisible();
    await expect(await screen.findByText('/customer-search', undefined, patience)).toBeVisible();
    await expect(await screen.findByText(/kept for 90 days$/, undefined, patience)).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: /^POST \/customers.*31 errors$/ }, patience));
    await expect(await screen.findByRole('button', { name: 'Clear filters' }, patience)).toBeVisible();
    await waitFor(
      () => expect(server.heard.filter(({ call }) => call === 'apiLogs.list').length).toBeGreaterThan(1),
      patience,
    );
  },
};
