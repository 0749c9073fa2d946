import type { Search } from '@quickportal/forms/react/use-form-field';
import { Card, CardBody } from '@quickportal/ui/card';
import { Combobox } from '@quickportal/ui/combobox';
import { Field } from '@quickportal/ui/field';
import { labelled } from '../data/labels.ts';

export interface ChosenBusiness {
  businessId: number;
  name: string;
}

interface BusinessChoiceViewProps {
  /** The call that finds the businesses that are offered. */
  path: string;
  help: string;
  search: Search;
  onChoose: (business: ChosenBusiness | null) => void;
  chosen: ChosenBusiness | null;
}

/** Asks for the business that the rest of a page is about. */
export function BusinessChoiceView({ path, help, search, onChoose, chosen }: BusinessChoiceViewProps) {
  return (
    <Card className="overflow-visible">
      <CardBody>
        <Field label={labelled('Business')} mark="required" required help={help} className="max-w-84">
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
