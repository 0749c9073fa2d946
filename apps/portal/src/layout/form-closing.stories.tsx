import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { answeringServer } from '../storybook/answering-server.ts';
import { commentForm } from '../storybook/comment-form.ts';
import { patience } from '../storybook/portal-pages.ts';
import { portalStory } from '../storybook/portal-story.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormSheet } from './form-sheet.tsx';

const onClose = fn();
const send = fn(() => Promise.resolve({}));
const form = { title: 'Payment of Margaret Olsson', verb: 'post', path: 'customers/1/payments', onClose } as const;

const meta = {
  title: 'Layout/Forms in dialogs and drawers',
  component: FormDialog,
  parameters: overlayStory,
  decorators: [portalStory()],
  args: { ...form, submitLabel: 'Save', onSubmit: send },
  beforeEach: () => {
    const server = answeringServer();
    server.answer('rest/internal/forms/post/customers/1/payments', { data: commentForm });
    onClose.mockClear();
    send.mockClear();
    return () => server.stop();
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const comment = () => screen.findByLabelText(/Comment/, {}, patience);
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' }, patience);
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Half a form is typed and Escape is pressed: it asks, once, and stays or goes as is answered. */
async function asksOnce(): Promise<void> {
  await userEvent.type(await comment(), 'Half a sent');
  await userEvent.keyboard('{Escape}');
  await expect(await question()).toBeVisible();
  await answer('Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
  await expect(onClose).not.toHaveBeenCalled();
  await expect(await comment()).toHaveValue('Half a sent');
  await userEvent.keyboard('{Escape}');
  await question();
  await answer('Discard changes');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
  await expect(screen.queryByRole('alertdialog')).toBeNull();
}

export const DialogAsks: Story = { play: asksOnce };

export const DrawerAsks: Story = {
  render: () => <FormSheet {...form} onSend={send} onSaved={fn()} />,
  play: asksOnce,
};

/** Nothing was typed: nobody is asked. */
export const DialogCloses: Story = {
  play: async () => {
    await comment();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** The Cancel button asks as well. */
export const DialogCancelAsks: Story = {
  play: async () => {
    await userEvent.type(await comment(), 'Half');
    await answer('Cancel');
    await expect(await question()).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
};
