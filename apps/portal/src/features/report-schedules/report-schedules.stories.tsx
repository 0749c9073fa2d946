import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { disableQuestion } from './report-schedule.dialogs.tsx';
import { reportRuns, reportSchedules } from './report-schedules.fixtures.ts';
import { ReportSchedulesView } from './report-schedules.view.tsx';

const runs = {
  search: { page: 1, pageSize: 20 },
  onSearchChange: fn(),
  hrefForPage: (page: number) => `?page=${page}`,
};

const meta = {
  title: 'Screens/Reports',
  component: ReportSchedulesView,
  decorators: [portalStory({ view: 'ReportSchedulesView' })],
  args: {
    schedules: reportSchedules,
    timeZone: 'Australia/Sydney',
    actions: { onEnable: fn(), onConfigure: fn(), onDisable: fn() },
    enabling: null,
    runs: {
      ...runs,
      table: { rows: reportRuns, state: 'ready', recordsCount: reportRuns.length, recordsCountCapped: false },
    },
    hrefOfFile: ({ serviceMessageId }) => `/service-messages/${serviceMessageId}/file`,
  },
} satisfies Meta<typeof ReportSchedulesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reports with enable, configure and disable, and the runs with their files. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable New Customer Report' }));
    await expect(args.actions?.onEnable).toHaveBeenCalledWith(reportSchedules[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Configure Legacy transaction report 1' }));
    await expect(args.actions?.onConfigure).toHaveBeenCalledWith(reportSchedules[4]);
    await userEvent.click(canvas.getByRole('button', { name: 'Disable Transaction CSV Report' }));
    await expect(args.actions?.onDisable).toHaveBeenCalledWith(reportSchedules[0]);
    await expect(canvas.queryByRole('button', { name: 'Configure Transaction CSV Report' })).toBeNull();
    await expect(
      canvas.getByRole('link', { name: 'Download HARBOUR_LEGACY_TRANSACTIONS_20261108-20261114.csv' }),
    ).toHaveAttribute('href', '/service-messages/8000098/file');
  },
};

/** Users who only see reports have no actions, but may download. */
export const ReadOnly: Story = {
  args: { actions: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New Customer Report')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Enable|Configure|Disable) / })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Download / })).toBeVisible();
  },
};

export const NoRuns: Story = {
  args: { runs: { ...runs, table: { rows: [], recordsCount: 0, recordsCountCapped: false, state: 'empty' } } },
  play: async ({ canvas }) => expect(await canvas.findByText(/^Each run of an enabled report/)).toBeVisible(),
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The question before disabling says what stops. */
export const Disable: Story = {
  parameters: overlayStory,
  render: () => <AlertDialog {...disableQuestion(reportSchedules[4]!)} open onOpenChange={fn()} onAction={fn()} />,
  play: async () => expect(await screen.findByRole('alertdialog')).toHaveTextContent('2 recipients get no more of it'),
};
