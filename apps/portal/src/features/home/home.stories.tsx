import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { facilityAdmin, staffAdmin, withoutRights } from '../../storybook/sessions.ts';
import { HomeView } from './home.view.tsx';
import { listOf, type Waiting } from './waiting.ts';

const loaded = { failed: false, onRetry: fn() };
const approvals: Waiting = {
  ...loaded,
  ...listOf('ApprovalsView', {}),
  title: 'Waiting for your approval',
  about: 'Approve or reject them before they expire',
  none: 'no approvals',
  tone: 'info',
  count: 2,
};
const files: Waiting = {
  ...loaded,
  ...listOf('FilesView', { errors: 'OPEN' }),
  title: 'Files with errors',
  about: 'Correct the lines and upload them again',
  none: 'no files with errors',
  tone: 'danger',
  count: 1,
};
const cards: Waiting = {
  ...loaded,
  ...listOf('ExpiringCardsView', {}),
  title: 'Cards that expire within 60 days',
  about: 'Ask the customers for their new cards',
  none: 'no cards that expire soon',
  tone: 'warning',
  count: 1204,
};
const unknown: Waiting = {
  ...loaded,
  ...listOf('TransactionSearchView', { outcome: 'UNKNOWN' }),
  title: 'Payments with unknown outcome',
  about: 'Do not take them again; the portal keeps checking',
  none: 'no payments with unknown outcome',
  tone: 'danger',
  count: 3,
};
const schedules: Waiting = {
  ...loaded,
  ...listOf('RecurringPaymentsView', { status: ['FAILED'] }),
  title: 'Failed schedules',
  about: 'Correct the account, then resume the schedule',
  none: 'no failed schedules',
  tone: 'danger',
  count: 12,
};
const none = (item: Waiting): Waiting => ({ ...item, count: 0 });

const meta = {
  title: 'Screens/Home',
  component: HomeView,
  decorators: [portalStory()],
  args: {
    session: facilityAdmin,
    waiting: [approvals, unknown, schedules, files, cards],
    now: new Date('2026-11-20T01:14:00Z'),
  },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each number leads to the list that it counts, filtered alike. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Good afternoon, Dana' })).toBeVisible();
    await expect(canvas.getByText('Friday 20 Nov 2026, Harbour City Utilities')).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '/ApprovalsView',
      '/TransactionSearchView?outcome=UNKNOWN',
      '/RecurringPaymentsView?status=FAILED',
      '/FilesView?errors=OPEN',
      '/ExpiringCardsView',
    ]);
    await expect(canvas.getByRole('link', { name: /Cards that expire/ })).toHaveTextContent('1,204');
  },
};

/** What is zero takes one line. */
export const Quiet: Story = {
  args: { waiting: [none(approvals), none(files), none(cards)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No approvals, no files with errors and no cards that expire soon.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = { args: { waiting: [approvals, { ...files, count: undefined }, none(cards)] } };

/** One that fails says so in its place, and the others stay. */
export const OneFailed: Story = {
  args: { waiting: [approvals, { ...files, count: undefined, failed: true, onRetry: fn() }, none(cards)] },
  play: async ({ canvas, args }) => {
    const failed = within(await canvas.findByRole('alert'));
    await expect(failed.getByText('Files with errors')).toBeVisible();
    await userEvent.click(failed.getByRole('button', { name: 'Retry' }));
    await expect(args.waiting[1]?.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /Waiting for your approval/ })).toBeVisible();
  },
};

export const Staff: Story = { args: { session: staffAdmin, waiting: [approvals] } };

export const WithoutRights: Story = { args: { session: withoutRights, waiting: [] } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
