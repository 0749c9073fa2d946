import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { overlayStory } from '@quickportal/ui/story-kit';
import { expect, fn, userEvent } from 'storybook/test';
import type { Sandbox } from '@quickportal/contracts/sandboxes/sandbox';
import { portalStory } from '../../storybook/portal-story.tsx';
import { staffAdmin } from '../../storybook/sessions.ts';
import { endQuestion } from './end-sandbox.dialog.tsx';
import { sandboxes } from './sandbox.fixtures.ts';
import { SandboxesView } from './sandboxes.view.tsx';

const failure = { title: 'Sandboxes did not load' };
const table = { rows: sandboxes, state: 'ready', recordsCount: sandboxes.length, failure } as const;

/** What ending does; null for users who only look. */
const ending = (): ((sandbox: Sandbox) => void) | null => fn();

const meta = {
  title: 'Screens/Sandbox/List',
  component: SandboxesView,
  decorators: [portalStory({ session: staffAdmin, view: 'SandboxesView' })],
  args: {
    timeZone: 'Australia/Sydney',
    search: { query: '', status: undefined, page: 1, pageSize: 25 },
    onSearchChange: fn(),
    table,
    hrefForPage: (page) => `#page=${page}`,
    onEnd: ending(),
  },
} satisfies Meta<typeof SandboxesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those in use and requests can be ended; what has ended cannot. */
export const Listed: Story = {
  play: async ({ canvas, args }) => {
    for (const status of ['Waiting for the code', 'Deleted'])
      await expect(await canvas.findByText(status)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^End the sandbox of/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'End the sandbox of Petrov Plumbing' }));
    await expect(args.onEnd).toHaveBeenCalledWith(sandboxes[1]);
  },
};

/** Users who may not change communities only look. */
export const ViewOnly: Story = {
  args: { onEnd: null },
  play: async ({ canvas }) => {
    await canvas.findByText('Petrov Plumbing');
    await expect(canvas.queryByRole('button', { name: /^End/ })).toBeNull();
  },
};

/** No visitor has requested one. */
export const None: Story = { args: { table: { ...table, rows: [], state: 'empty', recordsCount: 0 } } };

/** The question before one in use is ended. */
export const EndQuestion: Story = {
  parameters: overlayStory,
  render: () => (
    <AlertDialog
      {...endQuestion(sandboxes[1] as (typeof sandboxes)[number])}
      open
      onOpenChange={fn()}
      onAction={fn()}
    />
  ),
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
