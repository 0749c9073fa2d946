import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { paged, pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { checked, fileIn, released, waterRates, wrongLines } from './payment-file.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('paymentFiles.listLines', paged(wrongLines));
  server.respond('uploadedFiles.get', { data: waterRates });
  server.respond('paymentFiles.get', { data: checked });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Payment file/Page',
  component: PortalAt,
  args: { address: '/PaymentFileSummaryView?PaymentBatchGroup=60210' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names the file by the batch group of its payments. */
// Shows [2P034]
export const OfGroup: Story = {
  beforeEach: () => {
    page.server().respond('paymentFiles.locate', { data: { fileId: 4210 } });
    page.server().respond('uploadedFiles.get', { data: fileIn('COMPLETE', { inProgress: false, step: 'APPLY' }) });
    page.server().respond('paymentFiles.get', { data: released });
  },
  play: async () => {
    await expect(await pageHeading('water-rates-2026-11-20.csv')).toBeVisible();
    await expect(await screen.findByText('$164,118.90', {}, patience)).toBeVisible();
    const [located] = page.server().heard.filter(({ call }) => call === 'paymentFiles.locate');
    await expect(located?.body).toContain('60210');
  },
};

/** A checked file is shown here, not on File Details; releasing it asks first. */
// Shows [2P033 2P034]
export const FromFileDetails: Story = {
  args: { address: '/FileDetailsView?UploadedFileId=4210' },
  beforeEach: () => page.server().respond('paymentFiles.release', { data: { status: 200, body: released } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Release 4,201 payments' }, patience));
    await expect(await screen.findByText('5 wrong and 3 duplicate lines are not taken.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Release file' }));
    await expect(await screen.findByText('water-rates-2026-11-20.csv released', {}, patience)).toBeVisible();
  },
};

/** Batches are also made of payments that people take. */
export const OfNoFile: Story = {
  beforeEach: () => page.server().respond('paymentFiles.locate', { status: 404, type: 'not-found' }),
  play: async () => {
    await expect(await screen.findByText('No payment file', {}, patience)).toBeVisible();
  },
};
