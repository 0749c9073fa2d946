import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { pendingAdministrators } from './administrator.fixtures.ts';
import { PendingAdministratorsView } from './pending-administrators.view.tsx';

const failure = { title: 'Pending administrators did not load' };
const table = { rows: pendingAdministrators, state: 'ready', recordsCount: 2, failure } as const;

const meta = {
  title: 'Screens/Pending administrators',
  component: PendingAdministratorsView,
  decorators: [portalStory({ session: staffAdmin, view: 'PendingAdministratorsView' })],
  args: {
    search: { query: '', page: 1, pageSize: 20 },
    onSearchChange: fn(),
    table,
    hrefFor: (id) => `#UserAuthorisationView?PendingUserAuthorisationId=${id}`,
    hrefForPage: (page) => `#page=${page}`,
    onOpen: fn(),
  },
} satisfies Meta<typeof PendingAdministratorsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A search table; each line leads to its request. */
// Shows [3R208]
export const Listed: Story = {
  play: async ({ canvas, args }) => {
    const headings = canvas.getAllByRole('columnheader').map((heading) => heading.textContent?.trim());
    await expect(headings).toEqual(['Login name', 'Full name', 'Employee number', 'Email', 'Change type']);
    await expect(canvas.getByRole('row', { name: /ines\.moreau/ })).toHaveTextContent('Invitation Sent');
    await userEvent.click(canvas.getByRole('link', { name: 'staff.support' }));
    await expect(args.onOpen).toHaveBeenCalledWith(42);
  },
};

export const NothingPending: Story = { args: { table: { ...table, rows: [], state: 'empty', recordsCount: 0 } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
