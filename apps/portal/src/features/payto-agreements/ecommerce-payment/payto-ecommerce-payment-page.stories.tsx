import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../../storybook/sessions.ts';
import { approved } from '../take-payment/payto-payment.fixtures.ts';
import {
  declinedPayment,
  ecommercePartyForm,
  ecommercePaymentForm,
  ecommerceReview,
  takenPayment,
  waitingPayment,
} from './payto-ecommerce-payment.fixtures.ts';

const FORMS = 'rest/internal/forms/post/e-commerce/payto';
const { agreementToken, respondBy } = waitingPayment;
const page = portalPages(facilityAdmin, (server) => {
  sessionStorage.clear();
  server.respond(`${FORMS}/party`, { data: ecommercePartyForm });
  server.respond(`${FORMS}/payment`, { data: ecommercePaymentForm });
  server.respond('paytoAgreements.getPayerAlias', {
    data: { name: 'Priya Raman', account: { payIdType: 'EMAL', payId: 'p•••@example.com' } },
  });
  server.respond('paytoAgreements.checkEcommerceParty', { data: null });
  server.respond('paytoAgreements.checkEcommercePayment', { data: null });
  server.respond('paytoAgreements.reviewEcommercePayment', { data: ecommerceReview });
  server.respond('paytoAgreements.confirmEcommercePayment', {
    data: { agreementToken, status: 'PENDING', statusDisplay: 'Pending', respondBy },
  });
  server.respond('paytoAgreements.getData', { data: waitingPayment });
  server.respond('transactions.get', { data: approved });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/PayTo e-commerce payment/Page',
  component: PortalAt,
  args: { address: '/PayToEcommercePaymentView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (call: string) => page.server().heard.filter((heard) => heard.call === call);
const named = (label: string) => ({ name: new RegExp(`^${label}\\b`) });
const field = (label: string) => screen.findByRole('textbox', named(label), patience);
const enter = async (label: string, text: string) => {
  await userEvent.click(await field(label));
  await userEvent.paste(text);
};
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

async function enterParty() {
  await userEvent.click(await screen.findByRole('combobox', named('Business'), patience));
  await userEvent.click(await screen.findByRole('option', { name: (name) => name.startsWith('Harbour City Water') }));
  await enter('Payer name', 'Priya Raman');
  await enter('PayID', 'priya.raman@example.com');
  await next();
}
async function enterPayment() {
  await enter('Amount', '42');
  await enter('Description', 'Web order 20931');
  await next();
}
async function send() {
  await enterParty();
  await enterPayment();
  await screen.findByText('Priya Raman pays Harbour City Water', {}, patience);
  await userEvent.click(await screen.findByRole('button', { name: 'Send to the payer' }, patience));
}

/** Three steps in their order, and no parameters. */
// Shows [1K004 1R053 1R054]
export const FirstStep: Story = {
  play: async () => {
    await expect(await pageHeading('PayTo e-commerce payment')).toBeVisible();
    const steps = within(await screen.findByRole('list', { name: 'Steps' }, patience));
    await expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '1Party',
      '2Payment',
      '3Review',
    ]);
  },
};

/** The PayID is looked up, and the review reads like a receipt. */
export const Review: Story = {
  play: async () => {
    await enterParty();
    await enterPayment();
    await expect(await screen.findByText('Priya Raman pays Harbour City Water', {}, patience)).toBeVisible();
    await expect(screen.getByText('$42.00')).toBeVisible();
    await expect(screen.getByText('p•••@example.com')).toBeVisible();
  },
};

/** A PayID that no one has registered goes no further than its step. */
export const NotRegistered: Story = {
  beforeEach: () => page.server().respond('paytoAgreements.getPayerAlias', { status: 404, type: 'not-found' }),
  play: async () => {
    await enterParty();
    await expect(await screen.findByText(/Enter a registered PayID/, {}, patience)).toBeVisible();
    await expect(screen.queryByRole('textbox', named('Description'))).toBeNull();
  },
};

/** Back keeps what was entered. */
export const Back: Story = {
  play: async () => {
    await enterParty();
    await enter('Description', 'Web order 20931');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(async () => expect(await field('Payer name')).toHaveValue('Priya Raman'), patience);
    await next();
    await waitFor(async () => expect(await field('Description')).toHaveValue('Web order 20931'), patience);
  },
};

/** Sent, it waits with the time left; nothing else was needed for the transaction. */
// Shows [1R055]
export const ToTheTransaction: Story = {
  play: async () => {
    await send();
    await expect(await screen.findByText('Priya Raman has yet to approve it', {}, patience)).toBeVisible();
    await expect(screen.getByText('3 days 4 hours left')).toBeVisible();
    await expect(screen.getByText(/tries left/)).toBeVisible();
    const body = JSON.parse(sent('paytoAgreements.confirmEcommercePayment')[0]?.body ?? '') as { body: unknown };
    await expect(body.body).toMatchObject({ businessId: 3104, payerName: 'Priya Raman', amount: '42.00' });
    page.server().respond('paytoAgreements.getData', { data: takenPayment });
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Payment 1000004712' }, { timeout: 14_000 }),
    ).toBeVisible();
  },
};

/** Over a reload it still waits. */
export const Reloaded: Story = {
  beforeEach: () => {
    sessionStorage.setItem(
      `quickportal.wizard.payto-ecommerce-payment.sent.${facilityAdmin.user.systemUserId}`,
      JSON.stringify({ step: agreementToken, values: {} }),
    );
  },
  play: async () => {
    await expect(await screen.findByText('Priya Raman has yet to approve it', {}, patience)).toBeVisible();
  },
};

/** Recalled, the payer can no longer approve it. */
export const Recall: Story = {
  beforeEach: () =>
    page.server().respond('paytoAgreements.amend', () => {
      page.server().respond('paytoAgreements.getData', {
        data: { ...declinedPayment, status: 'CANCELLED', statusBy: 'PAYEE' },
      });
      return { data: {} };
    }),
  play: async () => {
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Recall' }, patience));
    await userEvent.click(await screen.findByRole('button', { name: 'Recall payment' }, patience));
    await expect(await screen.findByText('Your side cancelled it', {}, patience)).toBeVisible();
    await expect(sent('paytoAgreements.amend')[0]?.body).toContain('RECALL_PAYTO_AGREEMENT');
  },
};

/** The payer declined: starting again keeps what was entered. */
export const Declined: Story = {
  beforeEach: () => page.server().respond('paytoAgreements.getData', { data: declinedPayment }),
  play: async () => {
    await send();
    await expect(await screen.findByText('The payer declined it', {}, patience)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await waitFor(async () => expect(await field('Payer name')).toHaveValue('Priya Raman'), patience);
    await next();
    await waitFor(async () => expect(await field('Description')).toHaveValue('Web order 20931'), patience);
  },
};

/** A refusal of the step is at its field. */
export const RefusedAtTheField: Story = {
  beforeEach: () =>
    page.server().respond('paytoAgreements.checkEcommerceParty', {
      status: 422,
      type: 'validation-failed',
      errors: [{ field: 'payId', messages: ['This is no PayID of the type you chose. Check the type.'] }],
    }),
  play: async () => {
    await enterParty();
    await expect(await screen.findByText(/This is no PayID of the type you chose/, {}, patience)).toBeVisible();
  },
};
