import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { FileDetailsView } from './file-details.view.tsx';
import { FileErrorsView } from './file-errors.view.tsx';
import { byKey, cancelled, checking, fileErrors, fileWith, november, refused } from './uploaded-file.fixtures.ts';

const errors = (errorCount: number) => (
  <FileErrorsView
    table={{ rows: fileErrors, state: 'ready', recordsCount: Math.min(errorCount, 1000), recordsCountCapped: false }}
    errorCount={errorCount}
    csvHref="#csv"
    page={1}
    hrefForPage={(page) => `#page=${page}`}
    onPageChange={fn()}
  />
);

const meta = {
  title: 'Screens/File details',
  component: FileDetailsView,
  decorators: [portalStory({ view: 'FileDetailsView', search: { UploadedFileId: '4102' } })],
  args: {
    file: november,
    timeZone: 'Australia/Sydney',
    onCancel: fn() as (() => void) | null,
    onDismiss: fn() as (() => void) | null,
    contentHref: '#content',
    errors: null,
    asOf: Date.parse('2026-11-20T09:00:00.000Z'),
    timeLeft: null,
  },
} satisfies Meta<typeof FileDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything about a file that is done. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const text of ['Complete', 'Customers', 'Dana Petrov', '512 lines processed.'])
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download original' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel file' })).toBeNull();
  },
};

export const Queued: Story = {
  args: {
    file: fileWith(
      { inProgress: true, progress: 0, step: 'CHECK', lineCount: null, checkedCount: 0, appliedCount: 0 },
      'QUEUED',
    ),
  },
};

/** How far the check is, and the way to stop it. */
export const Checking: Story = {
  args: { file: checking },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('205,500 lines checked')).toBeVisible();
    await expect(canvas.queryByText(/left$/)).toBeNull();
    await expect(canvas.getByRole('progressbar', { name: 'File progress' })).toHaveAttribute('value', '41');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel file' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

/** Once the pace is known, the page says how long the step will take. */
export const CarryingOut: Story = {
  args: {
    file: fileWith({ inProgress: true, progress: 39, step: 'APPLY', appliedCount: 200 }, 'PROCESSING'),
    timeLeft: 150_000,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('200 of 512 lines processed')).toBeVisible();
    await expect(canvas.getByText('About 3 minutes left')).toBeVisible();
  },
};

/** A file with errors shows them by line, column, value and reason. */
// Shows [2E059]
export const WithErrors: Story = {
  args: { file: refused, errors: errors(5) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This file has 5 errors. No lines were processed.')).toBeVisible();
    const row = canvas.getByRole('row', { name: /Enter a postcode of four digits\./ });
    for (const text of ['3', 'Postcode', '20000']) await expect(within(row).getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', '#csv');
  },
};

/** What has to be done about errors ends when they are dismissed: who did it and when is shown instead. */
export const Dismissing: Story = {
  args: { file: refused, errors: errors(5) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss errors' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

export const Dismissed: Story = {
  args: {
    file: { ...refused, dismissedDate: '2026-11-20T05:00:00.000Z', dismissedBy: 'Dana Petrov' },
    errors: errors(5),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dana Petrov dismissed the errors (5).')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dismiss errors' })).toBeNull();
    await expect(canvas.queryByText(/Correct the lines below/)).toBeNull();
  },
};

/** A later file of its name that was processed is where its lines went. */
export const Corrected: Story = {
  args: { file: { ...refused, correctedByFileId: 4111 }, errors: errors(5) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open file 4111' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dismiss errors' })).toBeNull();
  },
};

export const WithMoreErrorsThanAreKept: Story = {
  args: { file: fileWith({ ...refused, errorCount: 48_213 }, 'ERROR'), errors: errors(48_213) },
};

export const WithLinesThatWereOvertaken: Story = {
  args: { file: fileWith({ appliedCount: 507, errorCount: 5 }, 'ERROR'), errors: errors(5) },
};

/** Payments on their way out for over 4 hours: a notice says so. */
// Shows [2R279 2K040]
export const SendingForTooLong: Story = {
  args: {
    file: fileWith({ inProgress: true, statusDate: '2026-11-20T04:59:59.000Z' }, 'SENDING'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This file has been in sending for over 4 hours.')).toBeVisible();
  },
};

/** Up to 4 hours are no reason to say anything. */
// Shows [2R279 2K040]
export const SendingForALongTime: Story = {
  args: { file: fileWith({ inProgress: true, statusDate: '2026-11-20T05:00:00.000Z' }, 'SENDING') },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Sending'))[0]).toBeVisible();
    await expect(canvas.queryByText(/has been in sending/)).toBeNull();
  },
};

/** Sent payments wait for their outcome: a processing notice. */
// Shows [2R277]
export const Sent: Story = {
  args: { file: fileWith({}, 'SENT') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The payments of this file are being processed.')).toBeVisible();
  },
};

export const Cancelled: Story = { args: { file: cancelled } };

export const ByApiKey: Story = { args: { file: byKey } };

export const SameContentAgain: Story = { args: { file: fileWith({ duplicateOfFileId: 4080 }) } };

/** Who may only look, and may not see customers, has nothing to press. */
export const ViewOnly: Story = {
  args: { file: checking, onCancel: null, onDismiss: null, contentHref: null },
  play: async ({ canvas }) => {
    await canvas.findByText('205,500 lines checked');
    await expect(canvas.queryByRole('button', { name: 'Cancel file' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Download original' })).toBeNull();
  },
};
