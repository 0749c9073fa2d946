import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, paged, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { statementBalances, statements } from './bank-statement.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('bankStatements.list', paged(statements));
  server.respond('bankStatements.listBalances', { data: { items: statementBalances } });
});

const meta = {
  ...page.meta,
  title: 'Screens/Bank statements/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/BankStatementsView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The statements with the gap before one of them; each leads to its lines. */
export const List: Story = {
  play: async () => {
    await expect(await pageHeading('Bank statements')).toBeVisible();
    await expect(await screen.findByText('$545.80', undefined, patience)).toBeVisible();
    const [first] = screen.getAllByRole('link', { name: 'Water receipts' });
    await expect(first).toHaveAttribute('href', '/ReconciliationView?StatementId=1003');
  },
};
