import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { timelineEntries } from './agreement-timeline.fixtures.ts';
import { AgreementTimeline } from './agreement-timeline.view.tsx';
import {
  activeAgreement,
  lapsedAgreement,
  pendingAgreement,
  suspendedByPayee,
  suspendedByPayer,
  waitingAmendment,
} from '../agreement-details/payto-agreement-details.fixtures.ts';

const { agreementToken, customerId } = activeAgreement;

const meta = {
  title: 'Screens/PayTo agreement/Timeline',
  component: AgreementTimeline,
  decorators: [
    portalStory({
      view: 'PayToAgreementDetailsView',
      search: { CustomerId: String(customerId), AgreementToken: agreementToken },
    }),
  ],
  args: {
    agreement: suspendedByPayer,
    waiting: null,
    entries: timelineEntries,
    isFirstPage: true,
    timeZone: 'Australia/Sydney',
    canManage: true,
    linksToReceipts: true,
  },
} satisfies Meta<typeof AgreementTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In whose lane a thing happened is also a word of its item. */
const lanesOf = (items: HTMLElement[]) =>
  items.map(({ textContent }) => /^(Payer’s bank|Your side|System)/.exec(textContent ?? '')?.[0]);

/** What the payer suspended is in the lane of the payer's bank, with what is left to the officer. */
export const SuspendedByPayer: Story = {
  play: async ({ canvas }) => {
    const [now, latest, ...others] = await canvas.findAllByRole('listitem');
    await expect(now).toHaveAttribute('aria-current', 'step');
    await expect(now).toHaveTextContent('Now: The payer suspended it');
    await expect(now).toHaveTextContent('until the payer releases it at their bank');
    await expect(now).toHaveTextContent('You can cancel it.');
    await expect(latest).toHaveTextContent('Suspended by the payer');
    await expect(lanesOf([now, latest, ...others] as HTMLElement[])).toEqual([
      'Payer’s bank',
      'Payer’s bank',
      'Your side',
      'Payer’s bank',
      'System',
      'Your side',
      'Your side',
      'Payer’s bank',
      'System',
      'Your side',
    ]);
    const amendment = within(others[0] as HTMLElement);
    await expect(amendment.getByText('$186.40').tagName).toBe('DEL');
    await expect(amendment.getByText('$223.68').tagName).toBe('INS');
    await expect(amendment.getByText('3 days 4 hours left')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Receipt 1000004711' })).toHaveLength(2);
  },
};

/** What your side suspended it can release. */
export const SuspendedByPayee: Story = {
  args: { agreement: suspendedByPayee },
  play: async ({ canvas }) => {
    const [now] = await canvas.findAllByRole('listitem');
    await expect(lanesOf([now as HTMLElement])).toEqual(['Your side']);
    await expect(now).toHaveTextContent('Now: Your side suspended it');
    await expect(now).toHaveTextContent('You can release or cancel it.');
  },
};

/** The time left goes down while one looks. */
export const PayerDecides: Story = {
  args: {
    agreement: { ...pendingAgreement, readAt: '2026-11-23T07:59:59.400Z', respondBy: '2026-11-23T09:00:00.000Z' },
    entries: timelineEntries.slice(-2),
  },
  play: async ({ canvas }) => {
    const [now] = await canvas.findAllByRole('listitem');
    await expect(now).toHaveTextContent('Now: The payer has yet to decide');
    await expect(now).toHaveTextContent('1 hour left');
    await waitFor(() => expect(now).toHaveTextContent('59 minutes left'), { timeout: 3000 });
    await expect(now).toHaveTextContent('You can recall it.');
  },
};

export const AmendmentWaits: Story = {
  args: { agreement: activeAgreement, waiting: waitingAmendment, entries: timelineEntries.slice(1) },
  play: async ({ canvas }) => {
    const [now] = await canvas.findAllByRole('listitem');
    await expect(now).toHaveTextContent(
      'You can amend, suspend or cancel it. You can recall the amendment that waits.',
    );
  },
};

/** What is over has no now, and who may only look is offered nothing. */
export const Over: Story = {
  args: { agreement: lapsedAgreement, entries: timelineEntries.slice(-2), linksToReceipts: false, canManage: false },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem'))[0]).toHaveTextContent('Delivered to the payer’s bank');
    await expect(canvas.queryByText(/^Now/)).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** One column, in which each entry names its lane. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const items = await canvas.findAllByRole('listitem');
    const lefts = items.map((item) => item.firstElementChild?.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    await expect(within(items[0] as HTMLElement).getByText('Payer’s bank')).toBeVisible();
  },
};
