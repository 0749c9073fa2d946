import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { portalStory } from '../../../storybook/portal-story.tsx';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { dualAuthSetup, waterSetup } from '../supplier-account.fixtures.ts';
import { EditTandemMerchantAccountView } from './edit-tandem-merchant-account.view.tsx';

const meta = {
  title: 'Screens/Supplier accounts/Edit tandem merchant',
  component: EditTandemMerchantAccountView,
  decorators: [
    portalStory({ view: 'EditTandemMerchantAccountView', search: { AccountId: '72' }, session: staffInCommunity }),
  ],
  args: { setup: waterSetup, children: <p>The form</p> },
} satisfies Meta<typeof EditTandemMerchantAccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The form')).toBeVisible();
    await expect(canvas.queryByText('Restricted Editing')).toBeNull();
  },
};

/** With dual authorisation four fields are edited here, the others elsewhere. */
// Shows [3R075 3R076 3M008]
export const Restricted: Story = {
  args: { setup: dualAuthSetup },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Restricted Editing')).toBeVisible();
    await expect(
      canvas.getByText(/Only Account Alias, Amex Merchant Id, Diners Merchant Id and ECI may be changed here/),
    ).toBeVisible();
    await expect(canvas.getByText('External payment gateway admin: Not configured')).toBeVisible();
  },
};

export const OnPhone: Story = { args: { setup: dualAuthSetup }, globals: { viewport: { value: 'phone' } } };
