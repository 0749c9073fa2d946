import { id } from '@quickportal/contracts/kernel/primitives';
import { routingRules } from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import { schemesWithDebit } from '@quickportal/contracts/rules/payments/surcharge';
import { acceptedCardSchemes } from '@quickportal/db/card-schemes/list-accepted-card-schemes';
import type { Reader } from '@quickportal/db/connect/reader';
import { getFacilityLimits } from '@quickportal/db/facility-limits/get-facility-limits';
import { saveMerchantRoutings } from '@quickportal/db/merchant-choice-routing/change-merchant-choice-routing';
import {
  getRoutedAccount,
  lockRoutedAccount,
} from '@quickportal/db/merchant-choice-routing/read-merchant-choice-routing';
import { PAYWAY_COMMUNITY, READ_ONLY_ACCOUNTS } from '@quickportal/contracts/rules/accounts/read-only-community';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { conflict, noChanges } from '../../kernel/problem.ts';
import { requireThresholds, toRouting, type EnteredRouting } from './entered-routing.ts';
import { routingInWords } from './routing-in-words.ts';
import { toRoutingFields } from './to-merchant-choice-routing.ts';

const rule = z.enum(routingRules);
const threshold = z.string().nullable();

/** Plain JSON, which has no bigint: the routing as calls name it. */
interface State {
  readonly merchantId: string;
  readonly businessName: string;
  readonly enabled: boolean;
  readonly routing: EnteredRouting;
}

const isSame = (entered: EnteredRouting, state: State): boolean =>
  JSON.stringify(toRoutingFields(toRouting(entered))) === JSON.stringify(state.routing);

/** Throws state-conflict where the business takes no debit card that could be routed. */
async function requireDebitCards(db: Reader, businessId: number): Promise<void> {
  const accepted = await acceptedCardSchemes(db, businessId);
  if (!accepted.some(({ cardScheme, debit }) => debit && schemesWithDebit.includes(cardScheme)))
    throw conflict('The business takes no debit cards of Mastercard or Visa.');
}

const wordsOf = (entered: EnteredRouting) => {
  const routing = toRouting(entered);
  return { Mastercard: routingInWords(routing, 'MASTERCARD'), Visa: routingInWords(routing, 'VISA') };
};

/** Replaces the routing of one merchant account. */
export const saveMerchantChoiceRoutingKind = settingKind({
  kind: 'merchant-choice-routing.save',
  objectType: 'merchant-choice-routing',
  noun: 'merchant choice routing',
  changeType: 'Change merchant choice routing',
  right: 'MANAGE_CARD_ROUTING',
  schema: z.strictObject({
    ...ofCommunity,
    businessId: id(),
    accountId: id(),
    mastercardRule: rule,
    mastercardThreshold: threshold,
    visaRule: rule,
    visaThreshold: threshold,
  }),
  object: ({ businessId, accountId }) => ({ key: String(accountId), id: accountId, businessId }),
  async load(db, key, lock) {
    const account = await (lock ? lockRoutedAccount : getRoutedAccount)(db, key);
    if (!account) return null;
    const { merchantId, businessName, enabled, routing, version } = account;
    return { version, state: { merchantId, businessName, enabled, routing: toRoutingFields(routing) } };
  },
  async check(db, change, { state }) {
    const { communityId, businessId } = change;
    if (communityId === PAYWAY_COMMUNITY) throw conflict(READ_ONLY_ACCOUNTS);
    if (!state.enabled) throw conflict('The merchant account is disabled.');
    await requireDebitCards(db, businessId);
    requireThresholds(change, await getFacilityLimits(db, { communityId, currency: 'AUD' }));
    if (isSame(change, state)) throw noChanges();
  },
  title: (_change, { merchantId, businessName }) => `Change merchant choice routing of ${merchantId}, ${businessName}`,
  differences: (_db, change, { routing }) => {
    const [before, after] = [wordsOf(routing), wordsOf(change)];
    return Promise.resolve([
      difference('Mastercard', before.Mastercard, after.Mastercard),
      difference('Visa', before.Visa, after.Visa),
    ]);
  },
  async apply({ trx, now }, change, { state }) {
    const { communityId, businessId, accountId } = change;
    await saveMerchantRoutings(trx, {
      communityId,
      routings: [{ accountId, businessId, routing: toRouting(change) }],
      at: now,
    });
    return {
      objectId: accountId,
      action: 'merchant-choice-routing.save',
      description: `Merchant choice routing of ${state.merchantId} changed`,
      before: wordsOf(state.routing),
      after: wordsOf(change),
    };
  },
});
