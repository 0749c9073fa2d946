import { Sheet, SheetBody, SheetContent } from '@quickportal/ui/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { ProposalDetailsView } from '../../layout/proposals/proposal-details.view.tsx';
import { decidedRequests, editedDetails, staleDetails, waitingDetails } from './proposal.fixtures.ts';
import { ProposalActions } from './proposal.sheet.tsx';
import { overlayStory } from '@quickportal/ui/story-kit';

const onApprove = fn();
const onReject = fn();
const onWithdraw = fn();
const onAgain = fn();

const meta = {
  title: 'Screens/Approvals/Request',
  parameters: overlayStory,
  component: ProposalDetailsView,
  decorators: [portalStory({ session: staffAdmin, view: 'ApprovalsView' })],
  args: { proposal: waitingDetails, timeZone: 'Australia/Sydney' },
  render: (args) => (
    <Sheet open>
      <SheetContent title={args.proposal.title} className="grid-cols-[minmax(0,1fr)] sm:w-200 sm:max-w-[92vw]">
        <SheetBody>
          <ProposalDetailsView {...args} />
        </SheetBody>
        <ProposalActions
          proposal={args.proposal}
          approving={false}
          onApprove={onApprove}
          onReject={onReject}
          onWithdraw={onWithdraw}
          onAgain={onAgain}
        />
      </SheetContent>
    </Sheet>
  ),
} satisfies Meta<typeof ProposalDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Mine to decide. */
export const Waiting: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await expect(onApprove).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    await expect(onReject).toHaveBeenCalled();
    await expect(screen.getByText('5 of 5 fields changed')).toBeVisible();
  },
};

/** Changed fields first; the others can be shown too. */
export const Edited: Story = {
  args: { proposal: editedDetails },
  play: async () => {
    await expect(await screen.findByText('3 of 5 fields changed')).toBeVisible();
    await expect(screen.queryByText('Mei Chen')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'All fields' }));
    await expect((await screen.findAllByText('Mei Chen'))[0]).toBeVisible();
  },
};

/** The requester can only withdraw, and sees why. */
// Shows [3R285]
export const OwnRequest: Story = {
  args: {
    proposal: {
      ...editedDetails,
      currentUserCanApprove: false,
      currentUserCanWithdraw: true,
      approvalRefusal: 'You made this request yourself. Another user must decide.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/You made this request yourself/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await expect(onWithdraw).toHaveBeenCalled();
  },
};

/** Another user's, and not for who lacks the right: nothing to press, but the reason. */
// Shows [3R285]
export const NeedsARight: Story = {
  args: {
    proposal: {
      ...waitingDetails,
      currentUserCanApprove: false,
      approvalRefusal: 'You need the right "Authorise administrator changes" to decide this.',
    },
  },
  play: async () => {
    await expect(await screen.findByText(/You need the right "Authorise administrator changes"/)).toBeVisible();
    for (const name of ['Approve', 'Reject', 'Withdraw'])
      await expect(screen.queryByRole('button', { name })).toBeNull();
  },
};

/** The thing has changed since: what was seen, what is now, what was requested; the requester asks again. */
export const Stale: Story = {
  args: { proposal: staleDetails },
  play: async () => {
    const row = await screen.findByRole('row', { name: /Email/ });
    await expect(row).toHaveTextContent('staff.support@example.com');
    await expect(row).toHaveTextContent('mei@example.comChanged since the request');
    await userEvent.click(screen.getByRole('button', { name: 'Ask again on today’s values' }));
    await expect(onAgain).toHaveBeenCalled();
  },
};

/** An approver can only reject what is out of date. */
export const StaleForApprover: Story = {
  args: {
    proposal: {
      ...staleDetails,
      currentUserCanApprove: true,
      currentUserCanWithdraw: false,
      currentUserCanRequestAgain: false,
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Reject' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

/** Another user was faster. */
export const Refused: Story = { args: { error: 'This request was approved by Tess Whitlock.' } };

/** A banner says it, and the buttons are gone. */
// Shows [3R283 3R284]
export const Approved: Story = {
  args: { proposal: { ...waitingDetails, ...decidedRequests[0] } },
  play: async () => {
    await expect(await screen.findByText(/The changes were applied immediately/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  },
};

/** The same once it was rejected. */
// Shows [3R283 3R284]
export const Rejected: Story = {
  args: { proposal: { ...editedDetails, ...decidedRequests[1], title: editedDetails.title } },
  play: async () => {
    await expect(await screen.findByText(/^Rejected by/)).toBeVisible();
    await expect(screen.getByText('Wrong role.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  },
};

export const OutOfDate: Story = { args: { proposal: { ...editedDetails, ...decidedRequests[4] } } };

export const OnPhone: Story = { args: { proposal: editedDetails }, globals: { viewport: { value: 'phone' } } };
