import type { PayToTimelineEntry } from '@quickportal/contracts/payto-agreements/payto-timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../../storybook/sessions.ts';
import { timelineEntries } from '../timeline/agreement-timeline.fixtures.ts';
import { statusChangeForm } from '../amend-agreement/amendment-form.fixtures.ts';
import {
  activeAgreement,
  processingAgreement,
  suspendedByPayee,
  waitingAmendment,
} from './payto-agreement-details.fixtures.ts';

const { agreementToken, customerId, description } = activeAgreement;
const timelinePage = (items: PayToTimelineEntry[], recordsCount = items.length, currentPage = 1) => ({
  items,
  recordsCount,
  currentPage,
  pageSize: 20,
});
const noAmendment = { status: 404, type: 'not-found' };
const page = portalPages(facilityAdmin, (server) => {
  server.respond('paytoAgreements.get', { data: activeAgreement });
  server.respond('paytoAgreements.getBilateralAmendment', noAmendment);
  server.respond('paytoAgreements.listTimeline', { data: timelinePage(timelineEntries.slice(-3)) });
  server.respond(`rest/internal/forms/patch/payto-agreements/${agreementToken}/submit`, { data: statusChangeForm });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/PayTo agreement/Page',
  component: PortalAt,
  args: { address: `/PayToAgreementDetailsView?CustomerId=${customerId}&AgreementToken=${agreementToken}` },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const request = (name: string) => page.server().heard.find(({ call }) => call === name)?.body;

/** Of the agreement that AgreementToken names. */
// Shows [1P016 1R044]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading(description)).toBeVisible();
    await expect(request('paytoAgreements.get')).toContain(agreementToken);
    await expect(screen.queryByText('An amendment waits for the payer')).toBeNull();
    await expect(screen.queryByText(/Refreshed/)).toBeNull();
  },
};

/** Its token is needed. */
// Shows [1P016]
export const OfNobody: Story = {
  args: { address: `/PayToAgreementDetailsView?CustomerId=${customerId}` },
  play: async () => {
    await expect(await pageHeading('This link is not valid')).toBeVisible();
    await expect(screen.getByText('AgreementToken')).toBeVisible();
  },
};

/** An address that names another customer shows nothing of the agreement. */
export const OfAnotherCustomer: Story = {
  args: { address: `/PayToAgreementDetailsView?CustomerId=${(customerId ?? 0) + 1}&AgreementToken=${agreementToken}` },
  play: async () => {
    await expect(await pageHeading('This does not exist, or you do not have access to it')).toBeVisible();
    await expect(screen.queryByText(description)).toBeNull();
  },
};

/** One that is being sent is looked at again after two seconds. */
export const Sent: Story = {
  beforeEach: () =>
    page.server().respond('paytoAgreements.get', { data: processingAgreement }, { data: activeAgreement }),
  play: async () => {
    await expect(await screen.findByText('It is on its way to the payer’s bank', {}, patience)).toBeVisible();
    await expect(screen.getByText('Refreshed every 15 seconds: 60 tries left.')).toBeVisible();
    await expect(await screen.findByText('Active', {}, patience)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Refreshed/)).toBeNull());
  },
};

/** The amendment is gone from the page once it is recalled. */
export const RecallAmendment: Story = {
  beforeEach: () => {
    page.server().respond('paytoAgreements.getBilateralAmendment', { data: waitingAmendment });
    page.server().respond('paytoAgreements.recallAmendment', () => {
      page.server().respond('paytoAgreements.getBilateralAmendment', noAmendment);
      return { data: activeAgreement };
    });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Recall amendment' }, patience));
    const question = await screen.findByRole('alertdialog', {}, patience);
    await expect(question).toHaveTextContent('the terms in force stay');
    const [, confirm] = screen.getAllByRole('button', { name: 'Recall amendment', hidden: true });
    if (confirm) await userEvent.click(confirm);
    await expect(await screen.findByText('Amendment recalled', {}, patience)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('An amendment waits for the payer')).toBeNull(), patience);
  },
};

/** A reason goes with it, and the page shows the new status without a reload. */
// Shows [1M049 1R219]
export const Suspend: Story = {
  beforeEach: () =>
    page.server().respond('paytoAgreements.amend', () => {
      page.server().respond('paytoAgreements.get', { data: suspendedByPayee });
      return { data: suspendedByPayee };
    }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend agreement' }, patience));
    await expect(await screen.findByLabelText(/^Reason/, {}, patience)).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: 'Suspend agreement', hidden: true });
    const submit = buttons.at(-1);
    if (submit) await userEvent.click(submit);
    await expect(await screen.findByText('Agreement successfully amended', {}, patience)).toBeVisible();
    await expect(await screen.findByText('Your side suspended it', {}, patience)).toBeVisible();
    const sent = request('paytoAgreements.amend');
    for (const part of ['"statusChange":"SUSPEND"', '"reasonCode":"MD17"', '"amendmentType":"STATUS_AMENDMENT"'])
      await expect(sent).toContain(part);
  },
};

/** Older entries are on the next page, whose number is in the address. */
export const OlderEntries: Story = {
  beforeEach: () =>
    page
      .server()
      .respond(
        'paytoAgreements.listTimeline',
        { data: timelinePage(timelineEntries, 29) },
        { data: timelinePage(timelineEntries.slice(-2), 29, 2) },
      ),
  play: async () => {
    await expect(await screen.findByText('Now: Active', {}, patience)).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Next page' }, patience));
    await waitFor(() => expect(screen.queryByText('Now: Active')).toBeNull(), patience);
    await expect(await screen.findByText('Submitted', { selector: 'li *' }, patience)).toBeVisible();
    await expect(
      page
        .server()
        .heard.filter(({ call }) => call === 'paytoAgreements.listTimeline')
        .at(-1)?.body,
    ).toContain('"page":2');
  },
};
