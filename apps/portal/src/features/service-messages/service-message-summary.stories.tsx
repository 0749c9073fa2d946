import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { messages, summary } from './service-message.fixtures.ts';
import { ServiceMessageCounts } from './service-message-counts.view.tsx';
import { ServiceMessageSummaryView } from './service-message-summary.view.tsx';

const inHarbour = messages.slice(0, 5);
const table = { rows: inHarbour, state: 'ready', recordsCount: 999, recordsCountCapped: false } as const;
const onChoose = fn();
const counts = (
  <ServiceMessageCounts summary={summary} today="2026-11-20" doctypeCodes={undefined} onChoose={onChoose} />
);
const search = {
  doctypeCode: undefined,
  direction: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  page: 1,
  pageSize: 25,
};

const meta = {
  title: 'Screens/Service messages',
  component: ServiceMessageSummaryView,
  decorators: [portalStory({ view: 'ServiceMessageSummaryView', session: staffInCommunity })],
  args: {
    communityName: 'Harbour City Utilities',
    timeZone: 'Australia/Sydney',
    search,
    onSearchChange: fn(),
    summary,
    counts,
    table,
    hrefFor: (id) => `#ServiceMessageDetailView?serviceMessageId=${id}`,
    hrefForPage: (page) => `#page=${page}`,
    onOpen: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof ServiceMessageSummaryView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last 30 days of a community: chart with its table, kinds, the list. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(canvas.getByRole('row', { name: /Fri 20 Nov 2026/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Server to server notification 968/ }));
    await expect(onChoose).toHaveBeenCalledWith(['SERVER_TO_SERVER_NOTIFICATION']);
    await userEvent.click(canvas.getByRole('link', { name: 'Payment 1000000412 approved' }));
    await expect(args.onOpen).toHaveBeenCalledWith(8_000_105);
  },
};

/** Days go by steps or are typed; too many of them, and the other bound follows. */
export const OtherDays: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Earlier days' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ from: '2026-09-22', to: '2026-10-21' });
    const first = canvas.getByRole('textbox', { name: 'First day' });
    await userEvent.clear(first);
    await userEvent.type(first, '1 Nov 2026{Enter}');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-20' });
    await userEvent.clear(first);
    await userEvent.type(first, '1 Aug 2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ from: '2026-08-01', to: undefined });
  },
};

/** Over all communities each row says whose it is; what belongs to none is of all. */
export const Everywhere: Story = {
  args: { communityName: null, table: { ...table, rows: messages } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Community' })).toBeVisible();
    await expect(canvas.getByText('All communities')).toBeVisible();
  },
};

export const Filtered: Story = {
  args: {
    search: { ...search, doctypeCode: ['CASH_APPLIED_FILE'], direction: ['OUTBOUND'] },
    counts: (
      <ServiceMessageCounts
        summary={summary}
        today="2026-11-20"
        doctypeCodes={['CASH_APPLIED_FILE']}
        onChoose={onChoose}
      />
    ),
    table: { ...table, rows: messages.slice(1, 2), recordsCount: 1 },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: /^Cash applied file/, pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Direction' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ direction: undefined });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({
      doctypeCode: undefined,
      direction: undefined,
      status: undefined,
      from: undefined,
      to: undefined,
    });
  },
};

/** Several kinds: chosen in the menu, or in the list of kinds beside the chart. */
export const ChoosingKinds: Story = {
  args: {
    search: { ...search, doctypeCode: ['CASH_APPLIED_FILE'] },
    counts: <ServiceMessageCounts summary={summary} doctypeCodes={['CASH_APPLIED_FILE']} onChoose={onChoose} />,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Server to server notification/ }));
    await expect(onChoose).toHaveBeenLastCalledWith(['CASH_APPLIED_FILE', 'SERVER_TO_SERVER_NOTIFICATION']);
    await userEvent.click(canvas.getByRole('button', { name: /^Cash applied file/, pressed: true }));
    await expect(onChoose).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Kind is Cash applied file' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /^Transaction CSV report/ }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({
      doctypeCode: ['CASH_APPLIED_FILE', 'TRANSACTION_CSV_REPORT'],
    });
  },
};

/** Each status says how many messages have it. */
export const ChoosingStatuses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Failed 6' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ status: ['FAILED'] });
  },
};

const none = {
  ...summary,
  doctypes: [],
  days: [],
  statuses: summary.statuses.map((statuse) => ({ ...statuse, messageCount: 0 })),
};

export const NothingThere: Story = {
  args: {
    summary: none,
    counts: <ServiceMessageCounts summary={none} doctypeCodes={undefined} onChoose={onChoose} />,
    table: { ...table, rows: [], state: 'empty', recordsCount: 0 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No service messages on these days.')).toBeVisible();
    await expect(canvas.getByText('None on these days.')).toBeVisible();
  },
};
