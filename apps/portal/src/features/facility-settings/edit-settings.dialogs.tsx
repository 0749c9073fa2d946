import type { AutomaticRetrySettings } from '@quickportal/contracts/facility-settings/automatic-retry';
import type { TransactionSettings } from '@quickportal/contracts/facility-settings/transaction-settings';
import { parseAmount, readAmount, type Currency } from '@quickportal/contracts/rules/money';
import { useState } from 'react';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useDoneOrWaits } from '../../layout/use-waits-toast.ts';
import { retryRow, transactionRows } from './setting-rows.ts';
import { WhatChanges } from './what-changes.view.tsx';

interface EditTransactionsProps {
  settings: TransactionSettings;
  currency: Currency;
  onClose: () => void;
}

/** Changes the limits, and says what changes before it is saved. */
export function EditTransactionsDialog({ settings, currency, onClose }: EditTransactionsProps) {
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      as="sheet"
      call="facilitySettings.updateTransactions"
      title="Edit transaction settings"
      submitLabel="Save"
      done={doneOrWaits('Transactions successfully updated', 'The change of the transaction settings')}
      onBody={setTyped}
      onClose={onClose}
    >
      <WhatChanges
        before={transactionRows(settings, currency)}
        after={transactionRows(readTransactions(settings, typed), currency)}
      />
    </CallForm>
  );
}

/** The settings with the amounts that the form has; one that cannot be read yet is as before. */
function readTransactions(settings: TransactionSettings, typed: Record<string, unknown>): TransactionSettings {
  const amounts = Object.entries(settings).map(([field, before]) => {
    if (field === 'version' || !(field in typed)) return [field, before];
    const value = typed[field];
    if (value === null || value === '')
      return [field, field.endsWith('Amount') && field !== 'unusuallyLargeAmount' ? before : null];
    const amount = typeof value === 'string' ? readAmount(value) : null;
    return [field, amount !== null && parseAmount(amount) !== null ? amount : before];
  });
  return Object.fromEntries(amounts) as TransactionSettings;
}

interface EditRetryProps {
  settings: AutomaticRetrySettings;
  onClose: () => void;
}

/** Changes how declined instalments are tried again. */
export function EditRetryDialog({ settings, onClose }: EditRetryProps) {
  const [typed, setTyped] = useState<Record<string, unknown>>({});
  const doneOrWaits = useDoneOrWaits();
  return (
    <CallForm
      call="facilitySettings.updateAutomaticRetry"
      title="Edit automatic retry"
      submitLabel="Save"
      done={doneOrWaits('Settings updated', 'The change of automatic retry')}
      onBody={setTyped}
      onClose={onClose}
    >
      <WhatChanges before={[retryRow(settings)]} after={[retryRow(readRetry(settings, typed))]} />
    </CallForm>
  );
}

function readRetry(settings: AutomaticRetrySettings, typed: Record<string, unknown>): AutomaticRetrySettings {
  const { retryEnabled, retryAttempts, retryDays } = typed;
  return {
    ...settings,
    ...(typeof retryEnabled === 'boolean' && { retryEnabled }),
    ...(typeof retryAttempts === 'number' && { retryAttempts }),
    ...(typeof retryDays === 'number' && { retryDays }),
  };
}
