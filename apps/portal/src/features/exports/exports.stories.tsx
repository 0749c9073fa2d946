import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { exportsInEachStatus } from './export.fixtures.ts';
import { ExportsView } from './exports.view.tsx';

const table = { rows: exportsInEachStatus, state: 'ready', recordsCount: 7, recordsCountCapped: false } as const;

const meta = {
  title: 'Screens/Exports',
  component: ExportsView,
  decorators: [portalStory({ view: 'ExportsView' })],
  args: {
    table,
    timeZone: 'Australia/Sydney',
    search: { page: 1, pageSize: 20 },
    onSearchChange: fn(),
    hrefForPage: (page) => `#page=${page}`,
    downloading: null,
    onDownload: fn(),
    cancelling: null,
    onCancel: fn(),
  },
} satisfies Meta<typeof ExportsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One in each status: only what is ready can be downloaded, only what runs cancelled. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [download] = await canvas.findAllByRole('button', { name: /^Download customers-/ });
    await userEvent.click(download as HTMLElement);
    await expect(args.onDownload).toHaveBeenCalledWith(32);
    const [, cancel] = canvas.getAllByRole('button', { name: 'Cancel the export of customers' });
    await userEvent.click(cancel as HTMLElement);
    await expect(args.onCancel).toHaveBeenCalledWith(33);
    await expect(canvas.getAllByRole('button', { name: /^Download customers-/ })).toHaveLength(2);
  },
};

/** The pressed button shows that it works. */
export const Busy: Story = { args: { downloading: 32, cancelling: 33 } };

export const NothingYet: Story = { args: { table: { ...table, rows: [], state: 'empty', recordsCount: 0 } } };
