import type {
  BillingFacilities,
  FacilityConfiguration,
  FacilityConfigurationEntry,
} from '@quickportal/contracts/billing-facilities/facility-configuration';
import { billingSchemeTitles, newlyWaived, WAIVE_PRODUCT } from '@quickportal/contracts/rules/billing/billing-schemes';
import { soldProductNames } from '@quickportal/contracts/rules/billing/price-list';
import {
  getBillingFacilities,
  lockBillingFacilities,
  setBillingFacilities,
} from '@quickportal/db/billing-facilities/change-billing-facilities';
import { changedFields } from '../../kernel/changed-fields.ts';
import { checkVersion } from '../../kernel/check-version.ts';
import { Problem } from '../../kernel/problem.ts';
import type { CallContext } from '../../procedures/context.ts';
import { changeBilling } from './change-billing.ts';

interface Entered {
  readonly facilityConfigurations: readonly FacilityConfigurationEntry[];
  readonly version?: number | undefined;
}

/**
 * Saves how a community is billed. `confirms` decides whether the user has confirmed these products to be waived; where
 * not, it is 422 with `waivedBillingConfirmationRequired`.
 */
export function saveConfigurations(
  ctx: CallContext,
  input: unknown,
  { facilityConfigurations, version }: Entered,
  confirms: (waived: readonly string[]) => boolean,
): Promise<BillingFacilities> {
  const entered = facilityConfigurations.map((entry) => ({ ...entry, billingCode: entry.billingCode ?? '' }));
  requireInOrder(entered);
  return changeBilling(ctx, input, async ({ trx, now, audit, communityId }) => {
    const key = { communityId };
    await lockBillingFacilities(trx, key);
    const current = await getBillingFacilities(trx, key);
    const { facilityConfigurations: stored } = current;
    await checkVersion(current, version, () => current);
    const changed = changedFields(inWords(stored), inWords(entered));
    const waived = newlyWaived(stored, entered);
    if (!confirms(waived)) throw unconfirmed(entered, waived);
    const configurations = entered.filter(({ billingItemProduct }) => changed.names.includes(billingItemProduct));
    await setBillingFacilities(trx, key, { configurations, at: now });
    await audit({
      objectType: 'billing-facility',
      objectId: communityId,
      description:
        waived.length === 0
          ? 'Facility configurations changed'
          : `Facility configurations changed, ${waived.join(', ')} waived`,
      before: changed.before,
      after: changed.after,
    });
    return getBillingFacilities(trx, key);
  });
}

/** Refuses products that are not in their order, on their fields. */
function requireInOrder(entered: readonly FacilityConfiguration[]): void {
  const errors = entered.flatMap(({ billingItemProduct }, at) =>
    billingItemProduct === soldProductNames[at]
      ? []
      : [
          {
            field: `facilityConfigurations[${at}].billingItemProduct`,
            messages: [`Here belongs ${soldProductNames[at]}.`],
          },
        ],
  );
  if (errors.length > 0) throw new Problem('validation-failed', { errors });
}

const unconfirmed = (entered: readonly FacilityConfiguration[], waived: readonly string[]) =>
  new Problem('validation-failed', {
    waivedBillingConfirmationRequired: true,
    errors: entered.flatMap(({ billingItemProduct }, at) =>
      waived.includes(billingItemProduct)
        ? [{ field: `facilityConfigurations[${at}].billingScheme`, messages: [WAIVE_PRODUCT] }]
        : [],
    ),
  });

/** The configurations by product, as the audit trail shows them. */
const inWords = (configurations: readonly FacilityConfiguration[]): Record<string, string> =>
  Object.fromEntries(
    configurations.map(({ billingItemProduct, billingScheme, billingCode }) => [
      billingItemProduct,
      [billingSchemeTitles[billingScheme], billingCode].filter(Boolean).join(', '),
    ]),
  );
