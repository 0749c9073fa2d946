import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../story-kit/story-kit.tsx';
import { Pager, type PagerProps } from './pager.tsx';

const meta = {
  title: 'Components/Pager',
  component: Pager,
  parameters: guide({
    what: 'Says which rows are shown and leads to the others: up to five pages directly, otherwise a window with first and last page.',
    use: ['Give `hrefFor`, so that pages are real links.', 'Add a noun where a page has several lists.'],
    avoid: ['With DataTable: it has one built in.', 'For the steps of a task (Stepper).'],
  }),
  args: { page: 1, pageSize: 20, recordsCount: 1284, hrefFor: (page) => `#page=${page}`, onPageChange: fn() },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

function entries(canvasElement: HTMLElement): string {
  return within(canvasElement).getByRole('navigation').textContent;
}

/** Real links, so a page opens in another tab; a plain click stays in the application. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1–20 of 1,284');
    await expect(entries(canvasElement)).toBe('12345…65');
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '#page=2');
    await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

/** Up to five pages there is nothing to leave out. */
export const FivePages: Story = {
  args: { recordsCount: 100, page: 5 },
  play: async ({ canvas, canvasElement }) => {
    await expect(entries(canvasElement)).toBe('12345');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};

/** Beyond five: a window around the page, first and last always there. */
export const WindowInTheMiddle: Story = {
  args: { page: 32 },
  play: async ({ canvasElement }) => expect(entries(canvasElement)).toBe('1…313233…65'),
};

/** Without `hrefFor` the pages are buttons, for a gadget that keeps its page to itself. */
export const Buttons: Story = {
  args: { recordsCount: 5, pageSize: 3, noun: 'enabled accounts', hrefFor: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1–3 of 5 enabled accounts');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
};

export const RowsPerPage: Story = {
  args: { onPageSizeChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '50');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
  },
};

/** Staff lists count to ten thousand; the pages go on after that. */
export const CappedCount: Story = {
  args: { recordsCount: 10_000, recordsCountCapped: true, page: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('9,981–10,000 of 10,000+');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page=501');
  },
};

/** A page past the end says so instead of showing an impossible range. */
export const PastTheEnd: Story = {
  args: { page: 70 },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('0 of 1,284'),
};

function Turning(props: PagerProps) {
  const [page, setPage] = useState(props.page);
  return <Pager {...props} page={page} onPageChange={setPage} />;
}

/** Turn the pages: focus stays on the pager. */
export const ExampleTurning: Story = {
  render: Turning,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Page 65' }));
    await expect(entries(canvasElement)).toBe('1…6162636465');
    await expect(canvas.getByRole('status')).toHaveTextContent('1,281–1,284 of 1,284');
    await expect(canvas.getByRole('link', { name: 'Page 65' })).toHaveFocus();
  },
};
