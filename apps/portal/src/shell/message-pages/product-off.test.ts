import { productNames, type ProductCode } from '@quickportal/contracts/rules/payments/connections';
import { describe, expect, it } from 'vitest';
import { facilityAdmin, staffInCommunity } from '../../storybook/sessions.ts';
import type { Session } from '../../data/session.ts';
import { accessTo, isOffered } from '../../pages/access.ts';
import { pages } from '../../pages/registry.ts';

/** The same user of a facility without a product. */
const without = (product: ProductCode, { community, ...session }: Session): Session => ({
  ...session,
  community: community && { ...community, products: community.products.filter((each) => each !== product) },
});

/** Pages that a product takes with it; both kinds of user together hold every right. */
const pagesOf = (product: ProductCode): string[] =>
  pages
    .filter((page) =>
      [facilityAdmin, staffInCommunity].some((session) => accessTo(page, without(product, session)) === 'product-off'),
    )
    .map(({ view }) => view)
    .toSorted();

describe('pages of a product that is off', () => {
  it('are these, and no menu or palette offers them', () => {
    const found = Object.fromEntries((Object.keys(productNames) as ProductCode[]).map((code) => [code, pagesOf(code)]));
    expect(found).toEqual({
      PAYTO: [
        'AmendPayToAgreementView',
        'CreatePayToAgreementView',
        'MigrateToPayToView',
        'PayToAgreementDetailsView',
        'PayToAgreementsView',
        'PayToEcommercePaymentView',
        'PayToMigrationDetailsView',
        'PayToPaymentView',
      ],
      PAYID: ['AddPayIdAccountView', 'EditPayIdAccountView', 'PayIdAccountsView'],
      QUICKVAULT: ['NewRecurringPaymentView', 'SingleUseTokensView'],
      RESTAPI: [
        'GenerateRestApiKeyView',
        'RestApiDeveloperLogDetailView',
        'RestApiDeveloperLogView',
        'RestApiKeyDetailsView',
        'RestApiKeysView',
      ],
      WEBHOOKS: ['WebhooksView'],
      QUICKTERMINAL: ['CaptureDetailsView', 'TerminalCustomerAccountsView'],
      QUICKBATCH: ['PaymentFileSummaryView'],
      QUICKBILLS: [],
      NOTIFICATIONS: ['CustomerNoticesView'],
    });
    for (const [product, views] of Object.entries(found))
      for (const page of pages.filter(({ view }) => views.includes(view)))
        for (const session of [facilityAdmin, staffInCommunity])
          expect(isOffered(page, without(product as ProductCode, session)), page.view).toBe(false);
  });
});
