import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MockResponse } from '../../../storybook/mock-server.ts';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../../storybook/sessions.ts';
import { approved, countReached, payable, payToPaymentForm, possible } from './payto-payment.fixtures.ts';

const { agreementToken } = payable;
const taken = (values: object = {}): MockResponse => ({
  data: { status: 201, body: { ...approved, ...values, principalBatchEntryId: 40_001 } },
});
const checked = (check: object = possible): MockResponse => ({ data: { status: 200, body: check } });

const page = portalPages(facilityAdmin, (server) => {
  server.respond('paytoAgreements.getData', { data: payable });
  server.respond(`rest/internal/forms/post/payto-agreements/${agreementToken}/payment`, { data: payToPaymentForm });
  server.respond('transactions.get', { data: approved });
  respondToPayments(taken());
  sessionStorage.clear();
});

/** Responds with checks, and to the payment itself with these, one after the other. */
function respondToPayments(...responses: (MockResponse | 'offline')[]): void {
  const server = page.server();
  server.respond('paytoAgreements.takePayment', (body) =>
    body.includes('"validateOnly":true')
      ? checked()
      : ((responses.length > 1 ? responses.shift() : responses[0]) ?? taken()),
  );
}
const requests = (validateOnly: boolean) =>
  page
    .server()
    .heard.filter(
      ({ call, body }) => call === 'paytoAgreements.takePayment' && body.includes(`"validateOnly":${validateOnly}`),
    );

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/PayTo payment/Page',
  component: PortalAt,
  args: { address: `/PayToPaymentView?agreementToken=${agreementToken}` },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const amountField = () => screen.findByRole('textbox', { name: /Amount/ }, patience);
const takeButton = () => screen.findByRole('button', { name: 'Take $186.40' }, patience);
async function ask() {
  await waitFor(async () => expect(await takeButton()).toBeEnabled(), patience);
  await userEvent.click(await takeButton());
  return within(await screen.findByRole('alertdialog', {}, patience));
}

/** The amount of the agreement is in the field, checked clause by clause; approved, it ends at its transaction. */
// Shows [1P009 1R052 1C043]
export const Taken: Story = {
  play: async () => {
    await expect(await amountField()).toHaveValue('186.40');
    await waitFor(async () => expect(await amountField()).toHaveFocus(), patience);
    const clauses = await screen.findByRole('list', { name: 'Clauses' }, patience);
    await expect(within(clauses).getAllByRole('listitem')).toHaveLength(7);
    const question = await ask();
    await expect(question.getByText('Take $186.40 from Margaret Olsson?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Take payment' }));
    await expect(await pageHeading('Payment 1000004712')).toBeVisible();
    await expect(requests(false)).toHaveLength(1);
    await expect(screen.getByRole('link', { name: 'View agreement' })).toHaveAttribute(
      'href',
      `/PayToAgreementDetailsView?CustomerId=1048217&AgreementToken=${agreementToken}`,
    );
  },
};

/** The amount has the focus, then the answer: Enter takes the payment, a key that is held from the form does not. */
export const ByKeys: Story = {
  play: async () => {
    const field = await amountField();
    await waitFor(() => expect(field).toHaveFocus(), patience);
    await ask();
    const take = await screen.findByRole('button', { name: 'Take payment' }, patience);
    await waitFor(() => expect(take).toHaveFocus(), patience);
    await expect(fireEvent.keyDown(take, { key: 'Enter', repeat: true })).toBe(false);
    await userEvent.keyboard('{Enter}');
    await expect(await pageHeading('Payment 1000004712')).toBeVisible();
    await expect(requests(false)).toHaveLength(1);
  },
};

/** What is typed is checked once it stands still, and what fails is named with its first day. */
export const NotAllowedYet: Story = {
  beforeEach: () => page.server().respond('paytoAgreements.takePayment', checked(countReached)),
  play: async () => {
    await expect(await screen.findByText('1 clause not met', {}, patience)).toBeVisible();
    await expect(screen.getByText(/1 was taken/)).toBeVisible();
    await expect(screen.getAllByText('24 Nov 2026')[0]).toBeVisible();
    await expect(await takeButton()).toBeDisabled();
  },
};

/** A final payment says that the agreement is cancelled afterwards, and asks for it. */
// Shows [1R103]
export const FinalPayment: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Final payment/ }, patience));
    const question = await ask();
    await expect(question.getByRole('alert')).toHaveTextContent('cancelled once the payment is approved');
    await userEvent.click(question.getByRole('button', { name: 'Take final payment' }));
    await pageHeading('Payment 1000004712');
    await expect(requests(false)[0]?.body).toContain('"finalPayment":true');
  },
};

