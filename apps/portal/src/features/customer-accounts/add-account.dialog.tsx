import { accountTypes, type AccountType } from '@quickportal/contracts/rules/accounts/account-types';
import { isCard } from '@quickportal/contracts/rules/payments/payment-methods';
import type { Customer } from '@quickportal/contracts/customers/customer';
import { type CardScheme, cardSchemeOf } from '@quickportal/contracts/rules/cards/cards';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { accountToast } from './account-toast.ts';
import { AcceptedSchemesView } from './accepted-schemes.view.tsx';
import { nameNotes } from './name-notes.tsx';
import { useAcceptedSchemes } from './customer-accounts.data.ts';

interface AddAccountDialogProps {
  customer: Customer;
  accountType: AccountType;
  onClose: () => void;
}

/** Asks for an account of a kind, as the call's form says, and adds it. */
export function AddAccountDialog({ customer, accountType, onClose }: AddAccountDialogProps) {
  const [typed, setTyped] = useState<CardScheme | null>(null);
  const follow = ({ cardNumber }: Readonly<Record<string, unknown>>) => setTyped(schemeOf(cardNumber));
  return (
    <CallForm
      {...accountTypes[accountType].add}
      params={{ id: customer.customerId }}
      description={`For ${customer.customerName}. The number is stored encrypted and shown masked from then on.`}
      onBody={follow}
      notes={nameNotes}
      done={accountToast('added')}
      onClose={onClose}
    >
      {isCard(accountType) && <AcceptedSchemes customer={customer} typed={typed} />}
    </CallForm>
  );
}

const schemeOf = (number: unknown): CardScheme | null => (typeof number === 'string' ? cardSchemeOf(number) : null);

interface AcceptedSchemesProps {
  customer: Customer;
  /** The scheme of the number that is typed, as soon as it tells. */
  typed: CardScheme | null;
}

function AcceptedSchemes({ customer: { customerId, businessName }, typed }: AcceptedSchemesProps) {
  const { kind } = useSession();
  const { data } = useAcceptedSchemes(customerId);
  return data && <AcceptedSchemesView businessName={businessName} accepted={data} typed={typed} kind={kind} />;
}
