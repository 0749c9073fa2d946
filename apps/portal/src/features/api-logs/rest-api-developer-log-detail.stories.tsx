import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { apiLogDetails, apiOperations, failedCall, relatedToFailure, relatedToPayment } from './api-log.fixtures.ts';
import { CallRelated } from './call-related.view.tsx';
import { RestApiDeveloperLogDetailView } from './rest-api-developer-log-detail.view.tsx';

const meta = {
  title: 'Screens/Developer log/Call',
  component: RestApiDeveloperLogDetailView,
  decorators: [portalStory({ view: 'RestApiDeveloperLogDetailView' })],
  args: {
    call: apiLogDetails,
    operations: apiOperations,
    timeZone: 'Australia/Sydney',
    origin: 'https://portal.example',
    related: relatedToPayment,
    canOpenKey: true,
    canOpenCertificates: true,
    side: <CallRelated related={relatedToPayment} timeZone="Australia/Sydney" />,
  },
} satisfies Meta<typeof RestApiDeveloperLogDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A payment: what was sent and returned, what it made, and the webhooks that followed. */
export const Payment: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'POST /customers/1048217/payments' })).toBeVisible();
    const made = within(canvas.getByRole('region', { name: 'What it made' }));
    await expect(made.getByText('Transaction, made by this call')).toBeVisible();
    const deliveries = within(canvas.getByRole('region', { name: 'Webhook deliveries' }));
    await expect(deliveries.getByText('Retrying, 500')).toBeVisible();
    await expect(canvas.getByText('usually 590 ms')).toBeVisible();
  },
};

/** Large parts of a body are folded at first, and open one by one or all at once. */
export const Folded: Story = {
  play: async ({ canvas }) => {
    const response = within(canvas.getByRole('region', { name: 'Response' }));
    const fold = response.getByRole('button', { name: 'Expand paidFrom, { 5 fields }' });
    await expect(response.queryByText('"scheme"')).toBeNull();
    await userEvent.click(fold);
    await expect(response.getByText('"scheme"')).toBeVisible();
    await userEvent.click(response.getByRole('button', { name: 'Fold principalAmount, { 3 fields }' }));
    await expect(response.queryByText('"displayAmount"')).toBeNull();
    await userEvent.click(response.getByRole('button', { name: 'Expand all' }));
    await expect(response.getByText('"displayAmount"')).toBeVisible();
  },
};

/** A call that failed: what the problem means, which fields are wrong, and how often it failed like this. */
export const Failed: Story = {
  args: {
    call: failedCall,
    related: relatedToFailure,
    side: <CallRelated related={relatedToFailure} timeZone="Australia/Sydney" />,
  },
  play: async ({ canvas }) => {
    const meaning = within(canvas.getByRole('region', { name: 'What this response means' }));
    await expect(meaning.getByText(/Enter a customer name$/)).toBeVisible();
    await expect(meaning.getByText(/^Correct the fields that errors names/)).toBeVisible();
    await expect(meaning.getByText(/^17 calls failed like this in 24 hours, with 2 keys/)).toBeVisible();
  },
};

/** A call with a certificate names it in place of a key, and repeats with its file. */
export const WithCertificate: Story = {
  args: {
    call: {
      ...apiLogDetails,
      apiKeyId: null,
      apiKeyName: '',
      certificateId: 12,
      certificateSubject: 'CN=12,O=HARBOUR',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'CN=12,O=HARBOUR' })).toBeVisible();
    await expect(canvas.queryByText('Water billing')).toBeNull();
  },
};

/** A response of which only the beginning is kept. */
export const Truncated: Story = {
  args: {
    call: {
      ...apiLogDetails,
      responseBody: `{"items":[${'{"customerId":1048217},'.repeat(20)}`,
      truncated: { request: false, response: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The response was longer than 64 KB/)).toBeVisible();
    await expect(canvas.getByText('Cut after 64 KB')).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
