import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { commentForm } from '../../storybook/comment-form.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, paged, portalPages } from '../../storybook/portal-pages.ts';
import { staffAdmin } from '../../storybook/sessions.ts';
import { editedAdministrator, invitationSent } from './user-authorisation.fixtures.ts';

const reasonForm = {
  ...commentForm,
  properties: { reason: { ...commentForm.properties['comment'], title: 'Reason' } },
  'x-form': { ...commentForm['x-form'], order: ['reason'], groups: [{ title: '', fields: ['reason'] }] },
};
const decided = {
  ...editedAdministrator,
  currentUserCanApprove: false,
  deciderName: 'Tess Whitlock',
  decidedAt: '2026-11-20T02:00:00.000Z',
  version: 2,
};
const approved = { ...decided, status: 'APPROVED' };
const rejected = { ...decided, status: 'REJECTED', decisionReason: 'Wrong role.' };

const page = portalPages(staffAdmin, (server) => {
  server.respond('userAuthorisations.search', paged([]));
  server.respond('userAuthorisations.get', { data: editedAdministrator });
});

const meta = {
  ...page.meta,
  title: 'Screens/Authorise administrator change/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/UserAuthorisationView?PendingUserAuthorisationId=42' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An approved change is said in a banner, and the buttons are gone. */
// Shows [3P064 3R207 3R283]
export const Approved: Story = {
  play: async () => {
    page.server().respond('userAuthorisations.approve', { data: { status: 200, body: approved } });
    await expect(await pageHeading('Authorise Administrator Change')).toBeVisible();
    const approve = await screen.findByRole('button', { name: 'Approve' }, patience);
    page.server().respond('userAuthorisations.get', { data: approved });
    await userEvent.click(approve);
    await expect(await screen.findByText(/The changes were applied immediately/, undefined, patience)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    const [sent] = page.server().heard.filter(({ call }) => call === 'userAuthorisations.approve');
    await expect(sent?.body).toContain('"version":1');
  },
};

/** The same once it was rejected with a reason. */
// Shows [3R283 3R284]
export const Rejected: Story = {
  play: async () => {
    page.server().respond('rest/internal/forms/post/user-authorisation/42/reject', { data: reasonForm });
    page.server().respond('userAuthorisations.reject', { data: rejected });
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox'), 'Wrong role.');
    page.server().respond('userAuthorisations.get', { data: rejected });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText(/^Rejected by/, undefined, patience)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  },
};

/** Approving a new administrator leads to the pending list, where the invitation is. */
// Shows [3R287]
export const NewAdministratorApproved: Story = {
  play: async () => {
    const waiting = { ...invitationSent, status: 'PENDING', changeType: 'Create administrator', systemUserId: null };
    page.server().respond('userAuthorisations.get', { data: { ...waiting, deciderName: null, decidedAt: null } });
    page.server().respond('userAuthorisations.approve', { data: { status: 302 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }, patience));
    await expect(await pageHeading('Pending Administrator Users')).toBeVisible();
  },
};