/** A decline says what to do, and the details can be changed. */
export const Declined: Story = {
  play: async () => {
    const refused = { status: 'DECLINED', statusDisplay: 'Declined', statusGroup: 'danger', settlementDate: null };
    respondToPayments(taken({ ...refused, responseCode: 'AM04', responseText: 'Insufficient funds' }));
    await userEvent.click((await ask()).getByRole('button', { name: 'Take payment' }));
    await expect(await screen.findByRole('heading', { name: /Payment declined/ }, patience)).toBeVisible();
    await expect(screen.getByText(/\(AM04\)/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change details' }));
    await expect(await amountField()).toHaveValue('186.40');
  },
};

/** An outcome that the bank has not said is followed until it has. */
export const FollowsTheOutcome: Story = {
  play: async () => {
    const unknown = { status: 'IN_FLIGHT', statusDisplay: 'In flight', statusGroup: 'info' };
    page.server().respond('transactions.get', { data: { ...approved, ...unknown } }, { data: approved });
    respondToPayments(taken(unknown));
    await userEvent.click((await ask()).getByRole('button', { name: 'Take payment' }));
    await screen.findByRole('heading', { name: /Outcome not known yet/ }, patience);
    await expect(await pageHeading('Payment 1000004712')).toBeVisible();
    await expect(requests(false)).toHaveLength(1);
  },
};

/** A payment that is lost on the way is sent again under its key. */
export const NoResponse: Story = {
  play: async () => {
    respondToPayments('offline', taken());
    await userEvent.click((await ask()).getByRole('button', { name: 'Take payment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, patience));
    await expect(await pageHeading('Payment 1000004712')).toBeVisible();
    const keys = new Set(requests(false).map(({ headers }) => headers.get('idempotency-key')));
    await expect([requests(false).length, keys.size]).toEqual([2, 1]);
  },
};

/** The 401 is a message on the page, never a dialog that signs in. */
// Shows [1R170 1R215 1M047]
export const NotAuthorised: Story = {
  beforeEach: () =>
    page.server().respond('paytoAgreements.takePayment', {
      status: 401,
      type: 'payto-payment-not-authorised',
      title: 'You are not authorized to take payments against this agreement.',
    }),
  play: async () => {
    await expect(
      await screen.findByText('You are not authorized to take payments against this agreement.', {}, patience),
    ).toBeVisible();
    await expect(screen.queryByLabelText('Password')).toBeNull();
    await expect(screen.getByRole('link', { name: 'Go to the agreement' })).toBeVisible();
  },
};

/** No payment against one that is not active. */
// Shows [1R102]
export const NotActive: Story = {
  beforeEach: () =>
    page.server().respond('paytoAgreements.getData', {
      data: {
        ...payable,
        status: 'SUSPENDED',
        statusDisplay: 'Suspended',
        statusClass: 'danger',
        paymentRefusal: 'You cannot take payments against a PayTo agreement that is not active.',
      },
    }),
  play: async () => {
    await expect(
      await screen.findByText('You cannot take payments against a PayTo agreement that is not active.', {}, patience),
    ).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: /Amount/ })).toBeNull();
  },
};

/** A 404 is the message of the specification. */
// Shows [1K042 1R193 1R214]
export const NoAgreement: Story = {
  beforeEach: () =>
    page.server().respond('paytoAgreements.getData', {
      status: 404,
      type: 'not-found',
      title: 'PayTo agreement does not exist.',
    }),
  play: async () => {
    await expect(await screen.findByText('PayTo agreement does not exist.', {}, patience)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The payer approves an amendment meanwhile: the terms that apply now are shown, and what is typed is checked again. */
export const TermsAmended: Story = {
  play: async () => {
    await userEvent.clear(await amountField());
    await userEvent.type(await amountField(), '150');
    await waitFor(() => expect(requests(true).at(-1)?.body).toContain('150.00'), patience);
    const before = requests(true).length;
    const amount = { amount: '150.00', currency: 'AUD', displayAmount: '$150.00' };
    page.server().respond('paytoAgreements.getData', {
      data: { ...payable, paymentTerms: { ...payable.paymentTerms, amount, paymentAmount: amount } },
    });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect(await screen.findByText(/Fixed · \$150\.00/, {}, patience)).toBeVisible();
    await waitFor(() => expect(requests(true).length).toBeGreaterThan(before), patience);
    await expect(requests(true).at(-1)?.body).toContain('150.00');
  },
};
