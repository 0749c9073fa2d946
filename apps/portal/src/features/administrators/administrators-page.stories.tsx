import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { commentForm, versionedForm } from '../../storybook/comment-form.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, paged, portalPages } from '../../storybook/portal-pages.ts';
import { staffAdmin } from '../../storybook/sessions.ts';
import { administrators, disabledAdministrator, mei, pendingAdministrators } from './administrator.fixtures.ts';

const saved = { dualAuth: true, userUpdated: true, pendingSystemUserId: 42, systemUserId: null, message: null };
const request = {
  proposalId: 42,
  pendingSystemUserId: 42,
  systemUserId: 6,
  kind: 'administrators.update',
  changeType: 'Edit administrator',
  title: 'Edit administrator Mei Chen',
  objectType: 'system-user',
  noun: 'administrator',
  communityId: null,
  communityName: null,
  reason: '',
  status: 'PENDING',
  requesterId: 1,
  requesterName: 'Tess Whitlock',
  requestedAt: '2026-11-20T01:40:00.000Z',
  expiresAt: '2026-11-27T01:40:00.000Z',
  deciderName: null,
  decidedAt: null,
  decisionReason: null,
  currentUserCanApprove: false,
  currentUserCanWithdraw: true,
  version: 1,
  propertyDifferences: [],
  approvalRefusal: 'You made this request yourself. Another user must decide.',
  staleReason: null,
  currentDifferences: null,
  currentUserCanRequestAgain: false,
};

const page = portalPages(staffAdmin, (server) => {
  server.respond('administrators.search', paged(administrators));
  server.respond('userAuthorisations.search', paged(pendingAdministrators));
  server.respond('administrators.get', { data: mei });
  server.respond('userAuthorisations.get', { data: request });
  server.respond('rest/internal/forms/post/admin-user', { data: commentForm });
  server.respond('rest/internal/forms/patch/admin-user/6', { data: versionedForm(3) });
});

const meta = {
  ...page.meta,
  title: 'Screens/Administrators/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/AdministratorsView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function send(submitLabel: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', undefined, patience), 'Joins on Monday');
  await userEvent.click(screen.getByRole('button', { name: submitLabel }));
}

export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Administrators')).toBeVisible();
    await expect(await screen.findByText('Oskar Lindqvist', undefined, patience)).toBeVisible();
  },
};

// Shows [3P065]
export const Pending: Story = {
  args: { address: '/PendingAdministratorsView' },
  play: async () => {
    await expect(await pageHeading('Pending Administrator Users')).toBeVisible();
    await expect(await screen.findByText('Invitation Sent', undefined, patience)).toBeVisible();
  },
};

/** A request that waits opens, because every new administrator needs a second person. */
// Shows [3P061 3R204 3R288]
export const Created: Story = {
  args: { address: '/NewAdministratorView' },
  play: async () => {
    page.server().respond('administrators.create', { data: saved });
    await expect(await pageHeading('Create New Administrator')).toBeVisible();
    await send('Request administrator');
    await expect(await pageHeading('Authorise Administrator Change')).toBeVisible();
  },
};

/** A response with a message leads to the pending list, which says it. */
// Shows [3R289]
export const CreatedWithMessage: Story = {
  args: { address: '/NewAdministratorView' },
  play: async () => {
    const message = 'The invitation is sent once mail is set up.';
    page
      .server()
      .respond('administrators.create', { data: { ...saved, dualAuth: false, pendingSystemUserId: null, message } });
    await send('Request administrator');
    await expect(await pageHeading('Pending Administrator Users')).toBeVisible();
    await expect(await screen.findByText(message)).toBeVisible();
  },
};

/** Any other response leads to the administrator. */
// Shows [3R290]
export const CreatedAtOnce: Story = {
  args: { address: '/NewAdministratorView' },
  play: async () => {
    page.server().respond('administrators.create', {
      data: { ...saved, dualAuth: false, pendingSystemUserId: null, systemUserId: 6 },
    });
    await send('Request administrator');
    await expect(await pageHeading('Mei Chen')).toBeVisible();
  },
};

/** An edit that waits opens its request. */
// Shows [3P062 3R205 3R291]
export const Edited: Story = {
  args: { address: '/AdministratorDetailsView?SystemUserId=6' },
  play: async () => {
    page.server().respond('administrators.update', { data: { ...saved, systemUserId: 6 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }, patience));
    await send('Request change');
    await expect(await pageHeading('Authorise Administrator Change')).toBeVisible();
  },
};

/** An edit that changes nothing says so, and the form stays. */
// Shows [3R292 3M044]
export const NothingChanged: Story = {
  args: { address: '/AdministratorDetailsView?SystemUserId=6' },
  play: async () => {
    page.server().respond('administrators.update', {
      data: {
        ...saved,
        userUpdated: false,
        pendingSystemUserId: null,
        systemUserId: 6,
        message: 'No changes detected.',
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }, patience));
    await send('Request change');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText('No changes detected.')).toBeVisible();
  },
};

/** Any other response of an edit leads back to the administrator. */
// Shows [3R293]
export const EditedAtOnce: Story = {
  args: { address: '/AdministratorDetailsView?SystemUserId=6' },
  play: async () => {
    page.server().respond('administrators.update', {
      data: { ...saved, dualAuth: false, pendingSystemUserId: null, systemUserId: 6 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }, patience));
    await send('Request change');
    await expect(await pageHeading('Mei Chen')).toBeVisible();
  },
};

/** A disabled administrator is enabled with the issue key and one's own password, and a second person. */
// Shows [3P063 3R206]
export const Enabled: Story = {
  args: { address: '/ConfirmEnableUserView?SystemUserId=8' },
  play: async () => {
    page.server().respond('administrators.get', { data: disabledAdministrator });
    page.server().respond('rest/internal/forms/post/admin-user/8/enable', { data: commentForm });
    page.server().respond('administrators.enable', { data: { ...saved, systemUserId: 8 } });
    await expect(await pageHeading('Confirm Enable User')).toBeVisible();
    await send('Save');
    await expect(await pageHeading('Authorise Administrator Change')).toBeVisible();
  },
};

/** An administrator who is enabled needs no form. */
export const EnabledAlready: Story = {
  args: { address: '/ConfirmEnableUserView?SystemUserId=6' },
  play: async () => {
    await expect(await screen.findByText('Mei Chen is already enabled', undefined, patience)).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};
