import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin, facilityViewer } from '../../storybook/sessions.ts';

let server: PortalServer;
const config = { customColumns: ['receiptNumber', 'transactionTime', 'status'], columnsVersion: 3, version: 3 };
const preview = {
  columns: ['receiptNumber', 'transactionTime', 'customerName', 'status'],
  rows: [
    ['1000000412', '2026-11-19 09:05:09', 'Pat Sample', 'Approved'],
    ['1000000411', '2026-11-19 09:01:44', 'Noor Haddad', 'Declined'],
  ],
};

const meta = {
  title: 'Screens/Transaction export configuration/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/TransactionExportConfigView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    server.respond('facilitySettings.getTransactionExport', { data: config });
    server.respond('transactions.previewExport', { data: preview });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };
const heading = { level: 1, name: 'Transaction Export Configuration' };

/** The columns of the file in their order, and those that are left out. */
// Shows [2P036 2R205]
export const Opened: Story = {
  play: async () => {
    await expect(await screen.findByRole('heading', heading, patience)).toBeVisible();
    const chosen = within(screen.getByRole('list', { name: 'Columns in their order' }));
    await expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(3);
    await expect(screen.getByRole('button', { name: 'Add Customer' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

/** A column is moved and another added by keyboard; saving sends their order and the version that was read. */
// Shows [2M251]
export const Saved: Story = {
  beforeEach: () => {
    server.respond('facilitySettings.updateTransactionExport', { data: { status: 200, body: config } });
  },
  play: async () => {
    const up = await screen.findByRole('button', { name: 'Move Status up' }, patience);
    up.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Add Customer' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Move Customer to' }), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Export config successfully updated.')).toBeVisible();
    const saved = server.heard.find(({ call }) => call === 'facilitySettings.updateTransactionExport');
    await expect(saved?.body).toContain('["customerName","receiptNumber","status","transactionTime"]');
    await expect(saved?.body).toContain('"version":3');
  },
};

/** The preview has real rows with the columns as they are chosen, before they are saved. */
export const Previewed: Story = {
  play: async () => {
    const table = within(await screen.findByRole('region', { name: 'Preview of the file' }, patience));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Add Customer' }));
    await expect(table.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
    await expect(table.getByRole('cell', { name: 'Noor Haddad' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out Status' }));
    await expect(table.queryByRole('cell', { name: 'Declined' })).toBeNull();
  },
};

/** A column is dragged to another place by its grip. */
export const Dragged: Story = {
  play: async () => {
    const grip = await screen.findByRole('button', { name: 'Drag Status' }, patience);
    const [first] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('Receipt number'));
    const over = first?.getBoundingClientRect();
    const coords = { clientX: (over?.x ?? 0) + 60, clientY: (over?.y ?? 0) + 10 };
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip },
      { target: grip, coords },
      { keys: '[/MouseLeft]', target: grip, coords },
    ]);
    const list = within(screen.getByRole('list', { name: 'Columns in their order' }));
    await waitFor(() => expect(list.getAllByRole('listitem')[0]?.textContent).toContain('Status'));
  },
};

/** Viewers see the order and change nothing. */
export const ForViewers: Story = {
  beforeEach: () => {
    server = portalServer(facilityViewer);
    server.respond('facilitySettings.getTransactionExport', { data: config });
    return server.stop;
  },
  play: async () => {
    await expect(await screen.findByRole('heading', heading, patience)).toBeVisible();
    await expect(await screen.findByText('Receipt number', undefined, patience)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};
