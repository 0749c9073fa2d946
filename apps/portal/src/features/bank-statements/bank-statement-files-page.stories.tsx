import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, paged, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { heldFile, importedFile, refusedFile } from './bank-statement.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('bankStatements.listFiles', paged([heldFile, refusedFile, importedFile]));
  server.respond('bankStatements.listBalances', { data: { items: [] } });
});

const meta = {
  ...page.meta,
  title: 'Screens/Bank statement files/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/BankStatementFilesView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A held file is imported only after a question that shows the gap. */
export const Held: Story = {
  play: async () => {
    await expect(await pageHeading('Bank statement files')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Import with the gap' }, patience));
    await expect(await screen.findByText(/The gap stays listed with the statement/)).toBeVisible();
  },
};
