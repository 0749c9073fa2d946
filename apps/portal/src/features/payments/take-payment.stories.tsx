import type { Meta, StoryObj } from '@storybook/react-vite';
import { isUncovered } from '@quickportal/ui/story-kit';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { auAccount as bank, visa } from '../../storybook/accounts.ts';
import type { MockResponse } from '../../storybook/mock-server.ts';
import { PortalAt, type PortalServer } from '../../storybook/portal-at.tsx';
import { paged, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { approvedPayment } from './approved-payment.fixtures.ts';
import { margaret, paymentForm, preview } from './payment.fixtures.ts';

const address = '/CaptureDetailsView?CustomerId=1048217';
const previewed: MockResponse = { data: { status: 200, body: preview } };
const mockResponse: MockResponse = { data: { status: 201, body: approvedPayment } };

const page = portalPages(facilityAdmin, (server) => {
  server.respond('customers.get', { data: margaret });
  server.respond('customerAccounts.list', paged([visa, bank]));
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
  tags: ['!autodocs'],
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
const arrived = () => screen.findByRole('heading', { name: /Payment approved/ }, patience);

/** What is typed is followed by what it comes to; the question names amount and payer; the receipt is on the same page. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Visa •••• 1881' }, patience)).toBeChecked();
    const dialog = await review();
    await expect(dialog.getByText('Take $1,253.64 from Margaret Olsson?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Take payment' }));
    await expect(await arrived()).toBeVisible();
    await expect(screen.queryByLabelText(/Principal amount/)).toBeNull();
    await expect(screen.getByText('Payment details')).toBeVisible();
    await expect(payments()).toHaveLength(1);
    await expect(sessionStorage).toHaveLength(0);
  },
};

/** The amount has the focus, then the answer: Enter takes the payment, and a key that is held from the form does not. */
export const ByKeys: Story = {
  play: async () => {
    const field = await amountField();
    await waitFor(() => expect(field).toHaveFocus());
    await review();
    const take = screen.getByRole('button', { name: 'Take payment' });
    await waitFor(() => expect(take).toHaveFocus());
    await expect(fireEvent.keyDown(take, { key: 'Enter', repeat: true })).toBe(false);
    await expect(payments()).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    await arrived();
    await expect(payments()).toHaveLength(1);
  },
};

/** In a low window the button that has the focus is scrolled into view, below the warning that it was just taken. */
export const SamePaymentZoomed: Story = {
  globals: { viewport: { value: 'zoomedDesktop' } },
  play: async () => {
    const samePayment = {
      receiptNumber: '1000004710',
      takenAt: '2026-11-19T23:40:00.000Z',
      statusDisplay: 'Approved',
      isOutcomeUnknown: false,
    };
    page.server().respond('payments.take', { data: { status: 200, body: { ...preview, samePayment } } });
    const back = (await review()).getByRole('button', { name: 'Back' });
    await waitFor(() => expect(back).toHaveFocus());
    await expect(window.innerHeight).toBe(450);
    await waitFor(() => expect(isUncovered(back)).toBe(true));
  },
};

/** Another payment from the same customer begins with empty fields. */
export const TakeAnother: Story = {
  play: async () => {
    await userEvent.click((await review()).getByRole('button', { name: 'Take payment' }));
    await arrived();
    await userEvent.click(screen.getByRole('button', { name: 'Take another payment' }));
    await expect(await amountField()).toHaveValue('');
    await expect(await amountField()).toHaveFocus();
    await expect(screen.getByRole('radio', { name: 'Visa •••• 1881' })).toBeChecked();
  },
};

const lostCard = {
  ...approvedPayment,
  paymentReferenceNumber: 'INV-88213',
  status: 'DECLINED',
  statusDisplay: 'Declined',
  statusGroup: 'danger',
  responseCode: '41',
  responseText: 'Lost card',
} as const;

/** After a decline another account is tried with everything that was typed; one that must not be tried again says why. */
export const TryAnotherAccount: Story = {
  play: async () => {
    respondToPayments(page.server(), { data: { status: 201, body: lostCard } }, mockResponse);
    await userEvent.type(await screen.findByLabelText('Payment reference number', {}, patience), 'INV-88213');
    await userEvent.click((await review()).getByRole('button', { name: 'Take payment' }));
    await screen.findByRole('heading', { name: /Payment declined/ }, patience);
    await userEvent.click(screen.getByRole('button', { name: 'Try another account' }));
    await expect(await amountField()).toHaveValue('1,240.00');
    await expect(screen.getByLabelText('Payment reference number')).toHaveValue('INV-88213');
    await expect(screen.getByRole('radio', { name: 'BSB 062-000 · •••• 417' })).toBeChecked();
    await expect(screen.getByRole('radio', { name: 'Visa •••• 1881' })).toHaveAccessibleDescription(
      'Declined: lost card.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Review payment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take payment' }, patience));
    await arrived();
    const [first, second] = payments();
    await expect(second?.body).toContain('500003');
    await expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  },
};

/** An outcome that the bank has not said is followed until it has. */
export const FollowsTheOutcome: Story = {
  play: async () => {
    const unknown = { ...approvedPayment, status: 'IN_FLIGHT', statusDisplay: 'In flight', statusGroup: 'info' };
    page.server().respond('transactions.get', { data: unknown }, { data: approvedPayment });
    respondToPayments(page.server(), { data: { status: 201, body: unknown } });
    await userEvent.click((await review()).getByRole('button', { name: 'Take payment' }));
    await screen.findByRole('heading', { name: /Outcome not known yet/ }, patience);
    await arrived();
    await expect(payments()).toHaveLength(1);
  },
};

/** Several accounts and no default one: a user chooses first. */
export const NoDefaultAccount: Story = {
  beforeEach: () => page.server().respond('customerAccounts.list', paged([{ ...visa, defaultAccount: false }, bank])),
  play: async () => {
    await expect(await screen.findByRole('link', { name: /Take payment from Visa/ }, patience)).toBeVisible();
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
    await expect(
      screen.getByText('The outcome of the payment of $1,253.64 from Visa •••• 1881 is not known yet'),
    ).toBeVisible();
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

/** The password must be entered while the payment waits; it goes on under its key. */
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

/** Takes the payment at a bank that does not respond before the story lets it. */
async function takeSlowly(): Promise<(response: MockResponse) => void> {
  let respond: (response: MockResponse) => void = () => {};
  const later = new Promise<MockResponse>((resolve) => {
    respond = resolve;
  });
  page.server().respond('payments.take', (body) => (body.includes('"validateOnly":true') ? previewed : later));
  const dialog = await review();
  await userEvent.click(dialog.getByRole('button', { name: 'Take payment' }));
  await waitFor(() => expect(payments()).toHaveLength(1), patience);
  return respond;
}

const leave = async () => {
  await userEvent.click(screen.getAllByRole('link', { name: 'Margaret Olsson' })[0] as HTMLElement);
  return screen.findByRole('alertdialog', { name: 'The payment is at the bank' }, patience);
};

/** A toast takes the pointer a moment after it is shown. */
async function pressInToast(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name }, patience);
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'), patience);
  await userEvent.click(button);
}

/** Leaving does not take back what is at the bank, and says so; the outcome follows the user with its receipt. */
export const LeftWhileSending: Story = {
  play: async () => {
    const respond = await takeSlowly();
    const question = within(await leave());
    await expect(question.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Leave; tell me the outcome' }));
    await waitFor(() => expect(screen.queryByLabelText(/Principal amount/)).toBeNull(), patience);
    respond(mockResponse);
    await expect(await screen.findByText('Payment of $1,253.64 approved', {}, patience)).toBeVisible();
    await pressInToast('View receipt');
    await expect(await arrived()).toBeVisible();
  },
};

/** A refusal follows the user as well, with its reason and the way back to the form. */
export const RefusedAfterLeaving: Story = {
  play: async () => {
    const respond = await takeSlowly();
    await userEvent.click(within(await leave()).getByRole('button', { name: 'Leave; tell me the outcome' }));
    await waitFor(() => expect(screen.queryByLabelText(/Principal amount/)).toBeNull(), patience);
    respond({ status: 409, type: 'state-conflict', title: 'The customer is disabled.' });
    await expect(await screen.findByText('Payment of $1,253.64 not taken', {}, patience)).toBeVisible();
    await expect(screen.getByText('The customer is disabled.')).toBeVisible();
    await pressInToast('Open payment');
    await expect(await amountField()).toBeVisible();
  },
};

/** The outcome comes while the question is open: the question closes and the receipt is shown. */
export const OutcomeWhileAsked: Story = {
  play: async () => {
    const respond = await takeSlowly();
    await leave();
    respond(mockResponse);
    await expect(await arrived()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
  },
};

/** The receipt is a page that can be reloaded. */
export const Receipt: Story = {
  args: { address: `${address}&AccountId=500001&ReceiptNumber=1000004711` },
  play: async () => {
    await expect(await arrived()).toBeVisible();
    await expect(screen.queryByLabelText(/Principal amount/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take another payment' }));
    await expect(await amountField()).toHaveValue('');
  },
};

/** From the receipt of a declined payment the form opens again with its details, also after a reload. */
export const DeclinedReceipt: Story = {
  args: { address: `${address}&AccountId=500001&ReceiptNumber=1000004711` },
  beforeEach: () => page.server().respond('transactions.get', { data: lostCard }),
  play: async () => {
    await screen.findByRole('heading', { name: /Payment declined/ }, patience);
    await userEvent.click(screen.getByRole('button', { name: 'Try another account' }));
    await expect(await amountField()).toHaveValue('1,240.00');
    await expect(screen.getByLabelText('Payment reference number')).toHaveValue('INV-88213');
    await expect(screen.getByRole('radio', { name: 'BSB 062-000 · •••• 417' })).toBeChecked();
  },
};

/** The receipt of another customer is not there. */
export const ReceiptOfAnotherCustomer: Story = {
  args: { address: `${address}&ReceiptNumber=1000004712` },
  beforeEach: () => page.server().respond('transactions.get', { data: { ...approvedPayment, customerId: 1_048_218 } }),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'This does not exist, or you do not have access to it' }, patience),
    ).toBeVisible();
  },
};
