import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { paged, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { candidates, partMatchedLine, unmatchedLine } from './bank-statement-line.fixtures.ts';

let line = unmatchedLine;
const page = portalPages(facilityAdmin, (server) => {
  line = unmatchedLine;
  server.respond('bankStatementLines.get', () => ({ data: line }));
  server.respond('bankStatementLines.listCandidates', { data: { items: candidates } });
  server.respond('bankStatements.listLines', paged([unmatchedLine]));
  server.respond('bankStatementLines.addMatches', () => {
    line = partMatchedLine;
    return { data: line };
  });
  server.respond('bankStatementLines.removeMatch', () => {
    line = unmatchedLine;
    return { data: line };
  });
});

const meta = {
  ...page.meta,
  title: 'Screens/Statement line/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { address: '/StatementLineView?LineId=50017' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (call: string) => page.server().heard.filter((request) => request.call === call);

/** An invoice is chosen and matched by keys; then the match is undone with a reason. */
export const MatchedAndUndone: Story = {
  play: async () => {
    const box = await screen.findByRole('checkbox', { name: /INV-88213/ }, patience);
    box.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Amount of INV-88213' })).toHaveValue('186.40'));
    screen.getByRole('heading', { level: 1 }).focus();
    await userEvent.keyboard('m');
    await expect(await screen.findByText(/Part matched: INV-88213/, {}, patience)).toBeVisible();
    await expect(sent('bankStatementLines.addMatches')[0]?.body).toContain(
      '"invoices":[{"invoiceId":9001,"amount":"186.40"}],"version":3',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo match to INV-88213' }, patience));
    const action = await screen.findByRole('button', { name: 'Undo match' }, patience);
    await expect(action).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Wrong invoice');
    await userEvent.click(action);
    await waitFor(
      () => expect(sent('bankStatementLines.removeMatch')[0]?.body).toContain('"reason":"Wrong invoice"'),
      patience,
    );
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Matches' })).toBeNull(), patience);
  },
};
