import type { FraudReview } from '@quickportal/contracts/fraud-reviews/fraud-review';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { binAlerts } from '../../storybook/bin-alerts.ts';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin, facilityViewer } from '../../storybook/sessions.ts';
import { approvalForm, declineForm } from './fraud-review-forms.fixtures.ts';
import { declined, suspended, waiting } from './fraud-review.fixtures.ts';

const pageOfReviews = (items: readonly FraudReview[]) => ({
  data: { items, recordsCount: items.length, currentPage: 1, pageSize: 20 },
});

/** What waits; a decision takes the first payment away. */
let queue = [...waiting];
const decide = (status: string) => () => {
  queue = queue.slice(1);
  return { data: { ...suspended.transaction, status } };
};

const page = portalPages(facilityAdmin, (server) => {
  queue = [...waiting];
  server.respond('fraudReviews.list', (body) => {
    if (body.includes('"DECLINED"')) return pageOfReviews([declined]);
    return pageOfReviews(body.includes('"RELEASED"') ? [] : queue);
  });
  server.respond('businesses.search', { data: { items: [], recordsCount: 0 } });
  server.respond('fraudGuard.listBinAlerts', { data: { items: [] } });
  for (const { transaction } of waiting) {
    const form = `rest/internal/forms/post/fraud-reviews/${transaction.receiptNumber}`;
    server.respond(`${form}/approve`, { data: approvalForm });
    server.respond(`${form}/decline`, { data: declineForm });
  }
  server.respond('fraudReviews.approve', decide('APPROVED'));
  server.respond('fraudReviews.decline', decide('DECLINED'));
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Suspended payments/Page',
  component: PortalAt,
  args: { address: '/FraudReviewView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (name: string) => screen.findByRole('heading', { level: 2, name }, patience);
const reason = () => screen.findByRole('textbox', { name: /Reason/ }, patience);
const sent = (call: string) => page.server().heard.filter((request) => request.call === call);

/** The oldest payment is open; the menu says how many wait. No BIN testing goes on. */
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Suspended payments')).toBeVisible();
    await expect(await opened('Margaret Olsson')).toBeVisible();
    await expect((await screen.findAllByText(', 3 waiting', {}, patience))[0]).toBeInTheDocument();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** BIN testing is above the queue, also where nothing waits; its mode is for staff only. */
export const BinTesting: Story = {
  beforeEach: () => {
    queue = [];
    page.server().respond('fraudGuard.listBinAlerts', { data: { items: [binAlerts[0]] } });
  },
  play: async () => {
    const alert = await screen.findByRole('alert', {}, patience);
    await expect(alert).toHaveTextContent('BIN testing: cards that begin with 411111');
    await expect(alert).toHaveTextContent('63 attempts with 51 cards, 58 declined.');
    await expect(alert).not.toHaveTextContent(/blacklisted|reported/);
    await userEvent.click(screen.getByRole('link', { name: 'Fraud guard decisions' }));
    await waitFor(
      () => expect(sent('fraudReviews.list').some(({ body }) => body.includes('"rule":"BIN_TESTING"'))).toBe(true),
      patience,
    );
  },
};

/** Alerts that did not come are not taken for none. */
export const AlertsFailed: Story = {
  beforeEach: () =>
    page
      .server()
      .respond('fraudGuard.listBinAlerts', { status: 400, type: 'not-possible', title: 'It cannot be read' }),
  play: async () => expect(await screen.findByText('BIN testing alerts did not load', {}, patience)).toBeVisible(),
};

/** The address names the payment that is open. */
export const Named: Story = {
  args: { address: '/FraudReviewView?ReceiptNumber=1000004712' },
  play: async () => expect(await opened('Noah Phillips')).toBeVisible(),
};

/** By keys alone: `a`, a reason, Enter; then the next payment is open. */
export const Approved: Story = {
  play: async () => {
    await opened('Margaret Olsson');
    await userEvent.keyboard('a');
    await waitFor(async () => expect(await reason()).toHaveFocus(), patience);
    await userEvent.keyboard('Called the customer{Enter}');
    await expect(await screen.findByText('$236.95 of Margaret Olsson approved and paid', {}, patience)).toBeVisible();
    await expect(await opened('Noah Phillips')).toBeVisible();
    const [request] = sent('fraudReviews.approve');
    await expect(request?.body).toContain('"reason":"Called the customer","version":1');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Margaret Olsson/ })).toBeNull(), patience);
  },
};

