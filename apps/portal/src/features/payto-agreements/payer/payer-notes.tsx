import { type PayIdType, normalPayId, payIdType } from '@quickportal/contracts/rules/contact/payid';
import { Badge } from '@quickportal/ui/badge';
import { TriangleAlert, UserCheck } from 'lucide-react';
import { messageOf, problemOf } from '../../../data/problem.ts';
import { useAlias, usePayerAccountInfo } from '../create-agreement/new-agreement.data.ts';
import { payIdTypeWords } from './payid-type.ts';

interface PayIdNoteProps {
  /** Null: the payer is no customer. */
  customerId: number | null;
  payId: string;
  /** The type that is chosen. */
  type: PayIdType;
}

/** How a PayID is read, and whom it belongs to: a name, or the warning that it is not registered. */
export function PayIdNote({ customerId, payId, type }: PayIdNoteProps) {
  const alias = useAlias(customerId, payId, type);
  if (payId.trim() === '') return null;
  const isInferred = payIdType(payId) === type;
  return (
    <span className="grid gap-1.5">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone="info">{payIdTypeWords[type].label}</Badge>
        {isInferred ? payIdTypeWords[type].because : 'As you chose'}
      </span>
      {normalPayId(payId, type) !== null && <Holder alias={alias} />}
    </span>
  );
}

function Holder({ alias: { data, error } }: { alias: ReturnType<typeof useAlias> }) {
  if (data)
    return (
      <span className="flex gap-1.5">
        <UserCheck className="mt-0.5 size-4 flex-none text-success-ink" aria-hidden="true" />
        <span>
          Belongs to <strong className="font-strong text-ink">{data.name}</strong>
        </span>
      </span>
    );
  if (!error) return <span>Looking up whom it belongs to</span>;
  const isUnknown = problemOf(error)?.status === 404;
  return (
    <span className="flex gap-1.5 text-warning-ink">
      <TriangleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
      {isUnknown ? 'This PayID is not registered.' : messageOf(error)}
    </span>
  );
}

/** The bank and the owner of the account that was chosen. */
export function PayerAccountNote({ customerId, accountId }: { customerId: number; accountId: number | null }) {
  const { data } = usePayerAccountInfo(customerId, accountId);
  if (!data || accountId === null) return null;
  return (
    <>
      {data.accountName}, {`BSB ${data.bsb} · ${data.accountNumber}`}
      {data.bankName !== '' && `, ${data.bankName}`}
    </>
  );
}
