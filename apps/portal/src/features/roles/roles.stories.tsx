import { facilityRights, facilityViewRights } from '@quickportal/contracts/access/rights';
import type { Role } from '@quickportal/contracts/roles/role';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { RoleDetailsView } from './role-details.view.tsx';
import { RolesView } from './roles.view.tsx';
import { overlayStory } from '@quickportal/ui/story-kit';

const own: Role = {
  roleId: 5,
  roleName: 'Collections officer',
  description: 'Calls late payers and takes their payments',
  scope: 'COMMUNITY',
  shared: false,
  rights: ['TERMINAL_EXISTING_CUSTOMER', 'TransactionDetailView', 'VIEW_CUSTOMERS'],
  userCount: 4,
  rightsBeyondYours: [],
  version: 1,
};
const roles: readonly Role[] = [
  own,
  {
    ...own,
    roleId: 6,
    roleName: 'Business officer',
    description: 'Looks after the customers of one supplier business',
    scope: 'SUPPLIER_BUSINESS',
    shared: true,
    userCount: 1,
  },
  {
    ...own,
    roleId: 1,
    roleName: 'Facility administrator',
    description: '',
    shared: true,
    rights: [...facilityRights],
    userCount: 1,
  },
];
const failure = { level: 2, title: 'Roles did not load', message: 'Something went wrong.', onRetry: fn() } as const;
const table = { rows: roles, state: 'ready', recordsCount: roles.length, failure } as const;

const meta = {
  title: 'Screens/Roles',
  component: RolesView,
  decorators: [portalStory({ view: 'RolesView' })],
  args: {
    communityName: 'Harbour City Utilities',
    table,
    canAdd: true,
    onAdd: fn(),
    hrefFor: (roleId) => `#RolesView?RoleId=${roleId}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof RolesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Business officer' }));
    await expect(args.onOpen).toHaveBeenCalledWith(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Add role' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
};

export const ViewOnly: Story = { args: { canAdd: false } };

const onEdit = fn();
const onCopy = fn();
const onDelete = fn();
const details =
  (role: Role, canChange = true) =>
  () => <RoleDetailsView {...{ role, canChange, onEdit, onCopy, onDelete }} onClose={fn()} />;

/** What a role of the facility allows, who holds it, and what can be done with it. */
export const OwnRole: Story = {
  parameters: overlayStory,
  render: details(own),
  play: async () => {
    await expect(await screen.findByRole('link', { name: '4 users' })).toHaveAttribute(
      'href',
      expect.stringContaining('RoleId=5'),
    );
    await expect(screen.getByText('Take payments from customers')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await expect(onEdit).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await expect(onCopy).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalled();
  },
};

/** A shared role is copied, never changed. */
export const SharedRole: Story = {
  parameters: overlayStory,
  render: details({ ...own, shared: true, rights: [...facilityViewRights] }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

export const RoleBeyondYours: Story = {
  parameters: overlayStory,
  render: details({ ...own, rightsBeyondYours: ['TERMINAL_EXISTING_CUSTOMER'] }),
  play: async () =>
    expect(await screen.findByRole('alert')).toHaveTextContent('rights that you do not have: Take payments'),
};
