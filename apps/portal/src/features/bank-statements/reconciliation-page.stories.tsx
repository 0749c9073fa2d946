import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, paged, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { statementBalances, statementLines } from './bank-statement.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('bankStatements.listLines', paged(statementLines), paged(statementLines.slice(0, 1)));
  server.respond('bankStatements.listBalances', { data: { items: statementBalances } });
});

const meta = {
  ...page.meta,
  title: 'Screens/Reconciliation/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/ReconciliationView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An account narrows the list by its address, and the way to import is there. */
export const Narrowed: Story = {
  play: async () => {
    await expect(await pageHeading('Reconciliation')).toBeVisible();
    await expect(await screen.findByText('ACCOUNT SERVICE FEE', undefined, patience)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /Water receipts/ }));
    await waitFor(() => expect(screen.queryByText('ACCOUNT SERVICE FEE')).toBeNull());
    const sent = page.server().heard.filter(({ call }) => call === 'bankStatements.listLines');
    await expect(sent.at(-1)?.body ?? '').toContain('"accountId":301');
    await userEvent.click(screen.getByRole('button', { name: 'Import statements' }));
    await expect(await screen.findByRole('dialog', { name: 'Import statements' })).toBeVisible();
  },
};
