import type { AccountKind } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import { expect, screen, userEvent } from 'storybook/test';
import type { PortalServer } from '../../../storybook/portal-at.tsx';
import { pageHeading, patience, portalPages } from '../../../storybook/portal-pages.ts';
import { staffInCommunity } from '../../../storybook/sessions.ts';
import { savedDetails } from '../account-details/account-details.fixtures.ts';
import { dualAuthSetup, waterSetup } from '../supplier-account.fixtures.ts';

type StoryPages = ReturnType<typeof portalPages>;

/** Pages of a supplier business, with what `arrange` says of its accounts and their form. */
export const accountPages = (arrange: (server: PortalServer) => void): StoryPages =>
  portalPages(staffInCommunity, (server) => {
    server.respond('supplierAccounts.getSetup', { data: waterSetup });
    arrange(server);
  });

/** How the status of a kind is answered of which a business has one account: it may have one. */
export const mayHaveOne = { data: { supplierHasPendingAccount: false, supplierHasExistingAccount: false } };

interface Saving {
  call: string;
  accountId: number;
  /** The button of the list that opens the page. */
  opener: string;
  heading: string;
  submit: string;
  /** What is said once it is saved. */
  said: string;
  kind: AccountKind;
  /** The account that saving leads to. */
  account: string;
}

/** From the list to the page of the form, and to the account by saving. */
export const playSaving =
  (page: StoryPages, { call, accountId, opener, heading, submit, said, kind, account }: Saving) =>
  async () => {
    page.server().respond(call, {
      data: { dualAuthEnabled: false, dualAuthId: null, accountId, accountUpdated: true },
    });
    page.server().respond('supplierAccounts.getDetails', {
      data: savedDetails({ accountId, kind, accountAlias: account }),
    });
    page.server().respond('supplierAccounts.getUse', { data: { paymentTerms: [], upcomingSchedules: 0 } });
    await userEvent.click(await screen.findByRole('button', { name: opener }, patience));
    await expect(await pageHeading(heading)).toBeVisible();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Comment/ }, patience), 'Trial');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await expect(await screen.findByText(said)).toBeVisible();
    await expect(await pageHeading(account)).toBeVisible();
  };

/** A page of a business with dual authorisation, which says that a second person decides. */
export const dualAuthorisation = (page: StoryPages, heading: string) => ({
  beforeEach: () => {
    page.server().respond('supplierAccounts.getSetup', { data: dualAuthSetup });
  },
  play: async () => {
    await expect(await pageHeading(heading)).toBeVisible();
    await expect(await screen.findByText('A second person decides', undefined, patience)).toBeVisible();
  },
});
