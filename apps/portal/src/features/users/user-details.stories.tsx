import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { UserActivityView } from './user-activity.view.tsx';
import { UserDetailsView } from './user-details.view.tsx';
import { lena } from './user.fixtures.ts';

const activityWith = (linksToCustomers: boolean) => (
  <UserActivityView
    linksToCustomers={linksToCustomers}
    timeZone="Australia/Sydney"
    table={{
      rows: [
        {
          id: 2,
          eventDate: '2026-11-20T01:05:00.000Z',
          description: 'Signed in.',
          userName: 'Lena Novák',
          loginName: 'lena.novak',
          about: { userId: 51 },
          changes: [],
          customer: null,
        },
        {
          id: 3,
          eventDate: '2026-11-19T03:41:00.000Z',
          description: 'Customer details changed: email, phone',
          userName: 'Lena Novák',
          loginName: 'lena.novak',
          about: { customerId: 1_048_217 },
          changes: [
            { field: 'email', title: 'Email', from: '', to: 'margaret.olsson@example.com' },
            { field: 'phoneNumber', title: 'Phone', from: '0491 570 156', to: '0491 570 157' },
          ],
          customer: { customerId: 1_048_217, customerName: 'Margaret Olsson' },
        },
        {
          id: 1,
          eventDate: '2026-05-04T00:00:00.000Z',
          description: 'User Lena Novák (lena.novak) added and invited by email.',
          userName: 'Dana Petrov',
          loginName: 'facility.admin',
          about: { userId: 51 },
          changes: [],
          customer: null,
        },
      ],
      state: 'ready',
      recordsCount: 3,
      failure: { title: 'Recent activity did not load' },
    }}
    page={1}
    hrefForPage={(page) => `#page=${page}`}
    onPageChange={fn()}
  />
);

const meta = {
  title: 'Screens/User details',
  component: UserDetailsView,
  decorators: [portalStory({ view: 'UserDetailsView', search: { SystemUserId: '31' } })],
  args: {
    user: lena,
    timeZone: 'Australia/Sydney',
    canChange: true,
    onEdit: fn(),
    onAction: fn(),
    activity: activityWith(true),
  },
} satisfies Meta<typeof UserDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('disable');
    const [password, factor] = canvas.getAllByRole('button', { name: 'Reset' });
    await userEvent.click(password as HTMLElement);
    await expect(args.onAction).toHaveBeenLastCalledWith('reset-password');
    await userEvent.click(factor as HTMLElement);
    await expect(args.onAction).toHaveBeenLastCalledWith('reset-second-factor');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('end-sessions');
    await userEvent.click(canvas.getByText('6 rights'));
    await expect(canvas.getByText('See customers')).toBeVisible();
  },
};

/** Of a change it says which customer, as a link. */
export const ActivityOfCustomers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Margaret Olsson' })).toHaveAttribute(
      'href',
      expect.stringContaining('CustomerDetailsView?CustomerId=1048217'),
    );
  },
};

/** Anyone who may not open customers reads the name. */
export const ActivityWithoutLinks: Story = {
  args: { activity: activityWith(false) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Margaret Olsson')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Margaret Olsson' })).toBeNull();
  },
};

/** Not signed in yet: the invitation can be sent again, there is no password to reset. */
export const Invited: Story = {
  args: {
    user: {
      ...lena,
      invitationPending: true,
      invitationExpiresAt: '2026-11-27T09:00:00.000Z',
      passwordChangedAt: null,
      lastSignInAt: null,
      secondFactorEnabled: false,
      secondFactorSince: null,
      openSessions: 0,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('invite');
    await expect(canvas.queryByRole('button', { name: 'Reset' })).toBeNull();
  },
};

/** Unused for 90 days: an administrator opens it. */
export const LockedUnused: Story = {
  args: { user: { ...lena, status: 'LOCKED_INACTIVE', openSessions: 0, lastSignInAt: '2026-07-12T02:00:00.000Z' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlock' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('unlock');
  },
};

export const LockedAfterFailures: Story = {
  args: { user: { ...lena, status: 'LOCKED_PASSWORD_FAILURE', lockedUntil: '2026-11-20T09:30:00.000Z' } },
};

export const Disabled: Story = {
  args: { user: { ...lena, status: 'DISABLED', openSessions: 0 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('enable');
  },
};

/** One's own account: only name and address are changed here. */
export const Yourself: Story = {
  args: { user: { ...lena, isYou: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'My profile' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Disable' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reset' })).toBeNull();
  },
};

/** A user who may do more than the viewer is left alone. */
export const MoreRightsThanYou: Story = {
  args: { user: { ...lena, rightsBeyondYours: ['MANAGE_API_KEYS', 'REFUND_TRANSACTIONS'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Generate and change API keys');
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const ViewOnly: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Lena Novák' });
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};
