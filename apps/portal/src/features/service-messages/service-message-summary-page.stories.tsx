import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { paged, pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin, staffInCommunity } from '../../storybook/sessions.ts';
import { messages, summary } from './service-message.fixtures.ts';

const page = portalPages(staffInCommunity, (server) => {
  server.respond('serviceMessages.list', paged(messages));
  server.respond('serviceMessages.getSummary', { data: summary });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Service messages/Page',
  component: PortalAt,
  args: { address: '/ServiceMessageSummaryView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The summary is a page of staff. */
// Shows [2P016 3P020]
export const Summary: Story = {
  play: async () => {
    await expect(await pageHeading('Service messages')).toBeVisible();
    const [first] = messages;
    await expect(await screen.findByRole('link', { name: first?.summary ?? '' }, patience)).toHaveAttribute(
      'href',
      // Followed by the community that the tab works for
      expect.stringContaining(`/ServiceMessageDetailView?serviceMessageId=${first?.serviceMessageId}`),
    );
  },
};

/** Facility users do not get there. */
export const NotForFacilities: Story = {
  beforeEach: () => page.server().respond('session.get', { data: facilityAdmin }),
  play: async () => {
    await expect(await pageHeading('You do not have access to Service messages')).toBeVisible();
  },
};
