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
    server.respond('apiLogs.getSummary', (body) => ({ data: body.includes('168') ? weekSummary : apiLogSummary }));
    server.respond('apiLogs.listOperations', { data: { items: apiOperations } });
    server.respond('apiKeys.list', { data: { items: keys, recordsCount: 2, currentPage: 1, pageSize: 100 } });
    server.respond('apiKeys.getConfig', {
      data: { checkRequestAgainstWhitelist: false, notificationEmail: '', logRetentionDays: 90, version: 1 },
    });
    server.respond('savedViews.list', { data: { items: [] } });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const keys = [
  { id: 7, name: 'Water billing', expired: false, statusCode: { statusCode: 'ACTIVE' } },
  { id: 3, name: 'Ledger sync', expired: true, statusCode: { statusCode: 'INACTIVE' } },
];
const weekSummary = {
  ...apiLogSummary,
  spans: apiLogSummary.spans
    .slice(0, 7)
    .map((span, at) => ({ ...span, from: `2026-11-${String(14 + at)}T13:00:00.000Z` })),
};
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
    // The list has the calls that the numbers are of
    await waitFor(() => expect(sentLast('apiLogs.list')).toContain('"recent":"24"'), patience);
    await userEvent.click(await screen.findByRole('radio', { name: '7 days' }, patience));
    await waitFor(() => expect(sentLast('apiLogs.list')).toContain('"recent":"168"'), patience);
    await expect(sentLast('apiLogs.getSummary')).toContain('"hours":"168"');
  },
};

const sentLast = (name: string): string => {
  const { query = '', body = '' } = server.heard.findLast(({ call }) => call === name) ?? {};
  return decodeURIComponent(query) + body;
};

/** The filter also offers keys that work no longer, whose calls are still in the log. */
export const KeysToFilterBy: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Key' }, patience));
    await expect(await screen.findByRole('menuitemradio', { name: 'Water billing' }, patience)).toBeVisible();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Ledger sync (disabled)' }));
    await waitFor(() => expect(sentLast('apiLogs.list')).toContain('"apiKeyId":3'), patience);
  },
};
