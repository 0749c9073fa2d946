import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt, portalServer, type PortalServer } from '../../storybook/portal-at.tsx';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { customers } from './customer.fixtures.ts';

let server: PortalServer;

const meta = {
  title: 'Screens/Customer search/Page',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { address: '/CustomerSearchView' },
  beforeEach: () => {
    server = portalServer(facilityAdmin);
    const page = { items: customers, recordsCount: customers.length, currentPage: 1, pageSize: 20 };
    server.respond('customers.search', { data: page });
    server.respond('savedViews.list', { data: { items: [] } });
    server.respond('exports.list', { data: { items: [], recordsCount: 0, currentPage: 1, pageSize: 20 } });
    return server.stop;
  },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

// The first page of a run is compiled while it is waited for
const patience = { timeout: 10_000 };
const exportButton = () => screen.findByRole('button', { name: 'Export Customers' }, patience);
/** What the starts of an export said, in order. */
const starts = () => server.heard.filter(({ call }) => call === 'customers.startExport').map(({ body }) => body);

/** Takes no parameters and offers search, Add Customer and Export Customers. */
// Shows [1P001 1R034]
export const Opened: Story = {
  play: async () => {
    await expect(await exportButton()).toBeEnabled();
    await expect(screen.getByRole('heading', { level: 1, name: 'Customer search' })).toBeVisible();
    await expect(screen.getByRole('combobox', { name: /^Name/ })).toBeVisible();
    const add = within(screen.getByRole('main')).getByRole('link', { name: 'Add Customer' });
    await expect(add).toHaveAttribute('href', '/NewCustomerView');
  },
};

/** Add Customer opens without loading the portal again, by its key too, and the new page's heading has the focus. */
export const AddByKey: Story = {
  play: async () => {
    await exportButton();
    // The keys are heard a moment after the first screen
    const heading = await waitFor(async () => {
      await userEvent.keyboard('n');
      return screen.getByRole('heading', { level: 1, name: 'Add customer' });
    }, patience);
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** Export Customers is validated first; what is wrong stands on the search form. */
// Shows [2R305 2R306 2R380]
export const ExportRefused: Story = {
  play: async () => {
    const errors = [{ field: 'query', messages: ['Enter at most 100 characters.'] }];
    server.respond('customers.startExport', { status: 422, type: 'validation-failed', errors });
    await userEvent.click(await exportButton());
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Name/ })).toBeInvalid());
    await expect(screen.getByRole('alert')).toHaveTextContent('Enter at most 100 characters.');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(starts()).toEqual([expect.stringContaining('"validationOnly":true')]);
  },
};

/** Without field errors it goes on: asks for the columns, starts, and downloads what is ready. */
// Shows [2R307 2R364 2R280]
export const ExportStarted: Story = {
  play: async () => {
    server.respond(
      'customers.startExport',
      { data: { status: 204 } },
      { data: { status: 202, body: { exportId: 7 } } },
    );
    await userEvent.click(await exportButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }, patience));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(server.heard.map(({ call }) => call)).toContain('customers.search');
    const [first, second] = starts();
    await expect(first).toContain('"validationOnly":true');
    await expect(second).not.toContain('validationOnly');

    const running = { data: { status: 202, body: { rowsDone: 1, rowsTotal: 2 } } };
    server.respond('customers.pollExport', running, { data: { status: 201, body: { downloadUrl: '#ready' } } });
    server.respond('exports.getDownload', { data: { downloadUrl: '#customers' } });
    const followed: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      followed.push(`${this.hash} ${this.hasAttribute('download')}`);
    });
    await expect(await screen.findByText('Customers are ready to download', {}, patience)).toBeVisible();
    // A toast can be pressed a moment after it is seen
    await waitFor(() => userEvent.click(screen.getByRole('button', { name: 'Download' })));
    await waitFor(() => expect(followed).toEqual(['#customers true']));
    const [request] = server.heard.filter(({ call }) => call === 'exports.getDownload');
    await expect(request?.body).toContain('7');
  },
};

/** A misspelt name: what is near it is a link that searches for it, with the same filters. */
export const Misspelt: Story = {
  args: { address: '/CustomerSearchView?query=oslson&status=ENABLED&page=3' },
  beforeEach: () => {
    const nothing = { items: [], recordsCount: 0, currentPage: 1, pageSize: 20, didYouMean: 'olsson' };
    const page = { items: customers, recordsCount: customers.length, currentPage: 1, pageSize: 20 };
    server.respond('customers.search', (body) => ({ data: body.includes('olsson') ? page : nothing }));
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'olsson' }, patience);
    await expect(link.parentElement).toHaveTextContent('Did you mean olsson?');
    await expect(link).toHaveAttribute('href', '/CustomerSearchView?query=olsson&status=ENABLED');
    await userEvent.click(link);
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Name/ })).toHaveValue('olsson'));
    await expect(await screen.findByText(customers[0]?.customerName ?? '')).toBeVisible();
  },
};
