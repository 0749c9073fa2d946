import { fraudReasonTitles, type FraudReason } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { fraudDecisionStates, type FraudDecisionStatus } from '@quickportal/contracts/rules/states/fraud-decision';
import { stateTitles } from '@quickportal/contracts/rules/states/state-machine';
import { Button } from '@quickportal/ui/button';
import { ChipGroup } from '@quickportal/ui/chip';
import { ChoiceFilter, choicesOf, ChoicesFilter } from '../../layout/choice-filter.tsx';
import { DateFilter } from '../../layout/date-filter.tsx';
import { narrowing } from '../../layout/narrowing.ts';

export interface ReviewFilterValues {
  status: FraudDecisionStatus[] | undefined;
  rule: FraudReason | undefined;
  businessId: number | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** What waits for a review, in all of the community. */
export const noFilters: ReviewFilterValues = {
  status: undefined,
  rule: undefined,
  businessId: undefined,
  from: undefined,
  to: undefined,
};

interface ReviewFiltersProps {
  values: ReviewFilterValues;
  onChange: (patch: Partial<ReviewFilterValues>) => void;
  /** Businesses to filter by; where there is one only, it is not asked for. */
  businesses: readonly { businessId: number; businessName: string }[];
}

const decisions = choicesOf(stateTitles(fraudDecisionStates));
const rules = choicesOf(fraudReasonTitles);

/** What narrows the queue: decisions, a rule, a business, days. */
export function ReviewFilters({ values, onChange, businesses }: ReviewFiltersProps) {
  const { isFiltered, onClear } = narrowing(values, noFilters, onChange);
  return (
    <search>
      <ChipGroup>
        <ChoicesFilter
          label="Decision"
          values={values.status}
          options={decisions}
          onChange={(status) => onChange({ status })}
        />
        <ChoiceFilter label="Rule" value={values.rule} options={rules} onChange={(rule) => onChange({ rule })} />
        {(businesses.length > 1 || values.businessId !== undefined) && (
          <ChoiceFilter
            label="Business"
            value={values.businessId}
            options={businesses.map(({ businessId, businessName }) => [businessId, businessName])}
            onChange={(businessId) => onChange({ businessId })}
          />
        )}
        <DateFilter
          onlyRange
          values={{ period: undefined, from: values.from, to: values.to }}
          onChange={({ from, to }) => onChange({ from, to })}
        />
        {isFiltered && (
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </ChipGroup>
    </search>
  );
}
