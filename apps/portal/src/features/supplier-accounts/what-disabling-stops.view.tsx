import type { SupplierAccountUse } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import {
  instrumentNames,
  type InstrumentCode,
  termProductNames,
} from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { Skeleton } from '@quickportal/ui/skeleton';

interface WhatDisablingStopsProps {
  /** Undefined: still loading. */
  use: SupplierAccountUse | undefined;
  /** Nothing enables the account again. */
  isFinal?: boolean;
}

/** The payment terms that disabling an account deletes, and what loses its way. */
export function WhatDisablingStops({ use, isFinal = false }: WhatDisablingStopsProps) {
  if (!use) return <Skeleton className="h-16" />;
  const { paymentTerms, upcomingSchedules } = use;
  if (paymentTerms.length === 0) return <p>No payment term names this account.</p>;
  return (
    <div className="grid gap-2">
      <p>Disabling also deletes the payment terms that name this account:</p>
      <ul className="list-disc pl-4">
        {paymentTerms.map(({ product, instrument, isOnlyAccount }) => (
          <li key={`${product} ${instrument}`}>
            {termProductNames[product] ?? product}, {instrumentNames[instrument as InstrumentCode]}
            {isOnlyAccount && ': no other account takes these payments'}
          </li>
        ))}
      </ul>
      {upcomingSchedules > 0 && (
        <p>
          <b className="font-strong">
            {upcomingSchedules === 1 ? '1 schedule' : `${upcomingSchedules} schedules`} with a payment in the next 30
            days
          </b>{' '}
          cannot be paid any more unless another term takes them.
        </p>
      )}
      {!isFinal && <p>Enabling the account again does not bring the terms back; they are added by hand.</p>}
    </div>
  );
}
