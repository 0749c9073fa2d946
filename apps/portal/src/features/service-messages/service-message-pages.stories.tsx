import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin, staffInCommunity } from '../../storybook/sessions.ts';
import { failed, messages, summary } from './service-message.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/Service messages/Pages',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/ServiceMessageSummaryView' },
  beforeEach: () => {
    server = portalServer(staffInCommunity);
    const page = { items: messages, recordsCount: messages.length, currentPage: 1, pageSize: 25 };
    server.answer('serviceMessages.list', { data: page });
    server.answer('serviceMessages.summary', { data: summary });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);

/** The summary is a page of staff [2P016 3P020]. */
export const Summary: Story = {
  play: async () => {
    await expect(await heading('Service messages')).toBeVisible();
    const [first] = messages;
    await expect(await screen.findByRole('link', { name: first?.summary ?? '' }, patience)).toHaveAttribute(
      'href',
      `/ServiceMessageDetailView?serviceMessageId=${first?.serviceMessageId}`,
    );
  },
};

/** One message is a page of staff [3P019]. */
export const Detail: Story = {
  args: { address: `/ServiceMessageDetailView?serviceMessageId=${messages[0]?.serviceMessageId}` },
  beforeEach: () => server.answer('serviceMessages.get', { data: { ...failed, summary: 'Transactions of today' } }),
  play: async () => {
    await expect(await heading('Transactions of today')).toBeVisible();
    const [asked] = server.heard.filter(({ call }) => call === 'serviceMessages.get');
    await expect(asked?.body).toContain(String(messages[0]?.serviceMessageId));
  },
};

/** Facility users do not get there. */
export const NotForFacilities: Story = {
  beforeEach: () => server.answer('session.get', { data: facilityAdmin }),
  play: async () => {
    await expect(await heading('You do not have access to Service messages')).toBeVisible();
  },
};
