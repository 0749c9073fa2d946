import type { PaymentFileLine } from '@quickportal/contracts/payment-files/payment-file-line';
import type { PaymentLineStatus } from '@quickportal/contracts/rules/states/payment-file-line';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { checked, duplicateLines, fileIn, released, sending, waterRates, wrongLines } from './payment-file.fixtures.ts';
import { PaymentFileLinesView } from './payment-file-lines.view.tsx';
import { PaymentFileSummaryView } from './payment-file-summary.view.tsx';

const decide = { onCorrect: fn(), onChoose: fn(), isBusy: false };
const linesIn = (status: PaymentLineStatus, rows: readonly PaymentFileLine[]) => (
  <PaymentFileLinesView
    status={status}
    onStatusChange={fn()}
    decide={decide}
    wrongHref="#wrong"
    table={{ rows, state: 'ready', recordsCount: rows.length, recordsCountCapped: false }}
    page={1}
    hrefForPage={(page) => `#page=${page}`}
    onPageChange={fn()}
  />
);

const meta = {
  title: 'Screens/Payment file',
  component: PaymentFileSummaryView,
  decorators: [portalStory({ view: 'PaymentFileSummaryView', search: { UploadedFileId: '4210' } })],
  args: {
    file: waterRates,
    payments: checked,
    timeZone: 'Australia/Sydney',
    hasList: true,
    asOf: Date.parse('2026-11-20T00:00:00.000Z'),
    onRelease: fn() as (() => void) | null,
    onCancel: fn() as (() => void) | null,
    contentHref: '#content',
    lines: linesIn('WRONG', wrongLines),
  },
} satisfies Meta<typeof PaymentFileSummaryView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything moves: what would be taken, what is wrong, and the release. */
export const WaitsForRelease: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('$168,552.40')).toBeVisible();
    await expect(canvas.getByText('$588,073.15')).toBeVisible();
    await expect(canvas.getByText('Waiting for release')).toBeVisible();
    await expect(canvas.getByText('The business has no customer with this number.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download wrong lines' })).toHaveAttribute('href', '#wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Correct line 402' }));
    await expect(decide.onCorrect).toHaveBeenCalledWith(wrongLines[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Release 4,201 payments' }));
    await expect(args.onRelease).toHaveBeenCalled();
  },
};

/** A payment that is in the file twice, or was taken before, is asked about. */
export const Duplicates: Story = {
  args: { lines: linesIn('DUPLICATE', duplicateLines) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The same as line 630')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'payment 1000073902' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take line 1902' }));
    await expect(decide.onChoose).toHaveBeenCalledWith('TAKE', [1902]);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave all out' }));
    await expect(decide.onChoose).toHaveBeenCalledWith('LEAVE_OUT');
  },
};

/** A bank file of a later day, with an entry that pays money out: that one cannot be corrected. */
export const OfLaterDay: Story = {
  args: {
    file: { ...waterRates, fileName: 'water-rates.aba', format: 'ABA', formatTitle: 'Payments (ABA)' },
    payments: { ...checked, processDate: '2026-11-24' },
    lines: linesIn(
      'WRONG',
      wrongLines.map((line, index) => ({ ...line, canBeCorrected: index > 0 })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This file is for 24 Nov 2026. It can be released on that day.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Release 4,201 payments' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Correct line 402' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Correct line 2210' })).toBeVisible();
  },
};

/** The release is requested, and another user has to approve it. */
export const WaitsForSecondPerson: Story = {
  args: { payments: { ...checked, proposalId: 8841 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The release waits for a second person.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Release/ })).toBeNull();
  },
};

/** While payments are taken the page says how many are done and left. */
export const Sending: Story = {
  args: { file: fileIn('SENDING', { step: 'APPLY', appliedCount: 1862 }), payments: sending },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,862 of 4,201 lines, 2,339 left')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel file' })).toBeVisible();
  },
};

/** Over 4 hours in sending may be a problem. */
// Shows [2R279 2K040]
export const SendingForTooLong: Story = {
  args: {
    file: fileIn('SENDING', { statusDate: '2026-11-19T19:59:59.000Z' }),
    payments: sending,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This file has been in sending for over 4 hours.')).toBeVisible();
  },
};

/** All are taken: totals by currency, method and status. */
export const Complete: Story = {
  args: {
    file: fileIn('COMPLETE', { step: 'APPLY', paymentBatchGroupId: 60_210, inProgress: false }),
    payments: released,
    lines: linesIn('TAKEN', []),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$164,118.90')).toBeVisible();
    await expect(canvas.getByText(/Released by Dana Petrov/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel file' })).toBeNull();
  },
};
