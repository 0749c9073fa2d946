import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PortalAt } from '../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../storybook/sessions.ts';
import { cardSchemesForm } from './card-schemes-form.fixtures.ts';
import { businessCardSchemes } from './card-schemes.fixtures.ts';

const FORM = 'rest/internal/forms/post/supplier-business/100/card-schemes';
const page = portalPages(staffInCommunity, (server) => {
  server.respond('cardSchemes.getCardSchemes', { data: businessCardSchemes });
  server.respond(FORM, { data: cardSchemesForm(businessCardSchemes) });
});

const meta = {
  ...page.meta,
  tags: ['!autodocs'],
  title: 'Screens/Card schemes/Page',
  component: PortalAt,
  args: { address: '/CardSchemesView?CommunityId=10&BusinessId=100' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card schemes of the business that the address names. */
// Shows [3P006 3C036]
export const Opened: Story = {
  play: async () => {
    await expect(await pageHeading('Card Schemes')).toBeVisible();
    await expect(await screen.findByRole('textbox', { name: 'Visa surcharge' }, patience)).toHaveValue('0.75');
    await expect(screen.getByRole('combobox', { name: /^Business/ })).toHaveValue('Harbour City Water');
  },
};

/** What is saved is confirmed, and shown. */
// Shows [3M073]
export const Saved: Story = {
  beforeEach: () =>
    page.server().respond('cardSchemes.saveCardSchemes', {
      data: { status: 200, body: { ...businessCardSchemes, version: 5 } },
    }),
  play: async () => {
    const diners = await screen.findByRole('switch', { name: 'Diners Club accepted' }, patience);
    await userEvent.click(diners);
    const schemes = businessCardSchemes.schemes.map((scheme) =>
      scheme.cardScheme === 'DINERS' ? { ...scheme, accepted: true } : scheme,
    );
    const saved = { ...businessCardSchemes, schemes, version: 5 };
    page.server().respond(FORM, { data: cardSchemesForm(saved) });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Surcharges updated.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled());
    await expect(screen.getByRole('switch', { name: 'Diners Club accepted' })).toBeChecked();
  },
};

/** A change that needs a second person is sent for approval. */
export const Waits: Story = {
  beforeEach: () =>
    page.server().respond('cardSchemes.saveCardSchemes', { data: { status: 202, body: { proposalId: 7 } } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Diners Club accepted' }, patience));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByText('The change of the card schemes of Harbour City Water was sent for approval'),
    ).toBeVisible();
  },
};

/** Without BusinessId the business is chosen first. */
export const NoBusiness: Story = {
  args: { address: '/CardSchemesView?CommunityId=10' },
  play: async () => {
    await expect(await pageHeading('Card Schemes')).toBeVisible();
    await expect(await screen.findByText('Choose a business', undefined, patience)).toBeVisible();
  },
};
