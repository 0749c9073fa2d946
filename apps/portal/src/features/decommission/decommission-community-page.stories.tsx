import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { decommissionForm, harbour, quietInfo } from './decommission.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('decommission.getCommunity', { data: harbour });
  server.respond('decommission.getInfo', { data: quietInfo });
  server.respond('rest/internal/forms/post/communities/10/decommission', { data: decommissionForm });
  server.respond('decommission.decommissionCommunity', { data: { serviceMessageId: 8_000_112 } });
});

const meta = {
  ...page.meta,
  title: 'Screens/Decommission/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/DecommissionCommunityView?CommunityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question comes first, with both passwords. */
// Shows [3R302 3R384 3M071]
export const DecommissionedByTwo: Story = {
  play: async () => {
    await pageHeading('Decommission Community');
    await userEvent.click(await screen.findByRole('button', { name: 'Decommission' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decommission Harbour City Utilities?' }));
    await userEvent.type(await dialog.findByLabelText('Your password'), 'my own password 1');
    await userEvent.type(dialog.getByLabelText('Login name of the second authoriser'), 'staff.second');
    await userEvent.type(dialog.getByLabelText('Password of the second authoriser'), 'their own password 1');
    page.server().respond('decommission.getCommunity', { data: { ...harbour, enabled: false } });
    await userEvent.click(dialog.getByRole('button', { name: 'Decommission' }));
    await expect(await screen.findByRole('link', { name: '8000112' })).toBeVisible();
  },
};
