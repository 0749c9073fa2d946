import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { migrationQuestion } from './change-migration.dialog.tsx';
import { finishedMigration, migrationSchedules, runningMigration } from './payto-migration.fixtures.ts';
import { PayToMigrationDetailsView, PayToMigrationSkeleton } from './payto-migration-details.view.tsx';

const meta = {
  title: 'Screens/PayTo migration',
  component: PayToMigrationDetailsView,
  decorators: [portalStory({ view: 'PayToMigrationDetailsView' })],
  args: {
    migration: runningMigration,
    timeZone: 'Australia/Sydney',
    canChange: true,
    onChoose: fn(),
    polling: { left: 59, goOn: fn() },
    list: {
      table: { state: 'ready', rows: migrationSchedules, recordsCount: 180 },
      search: { page: 1, pageSize: 20, outcome: undefined },
      onSearchChange: fn(),
      hrefForPage: (page) => `#page=${page}`,
    },
  },
} satisfies Meta<typeof PayToMigrationDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How far it is, and what became of each schedule, with links to its agreement. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Move to PayTo: Harbour City Water' }),
    ).toBeVisible();
    await expect(canvas.getByText('80 of 180 decided')).toBeVisible();
    await expect(canvas.getByText(/about 62 minutes/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Agreement of PS-20400: Moved' })).toHaveAttribute(
      'href',
      expect.stringContaining('AgreementToken='),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onChoose).toHaveBeenCalledWith('PAUSE');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the rest' }));
    await expect(args.onChoose).toHaveBeenCalledWith('CANCEL');
    await userEvent.click(canvas.getByRole('button', { name: 'Outcome' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Kept on direct debit' }));
    await expect(args.list.onSearchChange).toHaveBeenCalledWith({ outcome: ['KEPT'] });
  },
};

export const Paused: Story = {
  args: { migration: { ...runningMigration, status: 'PAUSED', statusDisplay: 'Paused', statusClass: 'warning' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resume' }));
    await expect(args.onChoose).toHaveBeenCalledWith('RESUME');
  },
};

/** Nothing is fetched again, and nothing can be changed. */
export const Finished: Story = {
  args: { migration: finishedMigration, polling: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('30 of 30 decided')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
  },
};

/** What cancelling means for those that wait and those with the payer. */
export const CancelQuestion: Story = {
  render: ({ migration }) => (
    <AlertDialog open onOpenChange={fn()} onAction={fn()} {...migrationQuestion('CANCEL', migration)} />
  ),
  play: async () => {
    await expect(await screen.findByText(/^62 schedules waiting stay on direct debit/)).toBeVisible();
    await expect(screen.getByText(/^38 schedules with the payer/)).toBeVisible();
  },
};

export const Loading: Story = { render: () => <PayToMigrationSkeleton /> };

export const Dark: Story = { globals: { theme: 'dark' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
