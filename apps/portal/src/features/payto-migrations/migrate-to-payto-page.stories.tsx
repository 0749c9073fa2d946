import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, paged, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { finishedMigration, migrationSchedules, preview, runningMigration } from './payto-migration.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('paytoMigrations.list', paged([finishedMigration]));
  server.respond('paytoMigrations.preview', { data: preview });
  server.respond('paytoMigrations.get', { data: runningMigration });
  server.respond('paytoMigrations.listSchedules', paged(migrationSchedules));
  server.respond('businesses.search', {
    data: { items: [{ businessId: 100, businessName: 'Harbour City Water' }], recordsCount: 1 },
  });
  server.respond('exports.list', paged([]));
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Move to PayTo/Page',
  component: PortalAt,
  args: { address: '/MigrateToPayToView?status=ACTIVE,FAILED&amountFrom=50.00' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodiesOf = (name: string) =>
  page
    .server()
    .heard.filter(({ call }) => call === name)
    .map(({ body }) => body);

/** What the address says is counted; the only business is chosen already. */
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Move to PayTo')).toBeVisible();
    await expect(await screen.findByText('The next payment is less than 5 days away.', {}, patience)).toBeVisible();
    const [body] = bodiesOf('paytoMigrations.preview');
    for (const part of ['"businessId":100', '"status":["ACTIVE","FAILED"]', '"amountFrom":"50.00"', '"eligible":true'])
      await expect(body).toContain(part);
  },
};

/** Started with the same choice, it leads to the migration. */
export const Started: Story = {
  play: async () => {
    page.server().respond('paytoMigrations.start', { data: runningMigration });
    await userEvent.click(await screen.findByRole('button', { name: 'Move to PayTo' }, patience));
    await userEvent.click(await screen.findByRole('button', { name: 'Send 180 agreements' }, patience));
    await expect(await pageHeading('Move to PayTo: Harbour City Water')).toBeVisible();
    const [body] = bodiesOf('paytoMigrations.start');
    for (const part of ['"agreementsPerHour":60', '"status":["ACTIVE","FAILED"]']) await expect(body).toContain(part);
  },
};

/** A migration is paused against its version. */
export const Paused: Story = {
  args: { address: '/PayToMigrationDetailsView?MigrationId=41' },
  play: async () => {
    page.server().respond('paytoMigrations.change', { data: { ...runningMigration, status: 'PAUSED' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }, patience));
    await userEvent.click(await screen.findByRole('button', { name: 'Pause migration' }, patience));
    await waitFor(() => expect(bodiesOf('paytoMigrations.change')).not.toEqual([]), patience);
    const [body] = bodiesOf('paytoMigrations.change');
    for (const part of ['"change":"PAUSE"', '"version":1']) await expect(body).toContain(part);
  },
};
