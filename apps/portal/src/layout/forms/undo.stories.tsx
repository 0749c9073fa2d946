import { Button } from '@quickportal/ui/button';
import { dismissToast, Toaster, toast } from '@quickportal/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { undo } from '../../data/calls/undo.ts';
import { narrowing } from '../filters/narrowing.ts';
import { mockServer } from '../../storybook/mock-server.ts';
import { patience } from '../../storybook/portal-pages.ts';
import { portalStory } from '../../storybook/portal-story.tsx';

let server: ReturnType<typeof mockServer>;
const input = { params: { endpointId: 7 }, body: { enabled: true, version: 4 } };

function UndoableChange() {
  const change = () =>
    toast({ tone: 'success', title: 'Endpoint disabled', action: undo('webhooks.setStatus', input) });
  return (
    <>
      <Button onClick={change}>Disable endpoint</Button>
      <Toaster />
    </>
  );
}

const noFilters = { query: '', status: undefined as string | undefined };

function ClearableList() {
  const [filters, setFilters] = useState<typeof noFilters & { page: number }>({
    query: 'olsson',
    status: 'ACTIVE',
    page: 2,
  });
  const { isFiltered, onClear } = narrowing(filters, noFilters, (values) => setFilters({ ...filters, ...values }));
  return (
    <>
      <p>{isFiltered ? `Customers with ${filters.query}, ${filters.status}` : 'All customers'}</p>
      <Button onClick={onClear}>Clear filters</Button>
      <Toaster />
    </>
  );
}

const meta = {
  title: 'Layout/Undo',
  component: UndoableChange,
  decorators: [portalStory()],
  beforeEach: () => {
    server = mockServer();
    server.respond('webhooks.setStatus', { data: { endpointId: 7, version: 5 } });
    return () => {
      dismissToast();
      server.stop();
    };
  },
} satisfies Meta<typeof UndoableChange>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressUndo = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Disable endpoint' }, patience));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
};

/** Makes the reverse change over the version after the change, under a key of its own, and says so. */
export const Undone: Story = {
  play: async () => {
    await pressUndo();
    await expect(await screen.findByText('Undone', {}, patience)).toBeVisible();
    const sent = server.heard.filter(({ call }) => call === 'webhooks.setStatus');
    await expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([input]);
    await expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  },
};

/** Refused, because someone has changed it since: nothing is overwritten, and it says why. */
export const NotUndone: Story = {
  beforeEach: () => {
    server.respond('webhooks.setStatus', {
      status: 409,
      type: 'lost-update',
      title: 'Another user changed this. Reload to see the current state.',
    });
  },
  play: async () => {
    await pressUndo();
    await expect(await screen.findByText('Not undone', {}, patience)).toBeVisible();
    await expect(screen.getAllByText(/Another user changed this/)[0]).toBeVisible();
  },
};

/** Clearing filters can be undone: the list is narrowed as before. */
export const FiltersBack: Story = {
  render: () => <ClearableList />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('All customers')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Customers with olsson, ACTIVE')).toBeVisible();
  },
};
