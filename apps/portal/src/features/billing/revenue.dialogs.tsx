import type { ExpectedRevenue } from '@quickportal/contracts/expected-revenues/expected-revenue';
import { WAIVE_FEE } from '@quickportal/contracts/rules/billing/billing-schemes';
import type { FeeType } from '@quickportal/contracts/rules/billing/price-list';
import { parseAmount, readAmount } from '@quickportal/contracts/rules/money';
import { Alert } from '@quickportal/ui/alert';
import { Field } from '@quickportal/ui/field';
import { Switch } from '@quickportal/ui/switch';
import { useState } from 'react';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';

type Body = Readonly<Record<string, unknown>>;

/** Whether an entered amount waives the fee. */
const isZero = ({ revenueAmount }: Body): boolean =>
  typeof revenueAmount === 'string' && parseAmount(readAmount(revenueAmount) ?? '') === 0n;

/** What is shown for an amount of zero: the warning, and that the fee counts as reconciled. */
// In the specification: 2R252 2R253
const waiverNote = (body: Body): Readonly<Record<string, React.ReactNode>> =>
  isZero(body)
    ? {
        revenueAmount: (
          <div className="grid gap-3">
            <Alert tone="warning" title={WAIVE_FEE} />
            <Field label="Reconciled">
              <Switch value disabled onValueChange={() => {}} />
            </Field>
          </div>
        ),
      }
    : {};

interface OfFeeType {
  communityId: number;
  feeType: FeeType;
  onClose: () => void;
}

/** Fields of a fee type. What is waived is reconciled, so that the switch is not offered. */
const fieldsOf = (names: readonly string[], feeType: FeeType, isWaived: boolean): readonly string[] =>
  names.filter(
    (name) =>
      (feeType === 'MONTHLY' || !['firstMonth', 'amountFrom', 'lastMonth'].includes(name)) &&
      (!isWaived || name !== 'reconciled'),
  );

/** Form of a new expected revenue. */
export function AddRevenueDialog({ communityId, feeType, onClose }: OfFeeType) {
  const [isWaived, setIsWaived] = useState(false);
  return (
    <CallForm
      call="expectedRevenues.create"
      params={{ communityId, revenueKey: feeType }}
      title={feeType === 'ESTAB' ? 'Add Once-Off Revenue' : 'Add Monthly Revenue'}
      submitLabel="Add revenue"
      fields={fieldsOf(
        ['soldProduct', 'soldItem', 'revenueAmount', 'reconciled', 'firstMonth', 'lastMonth'],
        feeType,
        isWaived,
      )}
      notes={waiverNote}
      onBody={(body) => setIsWaived(isZero(body))}
      done="Revenue was successfully added."
      onClose={onClose}
    />
  );
}

/** Form to edit an expected revenue. */
export function EditRevenueDialog({
  communityId,
  revenue: { communityRevenueId, feeType },
  onClose,
}: {
  communityId: number;
  revenue: Pick<ExpectedRevenue, 'communityRevenueId' | 'feeType'>;
  onClose: () => void;
}) {
  const [isWaived, setIsWaived] = useState(false);
  return (
    <CallForm
      call="expectedRevenues.update"
      params={{ communityId, feeType, communityRevenueId }}
      title="Edit revenue"
      submitLabel="Save"
      fields={fieldsOf(
        ['soldProduct', 'soldItem', 'revenueAmount', 'amountFrom', 'reconciled', 'lastMonth'],
        feeType,
        isWaived,
      )}
      notes={waiverNote}
      onBody={(body) => setIsWaived(isZero(body))}
      done="Revenue was successfully updated."
      onClose={onClose}
    />
  );
}

/** Deletes an expected revenue after confirmation. */
export const DeleteRevenueDialog = ({
  communityId,
  revenue,
  onClose,
}: {
  communityId: number;
  revenue: ExpectedRevenue;
  onClose: () => void;
}) => (
  <ConfirmChange
    call="expectedRevenues.delete"
    input={{
      params: { communityId, revenueKey: revenue.communityRevenueId },
      query: { version: revenue.version },
    }}
    seen={revenue}
    {...deleteRevenueQuestion(revenue)}
    done="Revenue was successfully deleted."
    onClose={onClose}
  />
);

/** The question asked before an expected revenue is deleted. */
export const deleteRevenueQuestion = ({ soldProduct, soldItem }: ExpectedRevenue): Question => ({
  title: `Are you sure you want to delete the expected revenue for ${soldProduct} ${soldItem}?`,
  action: 'Delete revenue',
  cancel: 'Keep revenue',
  children: <p>It is no longer expected. A fee that something was received for cannot be deleted.</p>,
});
