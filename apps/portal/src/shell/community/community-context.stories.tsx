import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { CommunityContext } from './community-context.tsx';
import { noteSwitch } from './switch-note.ts';

const meta = {
  title: 'Screens/Shell/Community',
  component: CommunityContext,
  decorators: [portalStory({ session: staffInCommunity, view: 'CustomerSearchView' })],
  args: { session: staffInCommunity, onChoose: fn() },
} satisfies Meta<typeof CommunityContext>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Staff see where they work, and choose it here. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Choose the community to work in/ })).toBeVisible();
    await expect(canvas.queryByText('Switched')).toBeNull();
  },
};

/** A link led into another community than the one before: said beside its name. */
export const Switched: Story = {
  beforeEach: () =>
    noteSwitch({
      communityId: staffInCommunity.community?.communityId ?? 0,
      before: 'Kiwi Fitness Group',
      because: 'customer',
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Switched')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /which the customer belongs to. Before: Kiwi Fitness Group/,
    );
  },
};
