import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { administrators } from './administrator.fixtures.ts';
import { AdministratorsView } from './administrators.view.tsx';

const failure = { title: 'Administrators did not load' };
const table = { rows: administrators, state: 'ready', recordsCount: 3, failure } as const;

const meta = {
  title: 'Screens/Administrators',
  component: AdministratorsView,
  decorators: [portalStory({ session: staffAdmin, view: 'AdministratorsView' })],
  args: {
    timeZone: 'Australia/Sydney',
    search: { query: '', status: undefined, sort: 'fullName', page: 1, pageSize: 20 },
    onSearchChange: fn(),
    onSortChange: fn(),
    table,
    canAdd: true,
    hrefFor: (id) => `#AdministratorDetailsView?SystemUserId=${id}`,
    hrefForPage: (page) => `#page=${page}`,
    onOpen: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof AdministratorsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who can sign in, who cannot, who is invited, and what waits for a second administrator. */
export const Listed: Story = {
  play: async ({ canvas, args }) => {
    for (const status of ['Invited', 'Disabled', 'Active']) await expect(await canvas.findByText(status)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open request' })).toHaveAttribute(
      'href',
      expect.stringContaining('UserAuthorisationView?PendingUserAuthorisationId=42'),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Mei Chen' }));
    await expect(args.onOpen).toHaveBeenCalledWith(6);
    await expect(canvas.getByRole('link', { name: 'Create administrator' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: {
    search: { ...meta.args.search, query: 'zzz' },
    table: { ...table, rows: [], state: 'empty', recordsCount: 0 },
  },
};

/** Users who may only look are not offered to create. */
export const ViewOnly: Story = {
  args: { canAdd: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Mei Chen' });
    await expect(canvas.queryByRole('link', { name: 'Create administrator' })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
