import type { HandoffCheck } from '@quickportal/contracts/connection-details/check';
import * as contracts from '@quickportal/contracts/connection-details/contracts';
import {
  handOffFields,
  SIGNATURE,
  signedText,
  type HandOffField,
} from '@quickportal/contracts/rules/payments/hand-off';
import { getConnectionCommunity } from '@quickportal/db/connection-details/read-connection-details';
import { handOffFaults } from '../../engines/connection/hand-off-faults.ts';
import { handOffKeys } from '../../engines/connection/hand-off-keys.ts';
import { findHandOffPlace } from '../../engines/connection/hand-off-place.ts';
import { isSigned, valueOf } from '../../engines/connection/hand-off-signature.ts';
import type { CallContext } from '../../procedures/context.ts';
import { implement } from '../../procedures/implement.ts';
import { communityOf } from '../../procedures/scope.ts';
import { loadConnection, requireConnectionReader } from './connection.ts';
import { explainSignature, readPasted } from './pasted-hand-off.ts';

export const checkHandoff = implement(contracts.checkHandoff).query(async ({ ctx, input: { body } }) => {
  requireConnectionReader(ctx);
  const now = ctx.services.clock.now();
  const keys = handOffKeys(ctx.services, await loadConnection(ctx), now).map(({ key }) => key);
  const fields = readPasted(body.request);
  const signed = body.signedText ? readPasted(body.signedText) : null;
  const faults = new Map([...handOffFaults(fields, now), ...(await ownFaults(ctx, fields))]);
  const isSignatureRight = isSigned(fields, keys);
  return {
    isValid: isSignatureRight && faults.size === 0,
    isSignatureRight,
    fault: isSignatureRight ? null : (explainSignature(fields, keys) ?? unexplained(fields, signed)),
    signedText: signedText(fields),
    fields: fieldsOf(fields, signed, faults),
  };
});

/** Faults that depend on the facility: its code, its businesses, and the domains that payers may return to. */
async function ownFaults(ctx: CallContext, fields: readonly HandOffField[]): Promise<Map<string, string>> {
  const { communityId, communityName } = communityOf(ctx);
  const faults = new Map((await findHandOffPlace(ctx.db, communityId, fields)).faults);
  const code = valueOf(fields, 'communityCode');
  if (code !== null && code !== (await getConnectionCommunity(ctx.db, communityId)).code)
    faults.set('communityCode', `It is not the code of ${communityName}.`);
  return faults;
}

function unexplained(fields: readonly HandOffField[], signed: readonly HandOffField[] | null): string {
  if (valueOf(fields, SIGNATURE) === null) return 'The request has no signature.';
  if (signed && signedText(signed) === signedText(fields))
    return 'The text that you signed is right, so the key differs. Use the signed hand-off key of this page.';
  if (signed) return 'The text that you signed differs from the request.';
  return 'The key or the signed text differs. Compare the text to sign with what your program signs.';
}

function fieldsOf(
  fields: readonly HandOffField[],
  signed: readonly HandOffField[] | null,
  faults: ReadonlyMap<string, string>,
): HandoffCheck['fields'] {
  const names = new Set([...fields, ...(signed ?? [])].map(([name]) => name));
  for (const name of faults.keys()) names.add(name);
  return [...names]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => {
      const value = valueOf(fields, name);
      const signedValue = name === SIGNATURE ? null : signed && valueOf(signed, name);
      const differs = signed !== null && name !== SIGNATURE && value !== signedValue;
      const isKnown = Object.hasOwn(handOffFields, name);
      return {
        name,
        value,
        signedValue,
        verdict: value === null ? 'MISSING' : !isKnown ? 'UNEXPECTED' : differs ? 'DIFFERENT' : 'RIGHT',
        fault: faults.get(name) ?? (differs ? 'The text that you signed has another value.' : null),
      };
    });
}
