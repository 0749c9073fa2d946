import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { activeToken, tokenSchema, usedToken } from './single-use-token.fixtures.ts';
import { SingleUseTokensView } from './single-use-tokens.view.tsx';

const meta = {
  title: 'Screens/Single use tokens',
  component: SingleUseTokensView,
  decorators: [portalStory({ view: 'SingleUseTokensView' })],
  args: { found: undefined, error: undefined, busy: false, timeZone: 'Australia/Sydney', onLookUp: fn() },
} satisfies Meta<typeof SingleUseTokensView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is looked up. */
export const Start: Story = {};

/** A token that was used, and what for. */
export const Used: Story = {
  args: { found: { token: usedToken, schema: tokenSchema } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Account of customer 104821')).toBeVisible();
    await expect(canvas.getByText('Credit card')).toBeVisible();
  },
};

/** A token that can still be used. */
export const Active: Story = { args: { found: { token: activeToken, schema: tokenSchema } } };

/** An ID that no token has. */
export const Unknown: Story = { args: { error: 'No single use token has this ID.' } };

export const OnPhone: Story = { ...Used, globals: { viewport: { value: 'phone' } } };
