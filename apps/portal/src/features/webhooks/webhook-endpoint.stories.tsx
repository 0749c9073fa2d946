import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { DeliveriesView } from './deliveries.view.tsx';
import { DeliveryDetailsView } from './delivery-details.view.tsx';
import { SigningSecret } from './signing-secret.view.tsx';
import { VerifySignatures } from './verify-signatures.view.tsx';
import { WebhookEndpointView } from './webhook-endpoint.view.tsx';
import { deliveries, deliveryDetails, failing, gone, working } from './webhook.fixtures.ts';
import { overlayStory } from '@quickportal/ui/story-kit';

const timeZone = 'Australia/Sydney';
const onSearchChange = fn();
const onOpen = fn();
const list = (
  <DeliveriesView
    timeZone={timeZone}
    search={{ status: undefined, replayId: undefined, page: 1, pageSize: 20, DeliveryId: undefined }}
    onSearchChange={onSearchChange}
    table={{ rows: deliveries, state: 'ready', recordsCount: 5, recordsCountCapped: false }}
    hrefFor={(deliveryId) => `#DeliveryId=${deliveryId}`}
    hrefForPage={(page) => `#page=${page}`}
    onOpen={onOpen}
  />
);

const meta = {
  title: 'Screens/Webhook endpoint',
  component: WebhookEndpointView,
  decorators: [portalStory({ session: facilityAdmin, view: 'WebhooksView' })],
  args: {
    endpoint: working,
    timeZone,
    canChange: true,
    tab: 'deliveries',
    busy: null,
    onTabChange: fn(),
    onTask: fn(),
    deliveries: list,
    replay: null,
    verify: <VerifySignatures />,
  },
} satisfies Meta<typeof WebhookEndpointView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was sent, narrowed by status; what can be done. */
export const Working: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Failed' }));
    await expect(onSearchChange).toHaveBeenCalledWith({ status: ['FAILED'] });
    await userEvent.keyboard('{Escape}');
    const [link] = canvas.getAllByRole('link', { name: 'customer.updated' });
    await userEvent.click(link as HTMLElement);
    await expect(onOpen).toHaveBeenCalledWith(504);
    await userEvent.click(canvas.getByRole('button', { name: 'Send test event' }));
    await expect(args.onTask).toHaveBeenLastCalledWith('test');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace secret' }));
    await expect(args.onTask).toHaveBeenLastCalledWith('secret');
  },
};

/** It says when it is tried again. */
export const Failing: Story = {
  args: { endpoint: failing },
  play: async ({ canvas }) => expect(await canvas.findByText('Events are not arriving')).toBeVisible(),
};

/** It says why, and offers to enable it. */
export const SwitchedOff: Story = {
  args: { endpoint: gone },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Switched off: the endpoint responded with 410 (gone)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enable' }));
    await expect(args.onTask).toHaveBeenLastCalledWith('enable');
  },
};

export const ReadOnly: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull(),
};

/** How a receiver checks what comes, with the programs of docs/examples. */
export const Verify: Story = {
  args: { tab: 'verify' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Node.js')).toHaveTextContent('timingSafeEqual');
    await expect(canvas.getByLabelText('Python')).toHaveTextContent('hmac.compare_digest');
  },
};

export const OnPhone: Story = { args: { endpoint: failing }, globals: { viewport: { value: 'phone' } } };

/** What was sent, and what was answered each time. */
export const Delivery: Story = {
  parameters: overlayStory,
  render: () => (
    <div className="grid gap-5 p-6">
      <DeliveryDetailsView delivery={deliveryDetails} timeZone={timeZone} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Responded with 503.')).toBeVisible();
    await expect(canvas.getByLabelText('Request')).toHaveTextContent('"customerName": "Margaret Olsson"');
  },
};

/** The secret, this once. */
export const Secret: Story = {
  parameters: overlayStory,
  render: () => <SigningSecret secret="whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" onClose={fn()} />,
  play: async () => expect(await screen.findByText('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBeVisible(),
};
