import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../../storybook/sessions.ts';
import { customerId, pendingAgreement } from '../payto-agreement.fixtures.ts';
import { newAgreementData, partyForm, paymentForm } from '../payto-forms.fixtures.ts';

const alias = { payIdType: 'EMAL', payId: 'm•••@example.com' };
const CALLS = `rest/internal/forms/post/create-agreement/${customerId}/create`;
const page = portalPages(facilityAdmin, (server) => {
  sessionStorage.clear();
  server.respond('paytoAgreements.getFormData', { data: newAgreementData });
  server.respond(`${CALLS}/one`, { data: partyForm() });
  server.respond(`${CALLS}/two`, { data: paymentForm });
  server.respond('paytoAgreements.getAlias', {
    data: { name: 'M J Olsson', account: alias },
  });
  server.respond('paytoAgreements.checkParty', { data: null });
  server.respond('paytoAgreements.checkPayment', { data: null });
  server.respond('paytoAgreements.create', { data: pendingAgreement });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/PayTo agreement/Create',
  component: PortalAt,
  args: { address: `/CreatePayToAgreementView?CustomerId=${customerId}` },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (call: string) => page.server().heard.filter((heard) => heard.call === call);
/** A field by its label, whatever mark stands behind that. */
const named = (label: string) => ({ name: new RegExp(`^${label}\\b`) });
const field = (label: string) => screen.findByRole('textbox', named(label), patience);
const enter = async (label: string, text: string) => {
  await userEvent.click(await field(label));
  await userEvent.paste(text);
};
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', named(label)));
  await userEvent.click(await screen.findByRole('option', { name: (name) => name.startsWith(option) }));
};
const enterParty = async (payId = 'margaret.olsson@example.com') => {
  await enter('PayID', payId);
  await next();
};
const enterPayment = async () => {
  await enter('Description', 'Water rates, Unit 4');
  await choose('Agreement type', 'Fixed');
  await enter('Amount', '186.4');
  await choose('Frequency', 'Fortnightly');
  await enter('End date', '23/11/2027');
  await next();
};
const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Submit agreement' }));

/** Three steps in their order. */
// Shows [1P006 1R043 1K002]
export const FirstStep: Story = {
  play: async () => {
    await expect(await pageHeading('Create PayTo agreement')).toBeVisible();
    const steps = within(await screen.findByRole('list', { name: 'Steps' }, patience));
    await expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '1Party Details',
      '2Payment Details',
      '3Review and Submit',
    ]);
  },
};

/** The review reads like a receipt. */
export const Review: Story = {
  play: async () => {
    await enterParty();
    await enterPayment();
    await expect(await screen.findByText('Margaret Olsson pays Harbour City Water')).toBeVisible();
    await expect(screen.getByText('From 20 Nov 2026 until 23 Nov 2027', { selector: 'p' })).toBeVisible();
    const happens = screen.getByText('What happens next').closest('section');
    await expect(happens).toHaveTextContent('by 25 Nov 2026 10:42 am Sydney time');
    const seen = screen.getByText('What the payer sees at their bank').closest('section');
    await expect(seen).toHaveTextContent('Water rates, Unit 4');
  },
};

/** It is created as it was entered. */
export const ToTheEnd: Story = {
  play: async () => {
    await enterParty();
    await enterPayment();
    await submit();
    await expect(await screen.findByText('Agreement sent to the payer for approval')).toBeVisible();
    const body = JSON.parse(sent('paytoAgreements.create')[0]?.body ?? '') as { body: unknown };
    await expect(body.body).toMatchObject({
      payId: 'margaret.olsson@example.com',
      payIdType: 'EMAL',
      amount: '186.40',
      frequency: 'FORTNIGHTLY',
      endDate: '2027-11-23',
    });
  },
};

/** The customer is needed. */
// Shows [1R042]
export const OfNobody: Story = {
  args: { address: '/CreatePayToAgreementView' },
  play: async () => {
    await expect(await pageHeading('This link is not valid')).toBeVisible();
    await expect(screen.getByText('CustomerId')).toBeVisible();
  },
};

