import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { paged, pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { NEARLY_FIVE_SECONDS, timedResponses } from '../../storybook/timed-responses.ts';
import { checking, november, refused } from './uploaded-file.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('uploadedFiles.list', paged([checking, refused, november]));
  server.respond('uploadedFiles.listFileFormats', {
    data: { items: [{ format: 'CUSTOMERS', title: 'Customers', description: '', columns: [] }] },
  });
});

const meta = {
  ...page.meta,
  title: 'Screens/Files/Page',
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

let pause: () => number;

/** Files in progress are fetched again automatically every five seconds until they are done [2R278 1R127]. */
export const Refreshed: Story = {
  beforeEach: () => {
    pause = timedResponses(page.server(), 'uploadedFiles.list', paged([checking]), paged([november]));
  },
  play: async () => {
    await screen.findByRole('link', { name: checking.fileName }, patience);
    await expect(turns(checking.fileName)).toBe(true);
    await screen.findByRole('link', { name: november.fileName }, patience);
    await expect(turns(november.fileName)).toBe(false);
    await expect(pause()).toBeGreaterThan(NEARLY_FIVE_SECONDS);
  },
};
