import { productNames, type ProductCode } from './connections.ts';
import { flagsOfProducts, productFlags, type ProductFlag, type ProductFlags } from './product-flags.ts';

/** What each product needs (3K042). */
const needs: Partial<Record<ProductFlag, readonly ProductFlag[]>> = {
  restapi: ['quickterminal'],
  payto: ['quickvault', 'restapi', 'webhooks'],
  notifications: ['quickbatch', 'quickbills'],
  quickbills: ['quickvault'],
  payid: ['quickvault', 'restapi', 'webhooks'],
};

/** What is said where REST API, or a product that needs it, cannot be switched on (3M053). */
export const RESTAPI_NEEDS_OWN_TOKENS =
  "Cannot select RESTAPI with the PREREG_ACCOUNT_TOKEN_GEN community parameter set to 'PROVIDED'.";
/** What is said where QuickVault cannot be switched off (3M052). */
const QUICKVAULT_IN_USE = 'You cannot disable QuickVault while PayTo or PayID is enabled.';

/** A product's name by its flag. */
export const productTitle = (flag: ProductFlag): string => productNames[productFlags[flag]];

/** What a product needs, and what that needs, in the order of the screen. */
export function neededBy(flag: ProductFlag): ProductFlag[] {
  const found = new Set<ProductFlag>();
  const add = (needed: ProductFlag) => {
    if (found.has(needed)) return;
    found.add(needed);
    needs[needed]?.forEach(add);
  };
  needs[flag]?.forEach(add);
  return flagsOfProducts.filter((each) => found.has(each));
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function inUse(flag: ProductFlag, users: readonly ProductFlag[]): string {
  if (flag === 'quickvault' && users.some((user) => user === 'payto' || user === 'payid')) return QUICKVAULT_IN_USE;
  return `You cannot disable ${productTitle(flag)} while ${listed(users.map(productTitle))} ${users.length === 1 ? 'is' : 'are'} enabled.`;
}

export interface SwitchedProducts {
  readonly flags: ProductFlags;
  /** Why flags cannot be as wanted, as sentences. */
  readonly refusals: Partial<Record<ProductFlag, string>>;
}

/**
 * Products as they are after a change: what is switched on brings all it needs, whatever is wanted of those, and what
 * is switched off is refused while something that stays on needs it. `providesTokens`: the community provides the
 * tokens of its accounts, which REST API does not allow.
 */
export function switchProducts(
  stored: ProductFlags,
  wanted: Partial<ProductFlags>,
  { providesTokens }: { providesTokens: boolean },
): SwitchedProducts {
  const requested: ProductFlags = { ...stored, ...wanted };
  const added = flagsOfProducts.filter((flag) => requested[flag] && !stored[flag]);
  const brought = new Set(added.flatMap(neededBy));
  const flags = Object.fromEntries(
    flagsOfProducts.map((flag) => [flag, requested[flag] || brought.has(flag)]),
  ) as Record<ProductFlag, boolean>;
  const refusals: Partial<Record<ProductFlag, string>> = {};
  for (const flag of flagsOfProducts.filter((each) => stored[each] && !flags[each])) {
    const users = flagsOfProducts.filter((user) => flags[user] && neededBy(user).includes(flag));
    if (users.length > 0) refusals[flag] = inUse(flag, users);
  }
  if (providesTokens)
    for (const flag of added)
      if (flag === 'restapi' || neededBy(flag).includes('restapi')) refusals[flag] = RESTAPI_NEEDS_OWN_TOKENS;
  return { flags, refusals };
}

/** Why something of a product does not happen in a community. */
export const productOffText = (product: ProductCode, communityName: string): string =>
  `${productNames[product]} is not switched on for ${communityName}.`;