/** The type follows what is typed until it is corrected; the holder stands beside the field. */
export const PayIdTypes: Story = {
  play: async () => {
    const payId = await field('PayID');
    const type = screen.getByRole('combobox', named('PayID type'));
    await userEvent.type(payId, 'margaret.olsson');
    await expect(type).toHaveTextContent('Organisation name');
    await userEvent.type(payId, '@example.com');
    await expect(type).toHaveTextContent('Email');
    await expect(screen.getByText('Read as an email because it has an @ and a dot')).toBeVisible();
    await expect(await screen.findByText('M J Olsson')).toBeVisible();
    await userEvent.clear(payId);
    await userEvent.type(payId, '61412345678');
    await expect(type).toHaveTextContent('ABN');
    await choose('PayID type', 'Phone');
    await expect(await screen.findByText('As you chose')).toBeVisible();
    await waitFor(() => expect(sent('paytoAgreements.getAlias').at(-1)?.body).toContain('TELI'));
    await next();
    await expect(await field('Description')).toBeVisible();
  },
};

/** A PayID that no one has registered goes no further than its step; one that is mended does. */
export const NotRegistered: Story = {
  beforeEach: () => page.server().respond('paytoAgreements.getAlias', { status: 404, type: 'not-found' }),
  play: async () => {
    await enter('PayID', 'unknown@example.com');
    await expect(await screen.findByText(/This PayID is not registered/)).toBeVisible();
    await next();
    await expect(await screen.findByText(/Enter a registered PayID/)).toBeVisible();
    await expect(screen.queryByRole('textbox', named('Description'))).toBeNull();
    page.server().respond('paytoAgreements.getAlias', { data: { name: 'M J Olsson', account: alias } });
    await userEvent.clear(await field('PayID'));
    await enterParty();
    await expect(await field('Description')).toBeVisible();
  },
};

/** Where PayIDs cannot be looked up now, the payer's bank will tell. */
export const LookUpUnavailable: Story = {
  beforeEach: () => page.server().respond('paytoAgreements.getAlias', { status: 503, type: 'unavailable' }),
  play: async () => {
    await enterParty();
    await expect(await field('Description')).toBeVisible();
  },
};

/** Bank and owner of an account of the customer. */
export const AccountOfTheCustomer: Story = {
  beforeEach: () =>
    page.server().respond('paytoAgreements.getAccountInfo', {
      data: {
        accountId: 500_001,
        accountName: 'M J Olsson',
        bsb: '062-000',
        bankName: 'Commonwealth Bank of Australia',
        accountNumber: '•••• 678',
      },
    }),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Account of the customer' }, patience));
    await choose('Account', 'BSB 062-000 · •••• 678');
    await expect(await screen.findByText(/Commonwealth Bank of Australia/)).toBeVisible();
    await next();
    await expect(sent('paytoAgreements.checkParty')[0]?.body).toContain('500001');
  },
};

/** A BSB names its bank; neither it nor the account number is kept over a reload. */
export const OtherBankAccount: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Other bank account' }, patience));
    await enter('BSB', '062000');
    await expect(await screen.findByText(/Commonwealth/)).toBeVisible();
    await enter('Account number', '12345611');
    const draft = () => sessionStorage.getItem(`quickportal.wizard.payto-agreement.${customerId}`);
    await waitFor(() => expect(draft()).toContain('BANK_ACCOUNT'));
    await expect(draft()).not.toContain('12345611');
  },
};

/** A customer without a bank account is not offered one. */
export const WithoutAccounts: Story = {
  beforeEach: () => {
    page.server().respond('paytoAgreements.getFormData', { data: { ...newAgreementData, accounts: [] } });
    page.server().respond(`${CALLS}/one`, { data: partyForm([]) });
  },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Other bank account' }, patience)).toBeVisible();
    await expect(screen.queryByRole('radio', { name: 'Account of the customer' })).toBeNull();
  },
};

