import { maskPayId, normalPayId, payIdType, type PayIdType } from '@quickportal/contracts/rules/contact/payid';
import { gatewayOf } from '../../../engines/gateways/adapter.ts';
import { notFound, Problem } from '../../../kernel/problem.ts';
import type { CallContext } from '../../../procedures/context.ts';
import { countNameLookup } from './count-name-lookup.ts';

/**
 * Whom a PayID belongs to; 404 where it is not registered. Without a type it is read from the text. Throws
 * too-many-requests (429) beyond the look-ups that the caller and the facility have.
 */
export async function findAlias(ctx: CallContext, text: string, type: PayIdType = payIdType(text)) {
  const payId = normalPayId(text, type);
  if (payId === null) throw notFound();
  const maskedPayId = maskPayId(payId, type);
  await countNameLookup(ctx, maskedPayId);
  const response = await gatewayOf(ctx.services).findPayId(payId, type);
  if (response.status === 'UNKNOWN')
    throw new Problem('unavailable', { detail: 'The PayID service did not respond. Try again, or go on without it.' });
  if (response.status !== 'FOUND') throw notFound();
  return { name: response.name, account: { payIdType: type, payId: maskedPayId } };
}
