import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { tokenSchema, usedToken } from './single-use-token.fixtures.ts';

const unknown = {
  status: 422,
  type: 'validation-failed',
  errors: [{ field: 'singleUseTokenId', messages: ['No single use token has this ID.'] }],
};
const { singleUseTokenId } = usedToken;
const page = portalPages(staffInCommunity, (server) => {
  server.respond('singleUseTokens.locate', { data: usedToken }, unknown);
  server.respond(`rest/internal/forms/get/community/10/single-use-tokens/${singleUseTokenId}`, { data: tokenSchema });
});

const meta = {
  ...page.meta,
  title: 'Screens/Single use tokens/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/SingleUseTokensView?CommunityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const lookUp = async (id: string) => {
  const field = await screen.findByLabelText('Single use token ID', undefined, patience);
  await userEvent.clear(field);
  await userEvent.type(field, `${id}{Enter}`);
};

/** A token is looked up and shown; an unknown one after it clears the result and says so at the field. */
// Shows [3P040 3R154 3R400]
export const LookedUp: Story = {
  play: async () => {
    await expect(await pageHeading('Single Use Tokens')).toBeVisible();
    await lookUp(singleUseTokenId);
    await expect(await screen.findByText('Account of customer 104821', undefined, patience)).toBeVisible();
    await expect(document.location.href).not.toContain(singleUseTokenId);
    await lookUp('sut_wrong');
    await expect(await screen.findByText('No single use token has this ID.')).toBeVisible();
    await expect(screen.queryByText('Account of customer 104821')).toBeNull();
    await expect(screen.getByLabelText('Single use token ID')).toBeInvalid();
  },
};
