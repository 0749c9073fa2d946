import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { users } from './user.fixtures.ts';
import { UsersView } from './users.view.tsx';

const failure = {
  level: 2,
  title: 'Users did not load',
  message: 'Something went wrong on our side.',
  requestId: '8f2k0mzq41vd9c7x',
  onRetry: fn(),
} as const;
const table = { rows: users, state: 'ready', recordsCount: users.length, failure } as const;

const meta = {
  title: 'Screens/Users',
  component: UsersView,
  decorators: [portalStory({ view: 'UsersView' })],
  args: {
    community: { communityName: 'Harbour City Utilities', timeZone: 'Australia/Sydney' },
    search: { query: '', status: undefined, RoleId: undefined, sort: 'fullName', page: 1, pageSize: 25 },
    roles: [{ roleId: 5, roleName: 'Collections officer' }],
    onSearchChange: fn(),
    onSortChange: fn(),
    table,
    canAdd: true,
    onAdd: fn(),
    hrefFor: (userId) => `#UserDetailsView?SystemUserId=${userId}`,
    hrefForPage: (page) => `#page=${page}`,
    onOpen: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof UsersView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every status in words: active, disabled, invited, locked for one of two reasons. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    for (const status of ['Invited', 'Disabled', 'Locked: unused', 'Locked: too many failed sign-ins'])
      await expect(await canvas.findByText(status)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Grace Okafor' }));
    await expect(args.onOpen).toHaveBeenCalledWith(33);
    await userEvent.click(canvas.getByRole('button', { name: 'Add user' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
};

export const Searching: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Name/ }), ' novak {Enter}');
    await expect(args.onSearchChange).toHaveBeenCalledWith({ query: 'novak' });
    await userEvent.click(canvas.getByRole('button', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Collections officer' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ RoleId: [5] });
  },
};

export const Filtered: Story = {
  args: {
    search: { ...meta.args.search, status: ['LOCKED_INACTIVE'], RoleId: [5] },
    table: { ...table, rows: users.slice(2, 3), recordsCount: 1 },
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Collections officer', { selector: 'b' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Status' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ status: undefined });
  },
};

export const NothingFound: Story = {
  args: {
    search: { ...meta.args.search, query: 'zzz' },
    table: { ...table, rows: [], state: 'empty', recordsCount: 0 },
  },
};

/** Who may only look is not offered to add. */
export const ViewOnly: Story = {
  args: { canAdd: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Lena Novák' });
    await expect(canvas.queryByRole('button', { name: 'Add user' })).toBeNull();
  },
};
