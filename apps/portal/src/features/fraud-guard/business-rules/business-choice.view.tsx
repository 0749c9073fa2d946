import type { Search } from '@quickportal/forms/react/use-form-field';
import { Card, CardBody } from '@quickportal/ui/card';
import { Combobox } from '@quickportal/ui/combobox';
import { Field } from '@quickportal/ui/field';

export interface ChosenBusiness {
  businessId: number;
  name: string;
}

interface BusinessChoiceViewProps {
  communityId: number;
  search: Search;
  onChoose: (business: ChosenBusiness | null) => void;
  chosen: ChosenBusiness | null;
}

/** Asks for the business that gets rules of its own: only those without are offered. */
// In the specification: 1R136
export function BusinessChoiceView({ communityId, search, onChoose, chosen }: BusinessChoiceViewProps) {
  const path = `businesses/search?flNoFraudGuard=true&communityId=${communityId}`;
  return (
    <Card className="overflow-visible">
      <CardBody>
        <Field
          label="Business"
          mark="required"
          required
          help="Businesses that have no rules of their own. Its rules start as those of the facility."
          className="max-w-84"
        >
          <Combobox
            placeholder="Search by name or code"
            value={chosen === null ? '' : String(chosen.businessId)}
            valueLabel={chosen?.name}
            query={(text, signal) => search(path, text, signal)}
            onValueChange={(id, option) => onChoose(option ? { businessId: Number(id), name: option.label } : null)}
          />
        </Field>
      </CardBody>
    </Card>
  );
}
