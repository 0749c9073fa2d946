import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { checked, uploadRoles } from './user-uploads.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('userUploads.check', { data: checked });
  server.respond('userUploads.listRoles', { data: uploadRoles });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Users in bulk/Page',
  component: PortalAt,
  args: { address: '/UserUploadView' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const ownBusiness = { businessId: 100, businessCode: 'HCWATER', businessName: 'Harbour City Water' };
const keptToBusiness = () =>
  page.server().respond('userUploads.check', { data: { ...checked, clientUserAdministratorBusiness: ownBusiness } });

const LINES = 'ana.silva,Ana Silva,ana.silva@example.com,0491 570 157';
const box = () => screen.findByRole('textbox', { name: /^Users/ }, patience);
async function confirm() {
  await expect(await pageHeading('Create Staff Users in Bulk')).toBeVisible();
  await userEvent.click(await box());
  await userEvent.paste(LINES);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await expect(await pageHeading('Confirm users')).toBeVisible();
}

/** The one business of the uploader is set; roles are ticked all at once; the receipt names what was given. */
// Shows [2P006 2R097 2R101]
export const InThreeSteps: Story = {
  beforeEach: () => {
    keptToBusiness();
    page.server().respond('userUploads.save', {
      data: {
        status: 200,
        body: {
          business: { supplierBusinessName: 'Harbour City Water', supplierBusinessCode: 'HCWATER' },
          systemRoleNames: ['Business clerk', 'Facility viewer'],
          created: 1,
          updated: 1,
        },
      },
    });
  },
  play: async () => {
    await confirm();
    await expect(screen.getByText('Some users already exist.')).toBeVisible();
    await expect(screen.getByText(/your business, Harbour City Water/)).toBeVisible();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all roles' }, patience));
    for (const name of ['Facility viewer', 'Business clerk', 'Buyer'])
      await expect(screen.getByRole('checkbox', { name })).toBeChecked();
    const roles = within(screen.getByRole('group', { name: 'Roles' }));
    for (const scope of ['Community', 'Supplier Business', 'Business'])
      await expect(roles.getByText(scope, { exact: true })).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Your password/), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await pageHeading('User upload receipt')).toBeVisible();
    await expect(await screen.findByText('Users successfully uploaded.')).toBeVisible();
    await expect(screen.getByText('Harbour City Water (HCWATER)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Upload more users' }));
    await expect(await box()).toHaveValue('');
  },
};

/** The business is required, with its hint, before there are roles. */
// Shows [2R096 2M080 2M081]
export const ChoosesBusiness: Story = {
  play: async () => {
    await confirm();
    await expect(screen.getByPlaceholderText('Select a business...')).toBeVisible();
    await expect(screen.getByText('Start typing to find a business')).toBeVisible();
    await expect(screen.getByText('Choose a business to see the roles that you can assign.')).toBeVisible();
  },
};

/** What the server refuses is said at its field; Go Back keeps the text. */
// Shows [2R246 2R294]
export const Refused: Story = {
  beforeEach: keptToBusiness,
  play: async () => {
    page.server().respond('userUploads.save', {
      status: 422,
      type: 'validation-failed',
      errors: [
        { field: 'systemRoleIds', messages: ['Choose one of the values offered.'] },
        { field: 'userPassword', messages: ['That is not your password.'] },
      ],
    });
    await confirm();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Business clerk' }, patience));
    await userEvent.type(screen.getByLabelText(/^Your password/), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByText('That is not your password.')).toBeVisible();
    await expect(screen.getByText('Choose one of the values offered.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    await waitFor(async () => expect(await box()).toHaveValue(LINES));
  },
};
