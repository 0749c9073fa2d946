import type { AuditEntry } from '@quickportal/contracts/access/audit-entry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalStory } from '../../storybook/portal-story.tsx';
import { CustomerActivityView } from './customer-activity.view.tsx';
import { CustomerDetailsView } from './customer-details.view.tsx';
import { margaret } from './customer.fixtures.ts';

const entry = (
  id: number,
  eventDate: string,
  description: string,
  userName = 'Dana Petrov',
  loginName = 'facility.admin',
  changes: AuditEntry['changes'] = [],
) => ({ id, eventDate, description, userName, loginName, about: { customerId: 1_048_217 }, changes });
const activity = (
  <CustomerActivityView
    timeZone="Australia/Sydney"
    table={{
      rows: [
        entry(5, '2026-11-10T22:14:00.000Z', 'Customer details changed: email, phone', undefined, undefined, [
          { field: 'email', title: 'Email', from: 'm.olsson@example.com', to: 'margaret.olsson@example.com' },
          { field: 'phoneNumber', title: 'Phone', from: '', to: '0491 570 157' },
        ]),
        {
          ...entry(6, '2026-11-09T22:14:00.000Z', 'Schedule PS-20418 changed: amount', undefined, undefined, [
            { field: 'instalmentAmount', title: 'Amount', from: '180.00', to: '186.40' },
          ]),
          about: { customerId: 1_048_217, recurringPaymentId: 20_418 },
        },
        entry(4, '2026-11-01T22:02:00.000Z', 'Customer enabled, 2 accounts reactivated, 1 schedule reactivated'),
        entry(
          3,
          '2026-10-28T04:10:00.000Z',
          'Customer disabled, 2 accounts made inactive, 1 schedule made inactive',
          'Priya Sharma viewing as facility.admin',
          'staff.admin',
        ),
        entry(2, '2026-08-13T01:00:00.000Z', 'Customer details changed: name'),
      ],
      state: 'ready',
      recordsCount: 7,
      failure: { title: 'Recent activity did not load' },
    }}
    page={1}
    hrefForPage={(page) => `#page=${page}`}
    onPageChange={fn()}
  />
);

const meta = {
  title: 'Screens/Customer details',
  component: CustomerDetailsView,
  decorators: [portalStory({ view: 'CustomerDetailsView', search: { CustomerId: '1048217' } })],
  args: {
    customer: margaret,
    canChange: true,
    paymentStart: 'choose',
    onEdit: fn(),
    onChangeStatus: fn(),
    tabs: activity,
  },
} satisfies Meta<typeof CustomerDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the head of the page offers, in its order. */
const offered = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-slot=page-header] :is(a, button)')].map((element) =>
    element.innerText.trim(),
  );

/**
 * The header names everything about the customer; email and SMS notifications are On or Off.
 * What can be done, and five entries of Recent Activity on a page.
 */
// Shows [1R059 1K006 1K007] [1R061 1R229 1K049]
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Margaret Olsson' })).toBeVisible();
    await expect(canvas.getByText('Enabled')).toBeVisible();
    const fact = async (term: string, ...texts: string[]) => {
      const item = canvas.getByText(term, { selector: 'dt' }).parentElement as HTMLElement;
      for (const text of texts) await expect(within(item).getByText(text)).toBeVisible();
    };
    await fact('Number', 'HCW-0041827');
    await fact('ID', '1048217');
    await fact('Address', 'Unit 4, 27 Bolton Street', 'Newcastle NSW 2300');
    await fact('Email', 'margaret.olsson@example.com', 'On');
    await fact('Phone', '0491 570 157', 'Off');
    await expect(offered(canvasElement)).toEqual(['Customers', 'Customer search', 'Disable', 'Edit', 'Take payment']);
    await expect(canvas.getByText('1–5 of 7')).toBeVisible();
    await expect(canvas.getByText('Email: m.olsson@example.com to margaret.olsson@example.com')).toBeVisible();
    await expect(canvas.getByText('Phone: set to 0491 570 157')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Schedule PS-20418 changed: amount' })).toHaveAttribute(
      'href',
      expect.stringContaining('RecurringPaymentDetailsView?RecurringPaymentId=20418'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    await expect(args.onChangeStatus).toHaveBeenCalled();
  },
};

/** A disabled customer offers Enable instead of Disable. */
// Shows [1K006]
export const Disabled: Story = {
  args: { customer: { ...margaret, customerEnabled: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enable' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Disable' })).toBeNull();
    await expect(canvas.getByText('Disabled')).toBeVisible();
  },
};

/** The state is left out of an address outside Australia. */
// Shows [1R060 1K008]
export const OutsideAustralia: Story = {
  args: {
    customer: {
      ...margaret,
      street1: '14 Tory Street',
      city: 'Wellington',
      state: 'OUTSIDE_AUSTRALIA',
      postcode: '6011',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Wellington 6011')).toBeVisible();
    await expect(canvasElement.textContent).not.toContain('OUTSIDE_AUSTRALIA');
  },
};

export const HardlyAnythingKnown: Story = {
  args: {
    customer: {
      ...margaret,
      street1: '',
      city: '',
      state: '',
      postcode: '',
      email: '',
      receivesEmail: false,
      phoneNumber: '',
    },
  },
};

/** Who may only look has no buttons. */
export const ViewOnly: Story = {
  args: { canChange: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Margaret Olsson' });
    for (const name of ['Edit', 'Disable', 'Enable']) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const LongName: Story = {
  args: {
    customer: {
      ...margaret,
      customerName: 'Bayside Early Learning Co-operative of Sandringham, Hampton and Black Rock Incorporated',
      email: 'accounts.payable.department@bayside-early-learning.example.com',
    },
  },
};

/** A disabled customer: the same, with Enable in the place of Disable. */
// Shows [1R061]
export const Buttons: Story = {
  args: { customer: { ...margaret, customerEnabled: false } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Margaret Olsson' });
    await expect(offered(canvasElement)).toEqual(['Customers', 'Customer search', 'Enable', 'Edit', 'Take payment']);
  },
};

/** A payment is taken from the choice of an account where none is the default. */
// Shows [1R064]
export const TakesPayments: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Take payment' })).toHaveAttribute(
      'href',
      expect.stringContaining('TerminalCustomerAccountsView?CustomerId=1048217'),
    );
  },
};

/** From the default or only account its details come at once, by `p` too. */
// Shows [1R064]
export const TakesPaymentsFromOneAccount: Story = {
  args: { paymentStart: 500_001, canChange: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Take payment' })).toHaveAttribute(
      'href',
      expect.stringContaining('CaptureDetailsView?CustomerId=1048217&AccountId=500001'),
    );
    await expect(canvas.getByRole('link', { name: 'Take payment' })).toHaveAttribute('aria-keyshortcuts', 'p');
  },
};

/** Disabled, without an enabled account, or without the right: it is not offered. */
export const TakesNoPayments: Story = {
  args: { paymentStart: null },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Edit' });
    await expect(canvas.queryByRole('link', { name: 'Take payment' })).toBeNull();
  },
};
