import type { CustomerAccount as Shown } from '@quickportal/contracts/customer-accounts/customer-account';
import { accountTypes, type AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import { printedNameWarning } from '@quickportal/contracts/rules/texts/printed-name';
import { accountDisplayName } from '@quickportal/contracts/rules/accounts/account-display-name';
import {
  hasDefaultAccount,
  insertCustomerAccount,
  setDefaultAccount,
} from '@quickportal/db/customer-accounts/change-customer-account';
import type { CardType, CustomerAccount } from '@quickportal/db/customer-accounts/customer-account';
import { findEqualAccounts } from '@quickportal/db/customer-accounts/get-customer-account';
import type { Customer } from '@quickportal/db/customers/customer';
import { lockCustomer } from '@quickportal/db/customers/get-customer';
import { maskedNumber, normalNumber, type MaskedNumber, type VaultNumber } from '@quickportal/db/vault/vault-number';
import { fingerprintNumber, keepNumber } from '../../engines/vault/vault.ts';
import { change, type ChangeTools } from '../../procedures/change.ts';
import type { CallContext } from '../../procedures/context.ts';
import { fieldProblem, orNotFound } from '../../kernel/problem.ts';
import { checkAcceptedCard, checkAcceptedType } from './accepted.ts';
import { checkCustomerEnabled } from './account-guards.ts';
import { changedAccount } from './load-account.ts';

/** A number that the vault has already. */
export interface KeptNumber extends MaskedNumber {
  vaultEntryId: number;
  fingerprint: Buffer;
}

/** A new account of any kind, checked by its contract. */
export interface Addition {
  accountType: AccountType;
  number: VaultNumber | KeptNumber;
  holderName: string;
  expiry?: { month: number; year: number };
  cardType?: CardType | undefined;
  nzBank?: { bankCode: string; branchCode: string };
  defaultAccount: boolean;
  warnings?: readonly string[];
}

type Added = Shown & { warnings: string[] };

/**
 * Adds an account: the number goes to the vault, the account knows its masked form. `toAddition` says what is added,
 * within the transaction that has locked the customer.
 */
export function addAccount(
  ctx: CallContext,
  input: { params: { id: number } },
  toAddition: (tools: ChangeTools, customer: Customer) => Addition | Promise<Addition>,
): Promise<Added> {
  const customerId = input.params.id;
  return change(ctx, input, async (tools) => {
    const { trx, now, audit } = tools;
    const customer = orNotFound(await lockCustomer(trx, customerId));
    checkCustomerEnabled(customer);
    const wanted = await toAddition(tools, customer);
    await checkAcceptedType(trx, customer, wanted.accountType);
    const { fingerprint, warnings } = await checkNumber(ctx, tools, customer, wanted);
    const accountId = await insert(ctx, tools, customer, { ...wanted, fingerprint });
    if (wanted.defaultAccount || !(await hasDefaultAccount(trx, customerId)))
      await setDefaultAccount(trx, { customerId, accountId }, now);
    const account = await changedAccount(ctx, trx, { customerId, accountId });
    const { accountType, displayName, defaultAccount, expiryDateMonth, expiryDateYear } = account;
    await audit({
      objectType: 'customer-account',
      objectId: accountId,
      customerId,
      description: `Account ${displayName} added`,
      after: {
        accountType,
        displayName,
        holderName: wanted.holderName,
        defaultAccount,
        expiryDateMonth,
        expiryDateYear,
      },
    });
    const printed = printedNameWarning(wanted.accountType, wanted.holderName) ?? [];
    return { ...account, warnings: [...(wanted.warnings ?? []), ...warnings].concat(printed) };
  });
}

/** Refuses a card that is not taken and a number that the customer has already; says who else has it. */
async function checkNumber(
  ctx: CallContext,
  { trx, now }: ChangeTools,
  customer: Customer,
  { number, accountType, cardType }: Addition,
): Promise<{ fingerprint: Buffer; warnings: string[] }> {
  const isKept = 'vaultEntryId' in number;
  const numberField = isKept ? 'singleUseTokenId' : accountTypes[accountType].numberField;
  const normal = isKept ? null : normalNumber(number);
  if (!isKept && !normal) throw fieldProblem(numberField, 'Not a valid number. Check the digits.');
  const cardScheme = isKept ? number.cardScheme : normal && maskedNumber(normal).cardScheme;
  if (cardScheme) await checkAcceptedCard(trx, customer, { cardScheme, cardType: cardType ?? null }, numberField);
  const { communityId } = customer;
  const fingerprint = isKept
    ? number.fingerprint
    : await fingerprintNumber(ctx.services, trx, { communityId, number: normal ?? number, at: now });
  const equal = await findEqualAccounts(trx, { communityId, fingerprint });
  const own = equal.find(({ customerId }) => customerId === customer.customerId);
  if (own) throw fieldProblem(numberField, ownedText(own));
  const others = new Set(equal.map(({ customerId }) => customerId)).size;
  const caller = others === 1 ? 'Another customer has' : `${others} other customers have`;
  return { fingerprint, warnings: others === 0 ? [] : [`${caller} this account.`] };
}

const ownedText = ({ displayName, enabled }: CustomerAccount): string =>
  `The customer already has this account: ${displayName}${enabled ? '.' : ', disabled. Enable it instead.'}`;

async function insert(
  ctx: CallContext,
  { trx, now }: ChangeTools,
  { communityId, businessId, customerId }: Customer,
  wanted: Addition & { fingerprint: Buffer },
): Promise<number> {
  const place = { communityId, businessId };
  const { number } = wanted;
  const kept = 'vaultEntryId' in number ? number : await keepNumber(ctx.services, trx, { ...place, number, at: now });
  const bsb = kept.kind === 'AU_ACCOUNT' ? kept.masked.slice(0, 7) : null;
  const { masked, lastDigits, cardScheme } = kept;
  return insertCustomerAccount(
    trx,
    {
      ...place,
      customerId,
      accountType: wanted.accountType,
      displayName: accountDisplayName({ cardScheme, bsb, lastDigits, masked }),
      holderName: wanted.holderName,
      cardScheme,
      cardType: wanted.cardType ?? null,
      maskedNumber: masked,
      lastDigits,
      expiry: wanted.expiry ?? null,
      bsb: bsb === null ? null : bsb.replace('-', ''),
      nzBankCode: wanted.nzBank?.bankCode ?? null,
      nzBranchCode: wanted.nzBank?.branchCode ?? null,
      vaultEntryId: kept.vaultEntryId,
      fingerprint: wanted.fingerprint,
    },
    now,
  );
}
