import type { Meta, StoryObj } from '@storybook/react-vite';
import { uploadedFileStates } from '@quickportal/contracts/rules/states/uploaded-file';
import { stateNames } from '@quickportal/contracts/rules/state-machines/state-machine';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { FilesView } from './files.view.tsx';
import { byKey, cancelled, checking, fileWith, november, refused } from './uploaded-file.fixtures.ts';

const meta = {
  title: 'Screens/Files',
  component: FilesView,
  decorators: [portalStory({ view: 'FilesView' })],
  args: {
    community: { communityName: 'Harbour City Utilities', timeZone: 'Australia/Sydney' },
    search: { fileName: '', statusCode: undefined, errors: undefined, sort: '-createdDate', page: 1, pageSize: 20 },
    onSearchChange: fn(),
    onSortChange: fn(),
    table: {
      rows: [checking, refused, november, byKey, cancelled],
      state: 'ready',
      recordsCount: 5,
      recordsCountCapped: false,
    },
    onUpload: fn() as (() => void) | null,
    hrefFor: (fileId: number) => `#file=${fileId}`,
    hrefForPage: (page: number) => `#page=${page}`,
    onOpen: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof FilesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list with each file's status, and who or which API key uploaded it. */
// Shows [2R230]
export const Default: Story = {
  play: async ({ canvas, args }) => {
    for (const text of [
      'customers-november.csv',
      'Processing',
      'Error',
      'Complete',
      'Dana Petrov',
      'API key Nightly import',
    ])
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Upload file' }));
    await expect(args.onUpload).toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('combobox', { name: 'File name' }), 'cust{Enter}');
    await expect(args.onSearchChange).toHaveBeenCalledWith({ fileName: 'cust' });
  },
};

/** What changes by itself turns; what is over, or waits for the banks, does not. */
// Shows [2R278]
export const EveryStatus: Story = {
  args: {
    table: {
      rows: stateNames(uploadedFileStates).map((status, at) => fileWith({ fileId: at + 1, fileName: status }, status)),
      state: 'ready',
      recordsCount: 7,
      recordsCountCapped: false,
    },
  },
  play: async ({ canvas }) => {
    const rows = (await canvas.findAllByRole('row')).filter((row) => row.querySelector('.animate-spin') !== null);
    const turning = rows.map((row) => within(row).getByRole('link').textContent);
    await expect(turning).toEqual(['QUEUED', 'PROCESSING', 'SENDING']);
  },
};

export const FilteredByStatus: Story = {
  args: {
    search: { fileName: '', statusCode: ['ERROR'], errors: undefined, sort: '-createdDate', page: 1, pageSize: 20 },
    table: { rows: [refused], state: 'ready', recordsCount: 1, recordsCountCapped: false },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Remove/ }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ statusCode: undefined });
  },
};

/** Who may only look is offered no upload. */
export const EmptyForViewers: Story = {
  args: { onUpload: null, table: { rows: [], state: 'empty', recordsCount: 0, recordsCountCapped: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('No files yet');
    await expect(canvas.queryByRole('button', { name: 'Upload file' })).toBeNull();
  },
};

export const NothingFound: Story = {
  args: {
    search: { fileName: 'zzz', statusCode: undefined, errors: undefined, sort: '-createdDate', page: 1, pageSize: 20 },
    table: { rows: [], state: 'empty', recordsCount: 0, recordsCountCapped: false },
  },
};
