import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { commentForm } from '../../storybook/comment-form.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffAdmin } from '../../storybook/sessions.ts';
import { disabledAccount } from './account-authorisation.fixtures.ts';

const approved = {
  ...disabledAccount,
  status: 'APPROVED',
  currentUserCanApprove: false,
  deciderName: 'Tess Whitlock',
  decidedAt: '2026-11-20T02:00:00.000Z',
  decisionReason: 'Checked with the bank',
  version: 2,
};

const page = portalPages(staffAdmin, (server) => {
  server.respond('accountAuthorisations.get', { data: disabledAccount });
});

const meta = {
  ...page.meta,
  title: 'Screens/Authorise account change/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/AccountAuthorisationView?PendingAccountAuthorisationId=43' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Approved with a comment, which the requester reads; the buttons are gone. */
// Shows [3P066 3K021 3R209]
export const Approved: Story = {
  play: async () => {
    page.server().respond('rest/internal/forms/post/account-authorisation/43/approve', { data: commentForm });
    page.server().respond('accountAuthorisations.approve', { data: approved });
    await expect(await pageHeading('Authorise Account Change')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }, patience));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox'), 'Checked with the bank');
    page.server().respond('accountAuthorisations.get', { data: approved });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Checked with the bank', undefined, patience)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    const [sent] = page.server().heard.filter(({ call }) => call === 'accountAuthorisations.approve');
    await expect(sent?.body).toContain('"version":1');
  },
};
