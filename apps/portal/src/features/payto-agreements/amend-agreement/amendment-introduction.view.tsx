import { amendmentTypeTexts } from '@quickportal/contracts/payto-agreements/amendment-types';
import { Alert } from '@quickportal/ui/alert';
import type { NotOffered } from './amendment-form.ts';

/** What cannot be chosen now, and why. */
export function NotOfferedView({ types }: { types: readonly NotOffered[] }) {
  if (types.length === 0) return null;
  return (
    <Alert tone="neutral" title="Not offered now">
      <ul>
        {types.map(({ label, reason }) => (
          <li key={label}>
            {label}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface AmendmentIntroductionProps {
  /** The type that was chosen. */
  type: unknown;
  payerName: string;
  /** Why the agreement cannot be released, where the payer suspended it. */
  refusal: string | undefined;
}

/** What becomes of an amendment of this type; a recall has nothing else to enter. */
export function AmendmentIntroduction({ type, payerName, refusal }: AmendmentIntroductionProps) {
  if (type === 'RECALL_PAYTO_AGREEMENT')
    return (
      <Alert tone="warning" title="Recalling cancels the agreement">
        {payerName} can no longer approve it, and it cannot be brought back. There is nothing to enter.
      </Alert>
    );
  if (type === 'STATUS_AMENDMENT' && refusal !== undefined)
    return (
      <Alert tone="neutral" title="Releasing is not offered">
        {refusal}
      </Alert>
    );
  if (type === 'UNILATERAL_AMENDMENT' || type === 'BILATERAL_AMENDMENT' || type === 'STATUS_AMENDMENT')
    return <p className="text-ink-2">{amendmentTypeTexts[type].help}</p>;
  return null;
}
