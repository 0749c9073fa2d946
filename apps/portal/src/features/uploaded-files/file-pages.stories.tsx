import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { paged, pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { checking, fileErrors, fileWith, november, refused } from './uploaded-file.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('uploadedFiles.list', paged([checking, refused, november]));
  server.respond('uploadedFiles.formats', {
    data: { items: [{ format: 'CUSTOMERS', title: 'Customers', description: '', columns: [] }] },
  });
  server.respond('uploadedFiles.errors', paged(fileErrors));
});

const meta = {
  ...page.meta,
  title: 'Screens/Files/Pages',
  component: PortalAt,
  args: { address: '/FilesView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const turns = (fileName: string) =>
  screen.getByRole('link', { name: fileName }).closest('tr')?.querySelector('.animate-spin') !== null;

/** The list of files with what is under way turning, and the way to upload one [2P032 2R201 2R024]. */
export const List: Story = {
  play: async () => {
    await expect(await pageHeading('Files')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'import.csv' }, patience)).toHaveAttribute(
      'href',
      `/FileDetailsView?UploadedFileId=${refused.fileId}`,
    );
    await expect([checking, refused].map(({ fileName }) => turns(fileName))).toEqual([true, false]);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload file' }));
    await expect(await screen.findByRole('dialog', { name: 'Upload file' })).toBeVisible();
  },
};

/** Returns a call with one after the other, and tells the milliseconds between the first two. */
function answered(call: string, ...responses: { data: unknown }[]): () => number {
  const times: number[] = [];
  const timed = responses.map((response) => () => {
    times.push(performance.now());
    return response;
  });
  page.server().respond(call, ...timed);
  return () => (times[1] ?? 0) - (times[0] ?? 0);
}
let pause: () => number;
// A timer never comes before its time, by more than rounding; how late it comes is the machine's
const NEARLY_FIVE_SECONDS = 4990;

/** What turns is asked for again by itself every five seconds, until it is done [2R278 1R127]. */
export const Refreshed: Story = {
  beforeEach: () => {
    pause = answered('uploadedFiles.list', paged([checking]), paged([november]));
  },
  play: async () => {
    await screen.findByRole('link', { name: checking.fileName }, patience);
    await expect(turns(checking.fileName)).toBe(true);
    await screen.findByRole('link', { name: november.fileName }, patience);
    await expect(turns(november.fileName)).toBe(false);
    await expect(pause()).toBeGreaterThan(NEARLY_FIVE_SECONDS);
  },
};

/** So is the page of one file while it is in progress [1R183]. */
export const DetailsRefreshed: Story = {
  args: { address: '/FileDetailsView?UploadedFileId=4110' },
  beforeEach: () => {
    const done = fileWith({ fileId: 4110, fileName: checking.fileName });
    pause = answered('uploadedFiles.get', { data: checking }, { data: done });
  },
  play: async () => {
    await pageHeading(checking.fileName);
    await expect(screen.queryByText('512 lines carried out.')).toBeNull();
    await expect(await screen.findByText('512 lines carried out.', {}, patience)).toBeVisible();
    await expect(pause()).toBeGreaterThan(NEARLY_FIVE_SECONDS);
  },
};

/** And one that was uploaded recently and is being processed by the bank [1R128]. */
export const RecentRefreshed: Story = {
  args: { address: '/FileDetailsView?UploadedFileId=4102' },
  beforeEach: () => {
    const sent = fileWith({ recentlyUploaded: true }, 'SENT');
    pause = answered('uploadedFiles.get', { data: sent }, { data: november });
  },
  play: async () => {
    await expect(await screen.findByText('The payments of this file are being processed.', {}, patience)).toBeVisible();
    await expect(await screen.findByText('512 lines carried out.', {}, patience)).toBeVisible();
    await expect(pause()).toBeGreaterThan(NEARLY_FIVE_SECONDS);
  },
};

/** Names the file by UploadedFileId; one with errors shows their table [2P033 2R202 2R276]. */
export const DetailsWithErrors: Story = {
  args: { address: '/FileDetailsView?UploadedFileId=4108' },
  beforeEach: () => page.server().respond('uploadedFiles.get', { data: refused }),
  play: async () => {
    await expect(await pageHeading('import.csv')).toBeVisible();
    const [request] = page.server().heard.filter(({ call }) => call === 'uploadedFiles.get');
    await expect(request?.body).toContain('4108');
    await expect(await screen.findByText('Enter a postcode of four digits.')).toBeVisible();
  },
};

/** One that was sent shows a processing notice [2P033 2R277]. */
export const DetailsOfSent: Story = {
  args: { address: '/FileDetailsView?UploadedFileId=4102' },
  beforeEach: () => page.server().respond('uploadedFiles.get', { data: fileWith({}, 'SENT') }),
  play: async () => {
    await expect(await pageHeading('customers-november.csv')).toBeVisible();
    await expect(screen.getByText('The payments of this file are being processed.')).toBeVisible();
    await expect(screen.queryByText('Enter a postcode of four digits.')).toBeNull();
  },
};

/** Without UploadedFileId there is nothing to show [2R202]. */
export const DetailsOfNone: Story = {
  args: { address: '/FileDetailsView' },
  play: async () => {
    await expect(await pageHeading('This link is not complete')).toBeVisible();
    await expect(screen.getByText('UploadedFileId')).toBeVisible();
  },
};
