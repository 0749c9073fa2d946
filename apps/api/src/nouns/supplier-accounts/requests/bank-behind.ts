import { normalBsb } from '@quickportal/contracts/rules/accounts/bsb';
import type { BankBehind } from '@quickportal/db/supplier-accounts/change-supplier-account';
import type { VaultNumber } from '@quickportal/db/vault/vault-number';
import { fingerprintNumber, keepNumber } from '../../../engines/vault/vault.ts';
import { fieldProblem } from '../../../kernel/problem.ts';
import type { ChangeTools } from '../../../procedures/change.ts';
import type { CallContext } from '../../../procedures/context.ts';

/** A bank account as it is entered: of Australia with a BSB, of New Zealand without. */
interface EnteredBank {
  readonly accountName: string;
  /** Six digits. */
  readonly bsb: string | null;
  readonly number: VaultNumber | null;
  /** The field that the number is entered in. */
  readonly field: 'accountNumber' | 'nzAccountNumber';
}

interface Place {
  readonly communityId: number;
  readonly businessId: number;
}

/** The bank account of a body; null where its kind has none. */
export function enteredBank(body: Readonly<Record<string, unknown>>): EnteredBank | null {
  const text = (field: string) => (typeof body[field] === 'string' && body[field] !== '' ? body[field] : null);
  const accountName = text('accountName') ?? '';
  const bsb = text('bsb');
  if (bsb !== null) {
    const accountNumber = text('accountNumber');
    const number = accountNumber === null ? null : ({ kind: 'AU_ACCOUNT', bsb, accountNumber } as const);
    return { accountName, bsb: (normalBsb(bsb) ?? bsb).replace('-', ''), number, field: 'accountNumber' };
  }
  const nzAccount = text('nzAccountNumber');
  if (!('nzAccountNumber' in body) || nzAccount === null) return null;
  return { accountName, bsb: null, number: { kind: 'NZ_ACCOUNT', nzAccount }, field: 'nzAccountNumber' };
}

/** Keeps the number of a bank account in the vault, also while its account waits for a second person. */
export async function keepBank(
  { services }: CallContext,
  { trx, now: at }: ChangeTools,
  place: Place,
  { accountName, bsb, number, field }: EnteredBank,
): Promise<BankBehind> {
  if (number === null) throw fieldProblem(field, 'Enter the account number.');
  const fingerprint = await fingerprintNumber(services, trx, { ...place, number, at });
  const { vaultEntryId, masked } = await keepNumber(services, trx, { ...place, number, at });
  const [nzBankCode = null, nzBranchCode = null] = number.kind === 'NZ_ACCOUNT' ? masked.split('-') : [];
  return {
    accountName,
    bsb,
    nzBankCode,
    nzBranchCode,
    maskedNumber: masked,
    vaultEntryId,
    fingerprint: fingerprint.toString('hex'),
  };
}

/** The bank account after an edit: without a number the one that is there, with the same one no other entry. */
export async function changeBank(
  ctx: CallContext,
  tools: ChangeTools,
  place: Place,
  { stored, body }: { stored: BankBehind | null; body: Readonly<Record<string, unknown>> },
): Promise<BankBehind | null> {
  const accountName = typeof body['accountName'] === 'string' ? body['accountName'] : '';
  const entered = enteredBank(body);
  if (entered === null) return stored && { ...stored, accountName: accountName || stored.accountName };
  const { number, bsb, field } = entered;
  if (number === null) {
    if (stored !== null && stored.bsb === bsb) return { ...stored, accountName };
    throw fieldProblem(field, 'Enter the account number with another BSB.');
  }
  const { services } = ctx;
  const fingerprint = await fingerprintNumber(services, tools.trx, { ...place, number, at: tools.now });
  return stored?.fingerprint === fingerprint.toString('hex')
    ? { ...stored, accountName: accountName || stored.accountName }
    : keepBank(ctx, tools, place, { ...entered, accountName: accountName || (stored?.accountName ?? '') });
}
