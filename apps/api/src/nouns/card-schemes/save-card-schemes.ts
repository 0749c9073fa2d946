import * as contracts from '@quickportal/contracts/card-schemes/contracts';
import { schemesWithDebit } from '@quickportal/contracts/rules/payments/surcharge';
import { dateIn } from '../../kernel/date-in.ts';
import { fieldProblem } from '../../kernel/problem.ts';
import { change } from '../../procedures/change.ts';
import { changeSetting, settingResponse } from '../../procedures/change-setting.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadCardSchemes } from './load-card-schemes.ts';
import type { EnteredScheme } from './plan-card-schemes.ts';
import { saveCardSchemesKind } from './save-card-schemes-kind.ts';

export const saveCardSchemes = implement(contracts.saveCardSchemes).mutation(({ ctx, input }) => {
  const { communityId, timeZone } = communityOf(ctx);
  const { businessId } = input.params;
  const { schemes, effectiveFrom, version } = input.body;
  requireDebitWhereKnown(schemes);
  return change(ctx, input, async (tools) => {
    const show = () => loadCardSchemes(ctx, tools.trx, businessId);
    const saved = { communityId, businessId, schemes, effectiveFrom: effectiveFrom ?? dateIn(timeZone, tools.now) };
    const changed = await changeSetting(ctx, tools, saveCardSchemesKind, { change: saved, version, show });
    return settingResponse(changed, 200, show);
  });
});

/** Refuses a debit field of a scheme that has none. */
function requireDebitWhereKnown(schemes: readonly EnteredScheme[]): void {
  for (const [index, scheme] of schemes.entries()) {
    if (schemesWithDebit.includes(scheme.cardScheme)) continue;
    for (const field of ['debitAccepted', 'debitSurcharge'] as const)
      if (scheme[field] !== null && scheme[field] !== false)
        throw fieldProblem(`schemes[${index}].${field}`, 'Only Visa and Mastercard tell debit from credit.');
  }
}
