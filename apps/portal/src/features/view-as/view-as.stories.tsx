import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { AlreadyViewing, ViewAsView } from './view-as.view.tsx';

const rows = [
  ['Dana Petrov', 'facility.admin', 10, 'Harbour City Utilities'],
  ['Priya Nair', 'facility.viewer', 10, 'Harbour City Utilities'],
  ['Leilani Maka', 'facility.other', 20, 'Kiwi Fitness Group'],
].map(([fullName, loginName, communityId, communityName], at) => ({
  systemUserId: 101 + at,
  fullName: String(fullName),
  loginName: String(loginName),
  email: `${String(loginName)}@example.com`,
  communityId: Number(communityId),
  communityName: String(communityName),
}));

const meta = {
  title: 'Screens/View as',
  component: ViewAsView,
  decorators: [portalStory({ session: staffAdmin, view: 'ViewAsView' })],
  args: {
    table: { rows, state: 'ready', recordsCount: 3, recordsCountCapped: false },
    text: '',
    onTextChange: fn(),
    page: 1,
    onPageChange: fn(),
    showsCommunity: true,
    onChoose: fn(),
  },
} satisfies Meta<typeof ViewAsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Staff: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View as Priya Nair' }));
    await expect(args.onChoose).toHaveBeenCalledWith(rows[1]);
  },
};

/** Facility users see their own community only, so it is not named. */
export const Facility: Story = {
  args: { showsCommunity: false, table: { ...meta.args.table, rows: rows.slice(0, 2), recordsCount: 2 } },
};

export const NobodyFound: Story = {
  args: { text: 'zz', table: { rows: [], state: 'empty', recordsCount: 0, recordsCountCapped: false } },
};

export const WhileViewing: Story = { render: () => <AlreadyViewing fullName="Priya Nair" /> };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
