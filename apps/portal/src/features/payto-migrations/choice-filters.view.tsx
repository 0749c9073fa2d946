import {
  recurringPaymentStates,
  type RecurringPaymentStatus,
} from '@quickportal/contracts/rules/states/recurring-payment';
import { stateTitles } from '@quickportal/contracts/rules/state-machines/state-machine';
import { labelled } from '../../data/labels.ts';
import { AmountFilter, type AmountFilterValues } from '../../layout/filters/amount-filter.tsx';
import { ChoiceFilter, ChoicesFilter, choicesOf } from '../../layout/filters/choice-filter.tsx';

export interface MigrationChoiceValues extends AmountFilterValues {
  businessId: number | undefined;
  status: RecurringPaymentStatus[] | undefined;
}

interface ChoiceFiltersProps {
  businesses: readonly { businessId: number; businessName: string }[];
  choice: MigrationChoiceValues;
  onChange: (patch: Partial<MigrationChoiceValues>) => void;
}

const statuses = choicesOf(stateTitles(recurringPaymentStates));

/** Which schedules are to move: of which business, in which statuses, of which amounts. */
export const ChoiceFilters = ({ businesses, choice, onChange }: ChoiceFiltersProps) => (
  <section aria-label="Schedules to move" className="flex flex-wrap items-center gap-2">
    <ChoiceFilter
      label={labelled('Business')}
      value={choice.businessId}
      options={businesses.map((business) => [business.businessId, business.businessName])}
      onChange={(businessId) => onChange({ businessId })}
    />
    <ChoicesFilter
      label="Status"
      values={choice.status ?? ['ACTIVE']}
      options={statuses}
      onChange={(status) => onChange({ status })}
    />
    <AmountFilter values={choice} currency="AUD" onChange={onChange} />
  </section>
);
