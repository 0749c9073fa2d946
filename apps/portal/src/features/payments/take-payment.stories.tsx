import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { visa } from '../../storybook/accounts.ts';
import type { MockResponse } from '../../storybook/mock-server.ts';
import { PortalAt, type PortalServer } from '../../storybook/portal-at.tsx';
import { patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { approvedPayment } from './approved-payment.fixtures.ts';
import { margaret, paymentForm, preview } from './payment.fixtures.ts';

const address = '/CaptureDetailsView?CustomerId=1048217&AccountId=500001';
const previewed: MockResponse = { data: { status: 200, body: preview } };
const mockResponse: MockResponse = { data: { status: 201, body: approvedPayment } };

const page = portalPages(facilityAdmin, (server) => {
  server.respond('customers.get', { data: margaret });
  server.respond('customerAccounts.get', { data: visa });
  server.respond('rest/internal/forms/post/customers/1048217/payments', { data: paymentForm });
  server.respond('transactions.get', { data: approvedPayment });
  respondToPayments(server, mockResponse);
  sessionStorage.clear();
});

/** Responds with previews, and the payment itself with these, one after the other. */
function respondToPayments(server: Pick<PortalServer, 'respond'>, ...responses: (MockResponse | 'offline')[]): void {
  server.respond('payments.take', (body) =>
    body.includes('"validateOnly":true')
      ? previewed
      : ((responses.length > 1 ? responses.shift() : responses[0]) ?? mockResponse),
  );
}
const payments = () =>
  page.server().heard.filter(({ call, body }) => call === 'payments.take' && body.includes('"validateOnly":false'));

const meta = {
  ...page.meta,
  title: 'Screens/Payments/Take payment',
  component: PortalAt,
  args: { address },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const amountField = () => screen.findByLabelText(/Principal amount/, {}, patience);

async function review(): Promise<ReturnType<typeof within>> {
  await userEvent.type(await amountField(), '1240');
  await userEvent.tab();
  await waitFor(() => expect(screen.getByText('$13.64')).toBeVisible(), patience);
  await userEvent.click(screen.getByRole('button', { name: 'Review payment' }));
  return within(await screen.findByRole('alertdialog', {}, patience));
}
const arrived = () => screen.findByRole('heading', { level: 1, name: 'Payment 1000004711' }, patience);

/** What is typed is followed by what it comes to; the question names amount and payer; the end is the transaction's page. */
export const Default: Story = {
  play: async () => {
    const dialog = await review();
    await expect(dialog.getByText('Take $1,253.64 from Margaret Olsson?')).toBeVisible();
    const seen = new Set<string>();
    const watcher = new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent ?? ''));
    watcher.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Take payment' }));
    await expect(await arrived()).toBeVisible();
    watcher.disconnect();
    // The page that is left stands until the next one is there
    await expect([...seen]).not.toContain('This link is not complete');
    await expect(payments()).toHaveLength(1);
    await expect(sessionStorage).toHaveLength(0);
  },
};

/** Nothing is taken by going back. */
export const Back: Story = {
  play: async () => {
    const dialog = await review();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(payments()).toHaveLength(0);
    await expect(await amountField()).toHaveValue('1,240.00');
  },
};

/** No answer: it may have been taken. Nothing else can be done here, and trying again sends the same under the same key. */
export const NoResponse: Story = {
  play: async () => {
    respondToPayments(page.server(), 'offline', mockResponse);
    const dialog = await review();
    await userEvent.click(dialog.getByRole('button', { name: 'Take payment' }));
    const again = await screen.findByRole('button', { name: 'Try again' }, patience);
    await expect(screen.getByText('The payment of $1,253.64 from Visa •••• 1881 has no answer yet')).toBeVisible();
    await expect(screen.getByText('Review payment').closest('[inert]')).not.toBeNull();
    await userEvent.click(again);
    await arrived();
    const [first, second] = payments();
    await expect(payments()).toHaveLength(2);
    await expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    await expect(second?.body).toBe(first?.body);
  },
};

/** The first request still runs: it is asked again under its key until there is an answer. */
export const StillRunning: Story = {
  play: async () => {
    respondToPayments(page.server(), { status: 409, type: 'idempotency-in-progress' }, mockResponse);
    const dialog = await review();
    await userEvent.click(dialog.getByRole('button', { name: 'Take payment' }));
    await arrived();
    const keys = new Set(payments().map(({ headers }) => headers.get('idempotency-key')));
    await expect([payments().length, keys.size]).toEqual([2, 1]);
  },
};

/** The password is asked for while the payment waits; it goes on under its key. */
export const PasswordAgain: Story = {
  play: async () => {
    respondToPayments(page.server(), { status: 401, type: 'reauthentication-required' }, mockResponse);
    page.server().respond('AuthAction/reauthenticate', { data: { next: 'home' } });
    const dialog = await review();
    await userEvent.click(dialog.getByRole('button', { name: 'Take payment' }));
    await userEvent.type(await screen.findByLabelText('Password', {}, patience), 'Demo-portal-2026{Enter}');
    await arrived();
    const keys = new Set(payments().map(({ headers }) => headers.get('idempotency-key')));
    await expect([payments().length, keys.size]).toEqual([2, 1]);
  },
};

/** Refused: said at its field, and the next try is a payment of its own. */
export const Refused: Story = {
  play: async () => {
    respondToPayments(
      page.server(),
      { status: 409, type: 'state-conflict', title: 'The customer is disabled.' },
      mockResponse,
    );
    const dialog = await review();
    await userEvent.click(dialog.getByRole('button', { name: 'Take payment' }));
    await expect(await screen.findByText('The customer is disabled.', {}, patience)).toBeVisible();
    await expect(sessionStorage).toHaveLength(0);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
