import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { paged, pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { NEARLY_FIVE_SECONDS, timedResponses } from '../../storybook/timed-responses.ts';
import { checking, customerFormat, november, previewed, refused } from './uploaded-file.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('uploadedFiles.list', paged([checking, refused, november]));
  server.respond('uploadedFiles.listFileFormats', {
    data: { items: [customerFormat] },
  });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Files/Page',
  component: PortalAt,
  args: { address: '/FilesView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const turns = (fileName: string) =>
  screen.getByRole('link', { name: fileName }).closest('tr')?.querySelector('.animate-spin') !== null;

/** The list of files with what is under way turning, and the way to upload one. */
// Shows [2P032 2R201 2R024]
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

/** Responds to what is sent by XMLHttpRequest: the preview, then the upload. */
class Uploading extends EventTarget {
  readonly upload = new EventTarget();
  readonly setRequestHeader = () => undefined;
  status = 0;
  response: unknown;
  open(_method: string, address: string): void {
    this.response = address.includes('/preview') ? previewed : november;
  }
  send(): void {
    this.status = 200;
    setTimeout(() => this.dispatchEvent(new Event('load')));
  }
}

/** A file is looked at, uploaded, and shown; nothing asks whether to leave while it is sent, for it is. */
export const Uploaded: Story = {
  beforeEach: () => {
    const network = window.XMLHttpRequest;
    window.XMLHttpRequest = Uploading as never;
    page.server().respond('uploadedFiles.get', { data: november });
    return () => {
      window.XMLHttpRequest = network;
    };
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Upload file' }, patience));
    const csv = new File(['Customer name\nMargaret Olsson\n'], november.fileName, { type: 'text/csv' });
    const dialog = await screen.findByRole('dialog', { name: 'Upload file' }, patience);
    await userEvent.upload(within(dialog).getByLabelText(/^File/), csv);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview file' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Upload file' }));
    await expect(await screen.findByText('File uploaded successfully')).toBeVisible();
    await expect(await pageHeading(november.fileName)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

let pause: () => number;

/** Files in progress are fetched again automatically every five seconds until they are done. */
// Shows [2R278 1R127]
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
