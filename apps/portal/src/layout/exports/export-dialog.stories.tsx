import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ExportDialog } from './export-dialog.tsx';
import { overlayStory } from '@quickportal/ui/story-kit';

const meta = {
  title: 'Layout/Export dialog',
  parameters: overlayStory,
  component: ExportDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Export customers',
    allColumnsHint: 'addresses included',
    what: '1,284 customers, disabled',
    columnCounts: { list: 9, all: 18 },
    columns: 'list',
    onColumnsChange: fn(),
    forExcel: false,
    onForExcelChange: fn(),
    busy: false,
    onExport: fn(),
  },
} satisfies Meta<typeof ExportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what the file will hold, and asks for its columns. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByText('1,284 customers, disabled')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'All columns' }));
    await expect(args.onColumnsChange).toHaveBeenCalledWith('all');
    await userEvent.click(screen.getByRole('checkbox', { name: 'For Excel' }));
    await expect(args.onForExcelChange).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** Enter exports from each choice, also from the first, which has the focus. */
export const ByEnter: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('radio', { name: 'As in the list' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenCalledTimes(1);
    screen.getByRole('checkbox', { name: 'For Excel' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenCalledTimes(2);
    await expect(args.onForExcelChange).not.toHaveBeenCalled();
  },
};

/** A workbook instead of CSV. */
export const ForExcel: Story = {
  args: { forExcel: true },
  play: async () => {
    await expect(await screen.findByText(/Creates an Excel workbook\./)).toBeVisible();
  },
};

export const Starting: Story = { args: { busy: true } };

/** Another export of customers is under way. */
export const Refused: Story = {
  args: { error: 'An export of customers is still running. Wait for it, or cancel it.' },
};