/** A reason that was given before is offered again; without one nothing is sent. */
export const Declined: Story = {
  play: async () => {
    await opened('Margaret Olsson');
    await userEvent.keyboard('d');
    await reason();
    await userEvent.click(screen.getByRole('button', { name: 'Decline $236.95' }));
    await expect(await reason()).toBeInvalid();
    await expect(sent('fraudReviews.decline')).toHaveLength(0);
    await userEvent.click(
      await screen.findByRole('button', { name: 'The customer does not know the payment' }, patience),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Decline $236.95' }));
    await expect(await screen.findByText('$236.95 of Margaret Olsson declined', {}, patience)).toBeVisible();
    await expect(await opened('Noah Phillips')).toBeVisible();
  },
};

/** An approved payment that the bank declines says so. */
export const DeclinedByBank: Story = {
  beforeEach: () => page.server().respond('fraudReviews.approve', decide('DECLINED')),
  play: async () => {
    await opened('Margaret Olsson');
    await userEvent.keyboard('a');
    await userEvent.type(await reason(), 'Known customer{Enter}');
    await expect(await screen.findByText(/approved, but declined by the bank/, {}, patience)).toBeVisible();
  },
};

/** What another user decided meanwhile is said, and the queue goes on. */
export const DecidedMeanwhile: Story = {
  beforeEach: () => {
    page.server().respond('fraudReviews.decline', {
      status: 409,
      type: 'state-conflict',
      title: 'The payment does not wait for a review: released.',
    });
  },
  play: async () => {
    await opened('Margaret Olsson');
    await userEvent.keyboard('d');
    await userEvent.type(await reason(), 'Not known{Enter}');
    await expect(
      await screen.findByText('Another user decided about 1000004711 meanwhile', {}, patience),
    ).toBeVisible();
    await expect(await opened('Noah Phillips')).toBeVisible();
  },
};

/** Escape leaves the decision open, and `j` goes to the next payment. */
export const Cancelled: Story = {
  play: async () => {
    await opened('Margaret Olsson');
    await userEvent.keyboard('d');
    await reason();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Reason/ })).toBeNull());
    await userEvent.keyboard('j');
    await expect(await opened('Noah Phillips')).toBeVisible();
  },
};

/** Nothing is left. */
export const Empty: Story = {
  beforeEach: () => {
    queue = [];
  },
  play: async () => expect(await opened('Nothing waits for a review')).toBeVisible(),
};

/** Filters that find nothing can be cleared. */
export const NothingFound: Story = {
  args: { address: '/FraudReviewView?rule=CARD_PAN' },
  beforeEach: () => {
    queue = [];
  },
  play: async () => {
    await expect(await opened('No payments match')).toBeVisible();
    await expect(sent('fraudReviews.list').some(({ body }) => body.includes('"rule":"CARD_PAN"'))).toBe(true);
  },
};

const viewer = portalPages(facilityViewer, (server) => {
  server.respond('fraudReviews.list', pageOfReviews(waiting));
  server.respond('businesses.search', { data: { items: [], recordsCount: 0 } });
  server.respond('fraudGuard.listBinAlerts', { data: { items: [] } });
});

/** Users who may only see fraud guard read the queue. */
export const Viewer: Story = {
  beforeEach: viewer.meta.beforeEach,
  play: async () => {
    await opened('Margaret Olsson');
    await expect(screen.queryByRole('button', { name: /^(Approve|Decline)/ })).toBeNull();
  },
};
