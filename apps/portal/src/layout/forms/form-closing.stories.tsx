import { overlayStory } from '@quickportal/ui/story-kit';
import { dismissToast, Toaster } from '@quickportal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { type MockResponse, mockServer } from '../../storybook/mock-server.ts';
import { commentForm } from '../../storybook/comment-form.ts';
import { patience } from '../../storybook/portal-pages.ts';
import { portalStory } from '../../storybook/portal-story.tsx';
import { CallForm } from './call-form.tsx';

const onClose = fn();
let server: ReturnType<typeof mockServer>;

const meta = {
  title: 'Layout/Forms in dialogs and drawers',
  component: CallForm<'payments.take'>,
  parameters: overlayStory,
  decorators: [portalStory()],
  args: { call: 'payments.take', params: { id: 1 }, title: 'Payment of Margaret Olsson', submitLabel: 'Save', onClose },
  beforeEach: () => {
    server = mockServer();
    server.respond('rest/internal/forms/post/customers/1/payments', { data: commentForm });
    onClose.mockClear();
    return () => server.stop();
  },
} satisfies Meta<typeof CallForm<'payments.take'>>;
export default meta;
type Story = StoryObj<typeof meta>;

const comment = () => screen.findByLabelText(/Comment/, {}, patience);
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' }, patience);
const response = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Half a form is typed and Escape is pressed: it asks, once, and stays or goes as is answered. */
async function asksOnce(): Promise<void> {
  await userEvent.type(await comment(), 'Half a sent');
  await userEvent.keyboard('{Escape}');
  await expect(await question()).toBeVisible();
  await response('Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), patience);
  await expect(onClose).not.toHaveBeenCalled();
  await expect(await comment()).toHaveValue('Half a sent');
  await userEvent.keyboard('{Escape}');
  await question();
  await response('Discard changes');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
  await expect(screen.queryByRole('alertdialog')).toBeNull();
}

export const DialogAsks: Story = { play: asksOnce };

export const DrawerAsks: Story = {
  args: { as: 'sheet' },
  play: asksOnce,
};

/** Nothing was typed: no one is asked. */
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
    await response('Cancel');
    await expect(await question()).toBeVisible();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

/** A dialog that is closed while it sends: the question says so, and the outcome comes as a message. */
export const LeftWhileSending: Story = {
  render: (args) => (
    <>
      <CallForm {...args} />
      <Toaster />
    </>
  ),
  beforeEach: () => () => dismissToast(),
  play: async () => {
    let respond: (response: MockResponse) => void = () => {};
    server.respond('payments.take', () => new Promise((resolve) => (respond = resolve)));
    await userEvent.type(await comment(), 'Half');
    await response('Save');
    await waitFor(() => expect(server.heard.some(({ call }) => call === 'payments.take')).toBe(true), patience);
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog', { name: 'The change is being sent' }, patience)).toBeVisible();
    await response('Leave; tell me the outcome');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
    respond({ status: 409, type: 'state-conflict', title: 'The customer is disabled.' });
    await expect(await screen.findByText('Payment of Margaret Olsson: not done', {}, patience)).toBeVisible();
    await expect(screen.getAllByText('The customer is disabled.')[0]).toBeVisible();
  },
};
