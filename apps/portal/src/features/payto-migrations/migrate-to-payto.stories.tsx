import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { MigrateToPayToView } from './migrate-to-payto.view.tsx';
import {
  candidates,
  finishedMigration,
  ineligibleCandidates,
  preview,
  runningMigration,
} from './payto-migration.fixtures.ts';
import { startQuestion } from './start-migration.dialog.tsx';

const choice = {
  businessId: 100,
  status: undefined,
  amountFrom: undefined,
  amountTo: undefined,
  ineligible: false,
};
const past = [runningMigration, finishedMigration];

const meta = {
  title: 'Screens/Move to PayTo',
  component: MigrateToPayToView,
  decorators: [portalStory({ view: 'MigrateToPayToView' })],
  args: {
    timeZone: 'Australia/Sydney',
    canStart: true,
    businesses: [
      { businessId: 100, businessName: 'Harbour City Water' },
      { businessId: 101, businessName: 'Harbour City Drainage' },
    ],
    choice,
    onChoiceChange: fn(),
    preview,
    candidates: { table: { state: 'ready', rows: candidates, recordsCount: 180 }, page: 1, onPageChange: fn() },
    onStart: fn(),
    past: {
      table: { state: 'ready', rows: past, recordsCount: 2 },
      page: 1,
      onPageChange: fn(),
      hrefFor: (id) => `#migration-${id}`,
      onOpen: fn(),
    },
  },
} satisfies Meta<typeof MigrateToPayToView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What can move and what cannot is counted; the rate says how long it takes; the button starts it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Move to PayTo' })).toBeVisible();
    await expect(canvas.getByText('The next payment is less than 5 days away.')).toBeVisible();
    await expect(canvas.getByText(/^About 3 hours for 180 agreements\./)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Agreements per hour'), '180');
    await expect(await canvas.findByText(/^About 60 minutes for 180 agreements\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move to PayTo' }));
    await expect(args.onStart).toHaveBeenCalledWith(180);
    await userEvent.click(canvas.getByRole('radio', { name: 'Cannot move (47)' }));
    await expect(args.onChoiceChange).toHaveBeenCalledWith({ ineligible: true });
  },
};

/** Those that cannot move, each with its reason. */
export const Ineligible: Story = {
  args: {
    choice: { ...choice, ineligible: true },
    candidates: {
      table: { state: 'ready', rows: ineligibleCandidates, recordsCount: 47 },
      page: 1,
      onPageChange: fn(),
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/^The next payment is on 23 Nov 2026/)).toBeVisible(),
};

export const NoBusinessChosen: Story = {
  args: { choice: { ...choice, businessId: undefined }, preview: undefined },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose a business' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Move to PayTo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Business' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Harbour City Drainage' }));
    await expect(args.onChoiceChange).toHaveBeenCalledWith({ businessId: 101 });
  },
};

/** Nothing can be started where nothing can move. */
export const NoneCanMove: Story = {
  args: {
    preview: { ...preview, eligible: { schedules: 0, amount: { ...preview.eligible.amount, displayAmount: '$0.00' } } },
    candidates: { table: { state: 'empty', rows: [], recordsCount: 0 }, page: 1, onPageChange: fn() },
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Move to PayTo' })).toBeDisabled(),
};

/** Readers see the migrations only. */
export const ReadOnly: Story = {
  args: { canStart: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /20 Nov 2026/ })).toHaveAttribute('href', '#migration-41');
    await expect(canvas.queryByRole('button', { name: 'Move to PayTo' })).toBeNull();
  },
};

/** The question says what is sent to whom, and what happens meanwhile. */
export const Question: Story = {
  render: () => (
    <AlertDialog
      open
      onOpenChange={fn()}
      onAction={fn()}
      {...startQuestion({
        eligible: preview.eligible,
        businessName: 'Harbour City Water',
        agreementsPerHour: 60,
      })}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Send 180 agreements to payers?' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send 180 agreements' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
