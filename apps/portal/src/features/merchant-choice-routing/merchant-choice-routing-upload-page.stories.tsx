import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { facilityAdmin } from '../../storybook/sessions.ts';
import { configurations, wrongLines } from './merchant-choice-routing.fixtures.ts';

const page = portalPages(facilityAdmin, (server) => {
  server.respond('merchantChoiceRouting.getManageBusiness', { data: true });
  server.respond('merchantChoiceRouting.checkRoutingConfigurations', {
    data: { errors: [], errorsCount: 0, configurations },
  });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Merchant choice routing/Page',
  component: PortalAt,
  args: { address: '/MerchantChoiceRoutingUploadView?communityId=10' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const LINES = 'HCW,22814410,THRESHOLD_AND_BELOW,200,ALL,';
const box = () => screen.findByRole('textbox', { name: /^Configuration/ }, patience);
async function confirm() {
  await userEvent.click(await box());
  await userEvent.paste(LINES);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await expect(await pageHeading('Confirm Merchant Choice Routing Configuration')).toBeVisible();
}

/** The page, its help, and the way to a single business for those who can change it. */
// Shows [2P004 2R065 2R318]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Merchant Choice Routing Bulk Upload')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'settings of the business' }, patience)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show Help' }));
    await expect(await screen.findByRole('dialog', { name: 'Help with this page' })).toBeVisible();
  },
};

/** Pasted, confirmed and saved; the receipt has the same table. */
// Shows [2R066 2R075 2R079]
export const InThreeSteps: Story = {
  play: async () => {
    page.server().respond('merchantChoiceRouting.saveRoutingConfigurations', {
      data: { status: 200, body: { configurations } },
    });
    await confirm();
    await expect(await screen.findByText('22814981')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await pageHeading('Merchant Choice Upload Receipt')).toBeVisible();
    await expect(await screen.findByText('Configurations successfully uploaded.')).toBeVisible();
    await expect(screen.getByText('22814981')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Upload more configurations' }));
    await expect(await box()).toHaveValue('');
  },
};

/** Go Back keeps the text. */
// Shows [2R246]
export const BackWithText: Story = {
  play: async () => {
    await confirm();
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    await expect(await box()).toHaveValue(LINES);
  },
};

/** Errors stay on the first step. */
export const Wrong: Story = {
  play: async () => {
    page.server().respond('merchantChoiceRouting.checkRoutingConfigurations', {
      data: { ...wrongLines, configurations: [] },
    });
    await userEvent.click(await box());
    await userEvent.paste(LINES);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByText('There are errors in the data you entered.')).toBeVisible();
    const table = within(screen.getByRole('region', { name: 'Errors' }));
    await expect(table.getByText('22814411')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(LINES));
  },
};
