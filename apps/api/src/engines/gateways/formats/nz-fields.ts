import { readNzAccount } from '@quickportal/contracts/rules/accounts/nz-account';
import { NZ_CHARSET } from '@quickportal/contracts/rules/texts/bank-text';
import { text, ValueFault, wholeNumber, type Codec } from './field-codecs.ts';

/** One entry of a New Zealand batch. Statement texts have 12 characters, names 20. */
export interface NzEntry {
  /** The payer's account, as 01-0902-0068389-00; suffix of two or three digits. */
  account: string;
  /** Cents, more than 0. */
  amount: bigint;
  /** The payer's name. */
  name: string;
  /** Particulars on the payer's statement. */
  particulars: string;
  code: string;
  reference: string;
}

/** Texts on our own statement. */
export interface NzOwnSide {
  ownName: string;
  ownParticulars: string;
  ownCode: string;
  ownReference: string;
}

interface AccountParts {
  bank: string;
  branch: string;
  base: string;
  suffix: string;
}

/** Creates a codec of accounts: `join` writes the parts, `split` matches them in groups of the same names. */
export const nzAccount = (join: (parts: AccountParts) => string, split: RegExp): Codec<string> => {
  const check = (account: string): string => {
    const read = readNzAccount(account);
    if (!read.valid || read.normal !== account)
      throw new ValueFault(
        read.valid || read.reason === 'form'
          ? 'must be bank, branch, account and suffix'
          : read.reason === 'bank'
            ? 'is of an unknown bank'
            : 'has a wrong check digit',
        // Its digits count in hash totals
        !read.valid && read.reason !== 'form' ? account : undefined,
      );
    return account;
  };
  return {
    write: (account) => {
      const [bank = '', branch = '', base = '', suffix = ''] = check(account).split('-');
      return join({ bank, branch, base, suffix });
    },
    read: (found) => {
      const parts = split.exec(found)?.groups;
      if (!parts) throw new ValueFault('must be bank, branch, account and suffix');
      return check(`${parts.bank}-${parts.branch}-${parts.base}-${parts.suffix?.trim()}`);
    },
  };
};

const HASH_LIMIT = 10n ** 11n;

/** Adds an account to the hash total: branch and base as one number, the low eleven digits of the sum. */
export function addToHash(hash: bigint, account: string): bigint {
  const [, branch = '', base = ''] = account.split('-');
  return (hash + BigInt(`${branch}${base}`)) % HASH_LIMIT;
}

/** Eleven digits, zero-filled. */
export const hashTotal = wholeNumber({ width: 11, zeros: 'filled' });

export const nzName = text(20, NZ_CHARSET, 'required');
export const optionalNzName = text(20, NZ_CHARSET);
export const statementText = text(12, NZ_CHARSET);
