import { describe, expect, it } from 'vitest';
import { neededBy, switchProducts } from './product-chains.ts';
import { flagsOfProducts, type ProductFlag, type ProductFlags } from './product-flags.ts';

const only = (...on: ProductFlag[]): ProductFlags =>
  Object.fromEntries(flagsOfProducts.map((flag) => [flag, on.includes(flag)])) as unknown as ProductFlags;
const onOf = (flags: ProductFlags) => flagsOfProducts.filter((flag) => flags[flag]);
const own = { providesTokens: false };

describe('switchProducts', () => {
  it('brings what a product needs, and what that needs [3R327 3R331 3R330]', () => {
    expect(onOf(switchProducts(only(), { payto: true }, own).flags)).toEqual([
      'payto',
      'quickvault',
      'restapi',
      'webhooks',
      'quickterminal',
    ]);
  });

  it('brings the same with PayID [3R328 3R337 3R338]', () => {
    expect(neededBy('payid')).toEqual(['quickvault', 'restapi', 'webhooks', 'quickterminal']);
  });

  it('brings QuickVault with QuickBills, and both with notifications [3R334 3R335 3R336]', () => {
    expect(neededBy('quickbills')).toEqual(['quickvault']);
    expect(neededBy('notifications')).toEqual(['quickvault', 'quickbatch', 'quickbills']);
  });

  it('brings what is needed even where it is wanted off', () => {
    const { flags, refusals } = switchProducts(only('quickvault'), { payto: true, quickvault: false }, own);
    expect([flags.quickvault, refusals]).toEqual([true, {}]);
  });

  it('keeps QuickVault while PayTo or PayID is on, in the words of the specification [3R364 3R366 3M052]', () => {
    const stored = switchProducts(only(), { payto: true }, own).flags;
    expect(switchProducts(stored, { quickvault: false }, own).refusals).toEqual({
      quickvault: 'You cannot disable QuickVault while PayTo or PayID is enabled.',
    });
  });

  it('names what else keeps a product on', () => {
    const stored = switchProducts(only(), { payto: true, payid: true, notifications: true }, own).flags;
    expect(switchProducts(stored, { webhooks: false, quickbatch: false }, own).refusals).toEqual({
      webhooks: 'You cannot disable Webhooks while PayTo and PayID are enabled.',
      quickbatch: 'You cannot disable QuickBatch while Notifications is enabled.',
    });
  });

  it('lets a product go together with all that need it', () => {
    const stored = switchProducts(only(), { payto: true }, own).flags;
    const { flags, refusals } = switchProducts(stored, { payto: false, quickvault: false }, own);
    expect([onOf(flags), refusals]).toEqual([['restapi', 'webhooks', 'quickterminal'], {}]);
  });

  it.each(['restapi', 'payto', 'payid'] as const)(
    'refuses %s where the community provides its tokens [3R368 3R369 3M053]',
    (flag) => {
      expect(switchProducts(only(), { [flag]: true }, { providesTokens: true }).refusals).toEqual({
        [flag]: "Cannot select RESTAPI with the PREREG_ACCOUNT_TOKEN_GEN community parameter set to 'PROVIDED'.",
      });
    },
  );
});
