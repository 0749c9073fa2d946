import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../../storybook/sessions.ts';
import {
  activeAgreement,
  agreementToken,
  cancelledAgreement,
  customerId,
  pendingAgreement,
  suspendedByPayer,
  waitingAmendment,
} from '../payto-agreement.fixtures.ts';
import { amendmentDocument } from '../payto-forms.fixtures.ts';

const FORM = `rest/internal/forms/patch/payto-agreements/${agreementToken}/submit`;
const NONE = { status: 404, type: 'not-found' };
const amountReview = {
  amendmentType: 'BILATERAL_AMENDMENT',
  changes: waitingAmendment.changes,
  payerApproves: true,
  respondBy: '2026-11-24T23:42:00.000Z',
};
const statusReview = (after: string) => ({
  amendmentType: 'STATUS_AMENDMENT',
  changes: [{ field: 'status', title: 'Status', before: 'Active', after }],
  payerApproves: false,
  respondBy: null,
});

const page = portalPages(facilityAdmin, (server) => {
  sessionStorage.clear();
  server.respond('paytoAgreements.get', { data: activeAgreement });
  server.respond('paytoAgreements.getBilateralAmendment', NONE);
  server.respond(FORM, { data: amendmentDocument() });
  server.respond('paytoAgreements.checkAmendment', { data: amountReview });
  server.respond('paytoAgreements.amend', { data: activeAgreement });
});
const of = (agreement: PayToAgreement) => () => page.server().respond('paytoAgreements.get', { data: agreement });

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/PayTo agreement/Amend',
  component: PortalAt,
  args: { address: `/AmendPayToAgreementView?agreementToken=${agreementToken}&customerId=${customerId}` },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (call: string) => page.server().heard.filter((heard) => heard.call === call);
const bodyOf = (call: string) => (JSON.parse(sent(call).at(-1)?.body ?? '') as { body: unknown }).body;
/** A field by its label, whatever mark stands behind that. */
const named = (label: string) => ({ name: new RegExp(`^${label}\\b`) });
const field = (label: string) => screen.findByRole('textbox', named(label), patience);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('radio', { name }, patience));
  await press('Next');
};
const changeAmount = async (amount: string) => {
  const control = await field('Amount');
  await userEvent.clear(control);
  await userEvent.type(control, amount);
  await press('Next');
};

/** Payment details: three steps, from what to what, who approves it until when. */
// Shows [1P007 1R046 1K003]
export const PaymentDetails: Story = {
  play: async () => {
    await expect(await pageHeading('Amend PayTo agreement')).toBeVisible();
    const steps = within(await screen.findByRole('list', { name: 'Steps' }, patience));
    await expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '1Amendment Type',
      '2Amendment Details',
      '3Review and Submit',
    ]);
    await type(/^Payment details/);
    await expect(await field('Amount')).toHaveValue('120.50');
    await changeAmount('132');
    const table = await screen.findByRole('table', { name: 'Changes to the agreement' });
    await expect(within(table).getByText('$132.00')).toBeVisible();
    await expect(screen.getByText('Margaret Olsson approves or declines it')).toBeVisible();
    await expect(screen.getByText(/Sydney time/)).toHaveTextContent('25 Nov 2026 10:42 am');
    await press('Submit amendment');
    await expect(await screen.findByText('Amendment sent to the payer for approval')).toBeVisible();
    await expect(bodyOf('paytoAgreements.amend')).toMatchObject({
      amendmentType: 'BILATERAL_AMENDMENT',
      amount: '132.00',
      version: 3,
    });
  },
};

/** Own reference and description: no one approves them, and they start as they are. */
// Shows [1R104]
export const Texts: Story = {
  beforeEach: () =>
    page.server().respond('paytoAgreements.checkAmendment', {
      data: {
        amendmentType: 'UNILATERAL_AMENDMENT',
        changes: [{ field: 'description', title: 'Description', before: 'Water rates 10023', after: 'Courts' }],
        payerApproves: false,
        respondBy: null,
      },
    }),
  play: async () => {
    await type(/^Reference and description/);
    const description = await field('Description');
    await expect(description).toHaveValue('Water rates 10023');
    await expect(screen.queryByRole('textbox', named('Amount'))).toBeNull();
    await userEvent.clear(description);
    await userEvent.type(description, 'Courts');
    await press('Next');
    await expect(await screen.findByText('It takes effect at once')).toBeVisible();
    await press('Back');
    await expect(await field('Description')).toHaveValue('Courts');
  },
};

