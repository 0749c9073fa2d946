import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { ApprovalsView } from './approvals.view.tsx';
import { decidedRequests, waitingRequests } from './proposal.fixtures.ts';

const table = { rows: waitingRequests, state: 'ready', recordsCount: 3, recordsCountCapped: false } as const;
const meta = {
  title: 'Screens/Approvals',
  component: ApprovalsView,
  decorators: [portalStory({ session: staffAdmin, view: 'ApprovalsView' })],
  args: {
    timeZone: 'Australia/Sydney',
    search: { tab: 'WAITING', page: 1, pageSize: 20, ProposalId: undefined },
    onSearchChange: fn(),
    counts: { waiting: 3 },
    opened: [],
    onApproveOpened: fn(),
    table,
    hrefFor: (proposalId) => `#ApprovalsView?ProposalId=${proposalId}`,
    hrefForPage: (page) => `#page=${page}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof ApprovalsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What waits for me, the next to expire first; a press opens it beside the list. */
export const Waiting: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('tab', { name: /Waiting for my approval/ })).toHaveTextContent('3');
    for (const heading of ['Administrator', 'Account · Harbour City Utilities'])
      await expect(canvas.getByRole('columnheader', { name: heading })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Create administrator Ines Moreau' }));
    await expect(args.onOpen).toHaveBeenCalledWith(41);
    await userEvent.click(canvas.getByRole('tab', { name: 'Decided' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ tab: 'DECIDED' });
  },
};

/** Two of one kind were opened: they can be approved together. */
export const TwoOpened: Story = {
  args: { opened: [{ changeType: 'Create administrator', proposals: waitingRequests.slice(0, 2) }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve 2 opened' }));
    await expect(args.onApproveOpened).toHaveBeenCalled();
  },
};

export const MyRequests: Story = {
  args: {
    search: { ...meta.args.search, tab: 'MINE' },
    table: { ...table, rows: [...waitingRequests, ...decidedRequests.slice(2)] },
  },
};

/** Each way a request can end. */
export const Decided: Story = {
  args: { search: { ...meta.args.search, tab: 'DECIDED' }, table: { ...table, rows: decidedRequests } },
};

export const NothingWaits: Story = {
  args: { counts: { waiting: 0 }, table: { ...table, rows: [], state: 'empty', recordsCount: 0 } },
};

export const NothingAskedFor: Story = { args: { ...NothingWaits.args, search: { ...meta.args.search, tab: 'MINE' } } };

export const NothingDecided: Story = {
  args: { ...NothingWaits.args, search: { ...meta.args.search, tab: 'DECIDED' } },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
