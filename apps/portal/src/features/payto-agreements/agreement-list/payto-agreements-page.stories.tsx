import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../../storybook/portal-at.tsx';
import { pageHeading, paged, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../../storybook/sessions.ts';
import { activeAgreement, agreementRows } from '../agreement-details/payto-agreement-details.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('paytoAgreements.search', paged(agreementRows));
  server.respond('businesses.search', { data: { items: [], recordsCount: 0 } });
  server.respond('savedViews.list', { data: { items: [] } });
  server.respond('exports.list', paged([]));
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/PayTo agreements/Page',
  component: PortalAt,
  args: { address: '/PayToAgreementsView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const bodiesOf = (name: string) =>
  page
    .server()
    .heard.filter(({ call }) => call === name)
    .map(({ body }) => body);

/** Takes no parameters, and asks for 20 on a page. */
// Shows [1P008 1R047 1R048]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('PayTo agreements')).toBeVisible();
    await expect(await screen.findByRole('combobox', { name: /^Payer/ }, patience)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Export All' })).toBeVisible();
    const [search] = bodiesOf('paytoAgreements.search');
    await expect(search).toContain('"pageSize":20');
  },
};

/** What is typed is searched for; the filters of the address are those of the call. */
// Shows [1R049]
export const Searched: Story = {
  args: { address: '/PayToAgreementsView?status=PENDING,ACTIVE' },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: /^Payer/ }, patience), 'olsson{Enter}');
    await waitFor(() => expect(bodiesOf('paytoAgreements.search').at(-1)).toContain('"query":"olsson"'), patience);
    await expect(bodiesOf('paytoAgreements.search').at(-1)).toContain('"status":["PENDING","ACTIVE"]');
  },
};

/** A row leads to its agreement, by customer and token. */
export const RowLinks: Story = {
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'PayTo agreements' }, patience));
    const [link] = await table.findAllByRole('link', { name: 'Margaret Olsson' });
    await expect(link).toHaveAttribute(
      'href',
      `/PayToAgreementDetailsView?CustomerId=1048217&AgreementToken=${activeAgreement.agreementToken}`,
    );
  },
};

/** Export All is validated, started and polled. */
// Shows [1R050 1R113 1M009]
export const ExportAll: Story = {
  play: async () => {
    const server = page.server();
    server.respond(
      'paytoAgreements.startExport',
      { data: { status: 204 } },
      { data: { status: 202, body: { exportId: 7 } } },
    );
    server.respond('paytoAgreements.pollExport', { data: { status: 202, body: { rowsDone: 1, rowsTotal: 6 } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Export All' }, patience));
    await expect(await screen.findByRole('dialog', { name: 'Export PayTo agreements' }, patience)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await expect(await screen.findByText(/^Exporting PayTo agreements…/, {}, patience)).toBeVisible();
    await waitFor(() => expect(bodiesOf('paytoAgreements.pollExport')).not.toEqual([]), patience);
    await expect(bodiesOf('paytoAgreements.startExport')[0]).toContain('"validationOnly":true');
  },
};
