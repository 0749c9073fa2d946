import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { apiLogs, apiLogSummary, apiOperations } from './api-log.fixtures.ts';
import { DeveloperLogSummary } from './developer-log-summary.view.tsx';
import { RestApiDeveloperLogView } from './rest-api-developer-log.view.tsx';

const summary = (
  <DeveloperLogSummary
    summary={apiLogSummary}
    hours="24"
    onHoursChange={fn()}
    timeZone="Australia/Sydney"
    operations={apiOperations}
    hrefForErrors={({ operation }) => `?operation=${operation}`}
    onErrors={fn()}
  />
);

const meta = {
  title: 'Screens/Developer log',
  component: RestApiDeveloperLogView,
  decorators: [portalStory({ view: 'RestApiDeveloperLogView' })],
  args: {
    table: { rows: apiLogs, state: 'ready', recordsCount: apiLogs.length, recordsCountCapped: false },
    community: { communityName: 'Harbour City Utilities', timeZone: 'Australia/Sydney' },
    retentionDays: 400,
    keyNames: [
      [3, 'Ledger sync'],
      [7, 'Water billing'],
    ],
    certificateNames: [[12, 'CN=12,O=HARBOUR']],
    operations: apiOperations,
    summary,
    search: {
      query: '',
      httpStatus: undefined,
      httpMethod: undefined,
      operation: undefined,
      apiKeyId: undefined,
      certificateId: undefined,
      recent: undefined,
      period: undefined,
      from: undefined,
      to: undefined,
      ipAddress: undefined,
      requestId: undefined,
      errorType: undefined,
      page: 1,
      pageSize: 20,
    },
    onSearchChange: fn(),
    hrefForPage: (page) => `?page=${page}`,
    hrefFor: (id) => `?apiLogId=${id}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof RestApiDeveloperLogView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Calls of a day in numbers, the errors that are alike, and the calls themselves. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Calls made with API keys and certificates of Harbour City Utilities, kept for 400 days'),
    ).toBeVisible();
    const errors = within(canvas.getByRole('region', { name: 'Errors by operation' }));
    await expect(errors.getByText('5 of 8 groups, 76 of 85 errors')).toBeVisible();
    await expect(errors.getByRole('link', { name: /^POST \/customers.*31 errors$/ })).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /\/transactions\?period/ }));
    await expect(row.getByText('503')).toBeVisible();
    await expect(row.getByText('5.00 s')).toBeVisible();
  },
};

/** What is typed becomes filters: a class of statuses and a method. */
export const TypedFilters: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Path, request ID, address, or a reference in the body' });
    await userEvent.click(box);
    await userEvent.paste('status:4xx method:post HCW-0041827');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearchChange).toHaveBeenCalledWith(
      expect.objectContaining({ httpStatus: '4xx', httpMethod: 'POST', query: 'HCW-0041827' }),
    );
  },
};

/** Nothing was called yet. */
export const Empty: Story = {
  args: {
    table: { rows: [], state: 'empty', recordsCount: 0, recordsCountCapped: false },
    summary: (
      <DeveloperLogSummary
        summary={{
          calls: 0,
          errors: 0,
          percentile95Ms: null,
          spans: apiLogSummary.spans.map(({ from }) => ({ from, calls: 0, errors: 0 })),
          errorGroups: [],
          errorGroupsCount: 0,
        }}
        hours="24"
        onHoursChange={fn()}
        timeZone="Australia/Sydney"
        operations={apiOperations}
        hrefForErrors={() => ''}
        onErrors={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is listed here within five seconds/)).toBeVisible();
    await expect(canvas.getByText('No errors')).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
