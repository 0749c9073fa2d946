import { PAYWAY_COMMUNITY, READ_ONLY_ACCOUNTS } from '@quickportal/contracts/rules/accounts/read-only-community';
import { routingRules } from '@quickportal/contracts/rules/cards/merchant-choice-routing';
import type { Reader } from '@quickportal/db/connect/reader';
import { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { saveMerchantRoutings } from '@quickportal/db/merchant-choice-routing/change-merchant-choice-routing';
import {
  lockRoutedAccounts,
  type RoutedAccount,
} from '@quickportal/db/merchant-choice-routing/read-merchant-choice-routing';
import { z } from 'zod';
import { difference } from '../../engines/proposals/proposal-kind.ts';
import { ofCommunity, settingKind } from '../../engines/proposals/setting-kind.ts';
import { conflict, fieldProblem, noChanges } from '../../kernel/problem.ts';
import { requireThresholds, toRouting, type EnteredRouting } from './entered-routing.ts';
import { findRoutable, loadRoutableAccounts } from './routable-accounts.ts';
import { routingInWords } from './routing-in-words.ts';
import { toRoutingFields } from './to-merchant-choice-routing.ts';

interface Entered extends EnteredRouting {
  readonly supplierCode: string;
  readonly merchantId: string;
}
/** The routing of each named account before the change, by its code and merchant ID. */
type State = {
  readonly current: Readonly<
    Record<string, EnteredRouting & { readonly accountId: number; readonly businessId: number }>
  >;
};

const keyOf = ({ supplierCode, merchantId }: Entered): string => `${supplierCode} ${merchantId}`;

const wordsOf = (entered: EnteredRouting): string => {
  const routing = toRouting(entered);
  return `Mastercard: ${routingInWords(routing, 'MASTERCARD')}; Visa: ${routingInWords(routing, 'VISA')}`;
};

/** The lines that change something, with the account and what it had. */
const changesOf = (configurations: readonly Entered[], { current }: State) =>
  configurations.flatMap((entered) => {
    const before = current[keyOf(entered)];
    const isChange = before !== undefined && wordsOf(before) !== wordsOf(entered);
    return isChange ? [{ entered, before }] : [];
  });

async function currentOf(db: Reader, communityId: number, configurations: readonly Entered[]): Promise<State> {
  const accounts = await loadRoutableAccounts(db, communityId);
  const found = configurations.flatMap((entered): [string, RoutedAccount][] => {
    const account = findRoutable(accounts, entered);
    return 'fault' in account ? [] : [[keyOf(entered), account]];
  });
  const current = found.map(([key, { accountId, businessId, routing }]) => [
    key,
    { accountId, businessId, ...toRoutingFields(routing) },
  ]);
  return { current: Object.fromEntries(current) as State['current'] };
}

/** Throws validation-failed at the first line that cannot be saved. */
async function requireLines(db: Reader, communityId: number, configurations: readonly Entered[]): Promise<void> {
  const accounts = await loadRoutableAccounts(db, communityId);
  const known = new Set<string>();
  for (const [at, entered] of configurations.entries()) {
    const prefix = `configurations[${at}].`;
    const account = findRoutable(accounts, entered);
    if ('fault' in account) throw fieldProblem(`${prefix}${account.column}`, account.fault);
    if (known.has(keyOf(entered))) throw fieldProblem(`${prefix}merchantId`, 'Name each merchant once.');
    known.add(keyOf(entered));
    requireThresholds(entered, accounts.limits, prefix);
  }
}

const rule = z.enum(routingRules);
const threshold = z.string().nullable();

/** Replaces the routing of many merchant accounts, all or none. */
export const saveRoutingConfigurationsKind = settingKind({
  kind: 'merchant-choice-routing.save-configurations',
  objectType: 'merchant-choice-routing-upload',
  noun: 'merchant choice routing',
  changeType: 'Change merchant choice routing in bulk',
  right: 'MANAGE_CARD_ROUTING',
  schema: z.strictObject({
    ...ofCommunity,
    configurations: z.array(
      z.strictObject({
        supplierCode: z.string(),
        merchantId: z.string(),
        mastercardRule: rule,
        mastercardThreshold: threshold,
        visaRule: rule,
        visaThreshold: threshold,
      }),
    ),
  }),
  object: ({ communityId }) => ({ key: `bulk ${communityId}`, id: communityId }),
  async load(db, { communityId, configurations }, lock) {
    if (lock && db instanceof WriteTransaction) await lockRoutedAccounts(db, communityId);
    return { version: null, state: await currentOf(db, communityId, configurations) };
  },
  async check(db, { communityId, configurations }, { state }) {
    if (communityId === PAYWAY_COMMUNITY) throw conflict(READ_ONLY_ACCOUNTS);
    await requireLines(db, communityId, configurations);
    if (changesOf(configurations, state).length === 0) throw noChanges();
  },
  title: ({ configurations }) => `Change merchant choice routing of ${configurations.length} merchants`,
  differences: (_db, { configurations }, state) =>
    Promise.resolve(
      changesOf(configurations, state).map(({ entered, before }) =>
        difference(`${entered.supplierCode} ${entered.merchantId}`, wordsOf(before), wordsOf(entered)),
      ),
    ),
  async apply({ trx, now }, { communityId, configurations }, { state }) {
    const changes = changesOf(configurations, state);
    const routings = changes.map(({ entered, before: { accountId, businessId } }) => ({
      accountId,
      businessId,
      routing: toRouting(entered),
    }));
    await saveMerchantRoutings(trx, { communityId, routings, at: now });
    return {
      objectId: communityId,
      action: 'merchant-choice-routing.save-configurations',
      description: `Merchant choice routing of ${changes.length} merchants changed`,
      before: Object.fromEntries(changes.map(({ entered, before }) => [keyOf(entered), wordsOf(before)])),
      after: Object.fromEntries(changes.map(({ entered }) => [keyOf(entered), wordsOf(entered)])),
    };
  },
});
