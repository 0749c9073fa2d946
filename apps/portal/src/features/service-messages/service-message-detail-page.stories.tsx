import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { failed, messages } from './service-message.fixtures.ts';

const page = portalPages(staffInCommunity, (server) =>
  server.respond('serviceMessages.get', { data: { ...failed, summary: 'Transactions of today' } }),
);

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Service message/Page',
  component: PortalAt,
  args: { address: `/ServiceMessageDetailView?serviceMessageId=${messages[0]?.serviceMessageId}` },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One message is a page of staff. */
// Shows [3P019]
export const Detail: Story = {
  play: async () => {
    await expect(await pageHeading('Transactions of today')).toBeVisible();
    const [request] = page.server().heard.filter(({ call }) => call === 'serviceMessages.get');
    await expect(request?.body).toContain(String(messages[0]?.serviceMessageId));
  },
};
