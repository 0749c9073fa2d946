import type { Customer } from '@quickportal/contracts/customers/customer';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { useEffect, useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { type DeclinedAccounts, otherAccount, withDeclines } from './declined-accounts.ts';
import type { PaymentAccount } from './payment-accounts.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';

interface TakePaymentProps {
  customer: Customer;
  accounts: readonly PaymentAccount[];
}

/** A payment that was taken here, and from which account. */
interface Taken {
  accountId: number;
  transaction: Transaction;
}

/** What the form opens with after a decline. */
interface Reopened {
  /** Null: no account can be charged again. */
  accountId: number | null;
  /** The payment whose details it repeats. */
  transaction: Transaction;
}

const NONE: DeclinedAccounts = new Map();

/**
 * The form, then the receipt in its place: with an address of its own, which takes the place of the form's, so that a
 * reload shows it again and Back does not lead to the same payment once more.
 */
export function TakePayment({ customer, accounts }: TakePaymentProps) {
  const { AccountId, ReceiptNumber } = useSearch('CaptureDetailsView');
  const setSearch = useSetSearch('CaptureDetailsView');
  // Without the right to see transactions there is no receipt to load again
  const maySee = useMay('transactions.get');
  const [taken, setTaken] = useState<Taken | null>(null);
  const [reopened, setReopened] = useState<Reopened | null>(null);
  const [declined, setDeclined] = useState(NONE);
  const [addressed, setAddressed] = useState(ReceiptNumber);
  if (addressed !== ReceiptNumber) {
    setAddressed(ReceiptNumber);
    // The same page without the receipt is the form
    if (ReceiptNumber === undefined) setTaken(null);
  }
  const isAddressed = ReceiptNumber !== undefined;
  useEffect(() => {
    if (!taken || isAddressed || !maySee) return;
    const { accountId, transaction } = taken;
    setSearch({ AccountId: accountId, ReceiptNumber: transaction.receiptNumber }, { replace: true });
  }, [taken, isAddressed, maySee, setSearch]);

  const receiptNumber = ReceiptNumber ?? taken?.transaction.receiptNumber;
  if (receiptNumber === undefined)
    return (
      <PaymentForm
        customer={customer}
        accounts={accounts}
        isAccountOpen={reopened?.accountId === null}
        repeated={reopened?.transaction ?? null}
        declined={declined}
        onPaid={(transaction, accountId) => setTaken({ transaction, accountId })}
      />
    );
  const known = taken?.transaction.receiptNumber === receiptNumber ? taken : null;
  const accountId = known?.accountId ?? AccountId ?? null;
  const openForm = (next: Reopened | null, declines: DeclinedAccounts) => {
    setReopened(next);
    setDeclined(declines);
    setTaken(null);
    setSearch(
      { AccountId: (next ?? { accountId }).accountId ?? undefined, ReceiptNumber: undefined },
      { replace: true },
    );
  };
  return (
    <PaymentReceipt
      key={receiptNumber}
      customer={customer}
      receiptNumber={receiptNumber}
      taken={known?.transaction ?? null}
      otherAccountOf={(transaction) => otherAccount(...withOne(accounts, declined, accountId, transaction))}
      onTakeAnother={() => openForm(null, NONE)}
      onTryAccount={(transaction, wanted) => {
        const [open, declines] = withOne(accounts, declined, accountId, transaction);
        const next = wanted ?? accountId;
        const isUsable = open.some(({ account, fault }) => account.accountId === next && fault === null);
        openForm({ accountId: isUsable ? next : null, transaction }, declines);
      }}
    />
  );
}

/** The accounts and the declines with that of one more payment. */
function withOne(
  accounts: readonly PaymentAccount[],
  declined: DeclinedAccounts,
  accountId: number | null,
  transaction: Transaction,
): [PaymentAccount[], DeclinedAccounts] {
  const declines = accountId === null ? declined : new Map(declined).set(accountId, transaction);
  return [withDeclines(accounts, declines), declines];
}