/** Each step also asks the server. */
export const StepRefused: Story = {
  beforeEach: () =>
    page.server().respond('paytoAgreements.checkParty', {
      status: 422,
      type: 'validation-failed',
      errors: [{ field: 'payerName', messages: ['Write the name as the bank has it.'] }],
    }),
  play: async () => {
    await enterParty();
    await waitFor(() =>
      expect(screen.getByRole('textbox', named('Payer name'))).toHaveAccessibleDescription(
        /Write the name as the bank has it\./,
      ),
    );
    await expect(screen.queryByRole('textbox', named('Description'))).toBeNull();
  },
};

const refusal = (name: string, message: string) => ({
  status: 422,
  type: 'validation-failed',
  errors: [{ field: name, messages: [message] }],
});

/** What is refused at the end leads to the step of its field. */
// Shows [1R110 1R111]
export const PayIdRefused: Story = {
  beforeEach: () => page.server().respond('paytoAgreements.create', refusal('payId', 'This PayID is closed.')),
  play: async () => {
    await enterParty();
    await enterPayment();
    await submit();
    const payId = await field('PayID');
    await expect(payId).toHaveAccessibleDescription(/This PayID is closed\./);
    await expect(payId).toHaveValue('margaret.olsson@example.com');
  },
};

/** The description belongs to the second step. */
// Shows [1R112]
export const DescriptionRefused: Story = {
  beforeEach: () => page.server().respond('paytoAgreements.create', refusal('description', 'Say what it is for.')),
  play: async () => {
    await enterParty();
    await enterPayment();
    await submit();
    await expect(await field('Description')).toHaveAccessibleDescription(/Say what it is for\./);
  },
};

/** After a lost response the same key is sent again, so that only one agreement is created. */
export const ResponseLost: Story = {
  beforeEach: () => page.server().respond('paytoAgreements.create', 'offline', { data: pendingAgreement }),
  play: async () => {
    await enterParty();
    await enterPayment();
    await submit();
    await expect(
      await screen.findByText('The portal cannot be reached. Check your connection and try again.'),
    ).toBeVisible();
    await submit();
    await expect(await screen.findByText('Agreement sent to the payer for approval')).toBeVisible();
    const keys = sent('paytoAgreements.create').map(({ headers }) => headers.get('idempotency-key'));
    await expect(keys).toHaveLength(2);
    await expect(new Set(keys).size).toBe(1);
  },
};

/** A first payment before the payer has to respond is pointed out. */
export const FirstPaymentTooEarly: Story = {
  play: async () => {
    await enterParty();
    await enter('First payment due', '21/11/2026');
    await enterPayment();
    await expect(await screen.findByText('The first payment may be too early')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change the date' }));
    await expect(await field('First payment due')).toHaveValue('21 Nov 2026');
  },
};

/** What was entered is there again after a reload, at the step that was open. */
export const Reloaded: Story = {
  beforeEach: () => {
    const values = { payerName: 'Margaret Olsson', payerKind: 'PAYID', payId: 'm@example.com', description: 'Courts' };
    const draft = JSON.stringify({ step: 'payment', values });
    sessionStorage.setItem(`quickportal.wizard.payto-agreement.${customerId}`, draft);
  },
  play: async () => {
    await expect(await field('Description')).toHaveValue('Courts');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(await field('PayID')).toHaveValue('m@example.com');
  },
};

/** The reason in place of the form, and the way back. */
export const Impossible: Story = {
  beforeEach: () => {
    const response = {
      status: 409,
      type: 'state-conflict',
      title: 'Harbour City Water does not have the PayTo product.',
    };
    page.server().respond('paytoAgreements.getFormData', response);
    page.server().respond(`${CALLS}/one`, response);
    page.server().respond(`${CALLS}/two`, response);
  },
  play: async () => {
    await expect(
      await screen.findByText('Harbour City Water does not have the PayTo product.', {}, patience),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to the customer' })).toBeVisible();
    await expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
  },
};