/** The payer is only informed of a change of the status. */
// Shows [1R106]
export const Suspend: Story = {
  beforeEach: () => page.server().respond('paytoAgreements.checkAmendment', { data: statusReview('Suspended') }),
  play: async () => {
    await type(/^Suspend, release or cancel/);
    await expect(await screen.findByRole('radio', { name: 'Suspend' })).toBeVisible();
    await expect(screen.queryByRole('radio', { name: 'Release' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Suspend' }));
    await press('Next');
    const reasons = await screen.findByRole('combobox', named('Reason'));
    await waitFor(() => expect(reasons).toBeInvalid());
    await userEvent.click(reasons);
    const [reason] = await screen.findAllByRole('option');
    if (!reason) throw new Error('There is no reason');
    await userEvent.click(reason);
    await press('Next');
    await expect(await screen.findByText('It takes effect at once')).toBeVisible();
  },
};

/** Suspended by the payer: what is not offered, and why. */
export const SuspendedByPayer: Story = {
  beforeEach: of(suspendedByPayer),
  play: async () => {
    await expect(
      await screen.findByText('Payment details: Not possible while the agreement is suspended.', {}, patience),
    ).toBeVisible();
    await expect(screen.getAllByRole('radio')).toHaveLength(1);
    await press('Next');
    await expect(await screen.findByText(/Only the payer can release it/)).toBeVisible();
    await expect(screen.queryByRole('radio', { name: 'Release' })).toBeNull();
  },
};

/** A pending agreement can only be recalled. */
// Shows [1R100 1R107]
export const Recall: Story = {
  beforeEach: () => {
    of(pendingAgreement)();
    page.server().respond('paytoAgreements.amend', {
      data: { ...pendingAgreement, status: 'CANCELLED', statusDisplay: 'Cancelled' },
    });
    page.server().respond('paytoAgreements.checkAmendment', {
      data: {
        ...statusReview('Cancelled'),
        amendmentType: 'RECALL_PAYTO_AGREEMENT',
        changes: [{ field: 'status', title: 'Status', before: 'Pending', after: 'Cancelled' }],
      },
    });
  },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /^Recall the agreement/ }, patience)).toBeChecked();
    await press('Next');
    await expect(await screen.findByText('Recalling cancels the agreement')).toBeVisible();
    await press('Next');
    const table = await screen.findByRole('table', { name: 'Changes to the agreement' });
    await expect(within(table).getByText('Cancelled')).toBeVisible();
    await press('Submit amendment');
    await expect(await screen.findByText('Agreement successfully amended')).toBeVisible();
    await expect(screen.getByText('It is cancelled.')).toBeVisible();
  },
};

/** A status that allows nothing. */
// Shows [1M046 1R099]
export const NotPossible: Story = {
  beforeEach: of(cancelledAgreement),
  play: async () => {
    await expect(
      await screen.findByText('This agreement cannot be amended since it is cancelled.', {}, patience),
    ).toBeVisible();
    await expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull();
  },
};

/** One bilateral amendment at a time: what waits, and taking it back. */
export const AnotherWaits: Story = {
  beforeEach: () => {
    page.server().respond('paytoAgreements.getBilateralAmendment', { data: waitingAmendment }, NONE);
    page.server().respond('paytoAgreements.recallAmendment', { data: activeAgreement });
  },
  play: async () => {
    const waits = within(await screen.findByRole('region', { name: 'An amendment waits for the payer' }, patience));
    await expect(waits.getByText('$132.00')).toBeVisible();
    await expect(waits.getByText(/Sydney time/)).toHaveTextContent('25 Nov 2026 10:42 am');
    await expect(screen.getByText('Payment details: An amendment waits for the payer.')).toBeVisible();
    await expect(screen.queryByRole('radio', { name: /^Payment details/ })).toBeNull();
    await userEvent.click(waits.getByRole('button', { name: 'Recall amendment' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Recall amendment' }));
    await expect(await screen.findByRole('radio', { name: /^Payment details/ })).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'An amendment waits for the payer' })).toBeNull();
  },
};

/** Another user sent one meanwhile: the refusal shows it. */
export const SentMeanwhile: Story = {
  beforeEach: () => {
    page.server().respond('paytoAgreements.getBilateralAmendment', NONE, { data: waitingAmendment });
    page.server().respond('paytoAgreements.checkAmendment', {
      status: 409,
      type: 'state-conflict',
      title: 'An amendment waits for the payer. Recall it first, or wait until it is decided.',
    });
  },
  play: async () => {
    await type(/^Payment details/);
    await changeAmount('140');
    await expect(await screen.findByRole('region', { name: 'An amendment waits for the payer' })).toBeVisible();
    await expect(screen.getByText(/Recall it first, or wait until it is decided/)).toBeVisible();
  },
};

/** An edit that changes nothing is refused before the review. */
export const NothingChanged: Story = {
  beforeEach: () =>
    page.server().respond('paytoAgreements.checkAmendment', {
      status: 422,
      type: 'validation-failed',
      errors: [{ field: '', messages: ['No changes detected.'] }],
    }),
  play: async () => {
    await type(/^Payment details/);
    await press('Next');
    await expect(await screen.findByText('No changes detected.')).toBeVisible();
    await expect(await field('Amount')).toBeVisible();
  },
};

/** Another user amended it while the review was read: both versions side by side, then on over the current one. */
export const LostUpdate: Story = {
  beforeEach: () => {
    page
      .server()
      .respond(FORM, { data: amendmentDocument() }, { data: amendmentDocument({ version: 4, amount: '125.00' }) });
    page
      .server()
      .respond(
        'paytoAgreements.amend',
        { status: 409, type: 'lost-update', current: { ...activeAgreement, version: 4 } },
        { data: activeAgreement },
      );
  },
  play: async () => {
    await type(/^Payment details/);
    await changeAmount('132');
    await press('Submit amendment');
    const compared = await screen.findByRole('table', { name: 'Saved values and your values' });
    await expect(within(compared).getByText('$125.00')).toBeVisible();
    const merge = await screen.findByRole('button', { name: /^(?:Keep chosen values|Continue)$/ });
    await userEvent.click(merge);
    await press('Submit amendment');
    await expect(await screen.findByText('Amendment sent to the payer for approval')).toBeVisible();
    await expect(bodyOf('paytoAgreements.amend')).toMatchObject({ amount: '132.00', version: 4 });
  },
};

/** Both parameters are needed. */
// Shows [1R045]
export const OfNothing: Story = {
  args: { address: '/AmendPayToAgreementView' },
  play: async () => {
    await expect(await pageHeading('This link is not valid')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/agreementToken/)).toBeVisible());
    await expect(screen.getByText(/customerId/)).toBeVisible();
  },
};

/** One that does not exist, or is another community's. */
export const NotThere: Story = {
  beforeEach: () => page.server().respond('paytoAgreements.get', NONE),
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 }, patience)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Amend PayTo agreement')).toBeNull(), patience);
  },
};
