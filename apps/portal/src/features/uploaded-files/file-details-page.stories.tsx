import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { paged, pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { NEARLY_FIVE_SECONDS, timedResponses } from '../../storybook/timed-responses.ts';
import { checking, fileErrors, fileWith, november, refused } from './uploaded-file.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => server.respond('uploadedFiles.listErrors', paged(fileErrors)));

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/File details/Page',
  component: PortalAt,
  args: { address: '/FileDetailsView?UploadedFileId=4110' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

let pause: () => number;

/** A file in progress is fetched again automatically every five seconds. */
// Shows [1R183]
export const Refreshed: Story = {
  beforeEach: () => {
    const done = fileWith({ fileId: 4110, fileName: checking.fileName });
    pause = timedResponses(page.server(), 'uploadedFiles.get', { data: checking }, { data: done });
  },
  play: async () => {
    await pageHeading(checking.fileName);
    await expect(screen.queryByText('512 lines processed.')).toBeNull();
    await expect(await screen.findByText('512 lines processed.', {}, patience)).toBeVisible();
    await expect(pause()).toBeGreaterThan(NEARLY_FIVE_SECONDS);
  },
};

/** Two polls of a step show its pace, and so how long it will take. */
export const TimeLeft: Story = {
  beforeEach: () => {
    pause = timedResponses(
      page.server(),
      'uploadedFiles.get',
      { data: checking },
      { data: { ...checking, progress: 61, checkedCount: 305_500 } },
    );
  },
  play: async () => {
    await expect(await screen.findByText('205,500 lines checked', {}, patience)).toBeVisible();
    await expect(screen.queryByText(/left$/)).toBeNull();
    await expect(await screen.findByText('Less than a minute left', {}, patience)).toBeVisible();
    await expect(screen.getByText('305,500 lines checked')).toBeVisible();
  },
};

/** So is one that was uploaded recently and is being processed by the bank. */
// Shows [1R128]
export const RecentRefreshed: Story = {
  args: { address: '/FileDetailsView?UploadedFileId=4102' },
  beforeEach: () => {
    const sent = fileWith({ recentlyUploaded: true }, 'SENT');
    pause = timedResponses(page.server(), 'uploadedFiles.get', { data: sent }, { data: november });
  },
  play: async () => {
    await expect(await screen.findByText('The payments of this file are being processed.', {}, patience)).toBeVisible();
    await expect(await screen.findByText('512 lines processed.', {}, patience)).toBeVisible();
    await expect(pause()).toBeGreaterThan(NEARLY_FIVE_SECONDS);
  },
};

/** Names the file by UploadedFileId; one with errors shows their table. */
// Shows [2P033 2R202 2R276]
export const WithErrors: Story = {
  args: { address: '/FileDetailsView?UploadedFileId=4108' },
  beforeEach: () => page.server().respond('uploadedFiles.get', { data: refused }),
  play: async () => {
    await expect(await pageHeading('import.csv')).toBeVisible();
    const [request] = page.server().heard.filter(({ call }) => call === 'uploadedFiles.get');
    await expect(request?.body).toContain('4108');
    await expect(await screen.findByText('Enter a postcode of four digits.')).toBeVisible();
  },
};

/** One that was sent shows a processing notice. */
// Shows [2P033 2R277]
export const OfSent: Story = {
  args: { address: '/FileDetailsView?UploadedFileId=4102' },
  beforeEach: () => page.server().respond('uploadedFiles.get', { data: fileWith({}, 'SENT') }),
  play: async () => {
    await expect(await pageHeading('customers-november.csv')).toBeVisible();
    await expect(screen.getByText('The payments of this file are being processed.')).toBeVisible();
    await expect(screen.queryByText('Enter a postcode of four digits.')).toBeNull();
  },
};

/** Without UploadedFileId there is nothing to show. */
// Shows [2R202]
export const OfNone: Story = {
  args: { address: '/FileDetailsView' },
  play: async () => {
    await expect(await pageHeading('This link is not valid')).toBeVisible();
    await expect(screen.getByText('UploadedFileId')).toBeVisible();
  },
};
