import type { LineMatch } from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import {
  candidates,
  excludedLine,
  partMatchedLine,
  ruleMatchedLine,
  unmatchedLine,
} from './bank-statement-line.fixtures.ts';
import { toggled } from './chosen-invoices.ts';
import { type LineTask, StatementLineView } from './statement-line.view.tsx';

const [first] = candidates;
const meta = {
  title: 'Screens/Statement line',
  component: StatementLineView,
  decorators: [portalStory({ view: 'StatementLineView' })],
  args: {
    line: unmatchedLine,
    timeZone: 'Australia/Sydney',
    candidates,
    query: '',
    onQuery: fn(),
    chosen: new Map(),
    onToggle: fn(),
    onAmount: fn(),
    onMatch: fn() as (() => void) | null,
    busy: false,
    error: undefined,
    onTask: fn() as ((task: LineTask) => void) | null,
    onUndo: fn() as ((match: LineMatch) => void) | null,
    onNext: fn() as (() => void) | null,
  },
} satisfies Meta<typeof StatementLineView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No rule matched: the one that nearly did is in full ink, and the nearest invoices are compared. */
export const Unmatched: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/differs by \$0\.50 from the nearest invoice/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /INV-88213/ }));
    await expect(args.onToggle).toHaveBeenCalledWith(first);
    await expect(canvas.getByRole('button', { name: 'Match line' })).toBeDisabled();
  },
};

/** An invoice is chosen: the difference runs along. */
export const Chosen: Story = {
  args: { chosen: first ? toggled('186.90', new Map(), first) : new Map() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The line becomes Part matched, $0.50 stays open.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Match line' }));
    await expect(args.onMatch).toHaveBeenCalled();
  },
};

/** A part was matched by hand, and there is a note. */
export const PartMatched: Story = {
  args: { line: partMatchedLine },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Matched by Tess Whitlock/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo match to INV-88213' }));
    await expect(args.onUndo).toHaveBeenCalledWith(partMatchedLine.matches[0]);
  },
};

/** A rule matched all of it; nothing is offered any more. */
export const MatchedByRule: Story = {
  args: { line: ruleMatchedLine },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Found INV-88213, INV-88190')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Candidates' })).toBeNull();
  },
};

/** Excluded with a reason, for a user who may only read. */
export const Excluded: Story = {
  args: { line: excludedLine, onMatch: null, onTask: null, onUndo: null, onNext: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Fee of the bank/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { line: partMatchedLine } };
