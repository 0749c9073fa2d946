import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { patience, paged, portalPages } from '../../storybook/portal-pages.ts';
import { staffAdmin } from '../../storybook/sessions.ts';
import { editedDetails, waitingDetails, waitingRequests } from './proposal.fixtures.ts';

const edited = { ...editedDetails, changeType: waitingDetails.changeType };
const requests = [waitingRequests[0], { ...waitingRequests[1], changeType: waitingDetails.changeType }];

const page = portalPages(staffAdmin, (server) => {
  server.respond('proposals.list', paged(requests));
  server.respond('proposals.count', { data: { waiting: 2 } });
  server.respond('proposals.get', { data: waitingDetails });
});

const meta = {
  ...page.meta,
  title: 'Screens/Approvals/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/ApprovalsView?ProposalId=41' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { name }, patience);

/** The keys j and k lead from one request to the next and back. */
export const Keys: Story = {
  play: async () => {
    await heading('Create administrator Ines Moreau');
    await screen.findByText('1 of 2', undefined, patience);
    page.server().respond('proposals.get', { data: edited });
    await userEvent.keyboard('j');
    await heading('Edit administrator Mei Chen');
    await expect(await screen.findByText('2 of 2')).toBeVisible();
    page.server().respond('proposals.get', { data: waitingDetails });
    await userEvent.keyboard('k');
    await heading('Create administrator Ines Moreau');
  },
};

/** Approving takes a comment, which is sent with it. */
export const Commented: Story = {
  play: async () => {
    await heading('Create administrator Ines Moreau');
    page.server().respond('proposals.approve', { data: waitingDetails });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a comment' }, patience));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Comment/ }), 'Checked with payroll');
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => {
      const sent = page.server().heard.find(({ call }) => call === 'proposals.approve');
      return expect(sent?.body).toContain('Checked with payroll');
    });
  },
};

/** Two of one kind, once both were opened, are approved together, each in the version that was shown. */
export const TwoApproved: Story = {
  play: async () => {
    await heading('Create administrator Ines Moreau');
    await screen.findByText('1 of 2', undefined, patience);
    page.server().respond('proposals.get', { data: edited });
    await userEvent.keyboard('j');
    await heading('Edit administrator Mei Chen');
    await userEvent.keyboard('{Escape}');
    page.server().respond('proposals.approve', { data: waitingDetails }, { data: edited });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve 2 opened' }, patience));
    await userEvent.click(await screen.findByRole('button', { name: 'Approve 2' }));
    await expect(await screen.findByText('Approved 2 of 2: Create administrator')).toBeVisible();
    await waitFor(() => expect(page.server().heard.filter(({ call }) => call === 'proposals.approve')).toHaveLength(2));
  },
};
