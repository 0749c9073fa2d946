import { overlayStory } from '@quickportal/ui/story-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { longForm } from '../../storybook/comment-form.ts';
import { mockServer } from '../../storybook/mock-server.ts';
import { patience } from '../../storybook/portal-pages.ts';
import { portalStory } from '../../storybook/portal-story.tsx';
import { CallForm } from './call-form.tsx';

const meta = {
  title: 'Layout/Long forms',
  component: CallForm<'payments.take'>,
  parameters: overlayStory,
  decorators: [portalStory()],
  args: { call: 'payments.take', params: { id: 1 }, title: 'Settings', submitLabel: 'Save', onClose: fn() },
  beforeEach: () => {
    const server = mockServer();
    server.respond('rest/internal/forms/post/customers/1/payments', { data: longForm });
    return () => server.stop();
  },
} satisfies Meta<typeof CallForm<'payments.take'>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab goes through all fields and back, and neither the footer nor an edge ever covers the one that has the focus. */
const neverCovers: Story['play'] = async () => {
  const fields = await screen.findAllByRole('textbox', {}, patience);
  const save = screen.getByRole('button', { name: 'Save' });
  const footer = save.closest('[data-slot$="-footer"]');
  if (!footer) throw new Error('Save is in no footer');
  const isClear = async (field: HTMLElement) => {
    await expect(field).toHaveFocus();
    await waitFor(async () => {
      const { top, bottom } = field.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top);
    });
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  };
  fields[0]?.focus();
  for (const field of fields) {
    await isClear(field);
    if (field !== fields.at(-1)) await userEvent.tab();
  }
  for (const field of fields.toReversed()) {
    await isClear(field);
    await userEvent.tab({ shift: true });
  }
};

export const OnPage: Story = { args: { as: 'page' }, play: neverCovers };
export const InDrawer: Story = { args: { as: 'sheet' }, play: neverCovers };
export const InDialog: Story = { play: neverCovers };
export const PageOnPhone: Story = { ...OnPage, globals: { viewport: { value: 'phone' } } };
export const DrawerOnPhone: Story = { ...InDrawer, globals: { viewport: { value: 'phone' } } };
export const PageZoomed: Story = { ...OnPage, globals: { viewport: { value: 'zoomed' } } };
export const DrawerZoomed: Story = { ...InDrawer, globals: { viewport: { value: 'zoomed' } } };
export const DialogZoomed: Story = { ...InDialog, globals: { viewport: { value: 'zoomed' } } };
export const Dark: Story = { args: { as: 'page' }, globals: { theme: 'dark' } };
