import { customerGrammar } from '@quickportal/contracts/customers/customer-grammar';
import { customerList } from '@quickportal/contracts/customers/customer-list';
import type { FieldError } from '../../data/problem.ts';
import { ChoiceFilter, choicesOf } from '../../layout/choice-filter.tsx';
import { narrowing } from '../../layout/narrowing.ts';
import { SearchForm } from '../../layout/search-form.tsx';

export interface CustomerFilterValues {
  query: string;
  status: 'ENABLED' | 'DISABLED' | undefined;
}

interface CustomerFiltersProps {
  values: CustomerFilterValues;
  onChange: (patch: Partial<CustomerFilterValues>) => void;
  /** What the server says about the filters; of fields that are not here too. */
  errors?: readonly FieldError[] | undefined;
}

export const noFilters: CustomerFilterValues = { query: '', status: undefined };

const statuses = choicesOf(customerList.columns.status.words);

/** What narrows the list: one box for everything an officer may hold in hand, and the status. */
export const CustomerFilters = ({ values, onChange, errors = [] }: CustomerFiltersProps) => (
  <SearchForm
    label="Name, customer number, ID, email or phone"
    grammar={customerGrammar}
    values={values}
    onChange={onChange}
    {...narrowing(values, noFilters, onChange)}
    errors={errors}
  >
    <ChoiceFilter label="Status" value={values.status} options={statuses} onChange={(status) => onChange({ status })} />
  </SearchForm>
);
