import type { FieldError } from '../../data/problem.ts';
import { ChoiceFilter } from '../../layout/choice-filter.tsx';
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

const statuses = [
  ['ENABLED', 'Enabled'],
  ['DISABLED', 'Disabled'],
] as const;

/** What narrows the list: one box for everything an officer may hold in hand, and the status. */
export const CustomerFilters = ({ values, onChange, errors = [] }: CustomerFiltersProps) => (
  <SearchForm
    label="Name, customer number, ID, email or phone"
    value={values.query}
    onSearch={(query) => onChange({ query })}
    isFiltered={values.query !== '' || values.status !== undefined}
    onClear={() => onChange({ query: '', status: undefined })}
    errors={errors}
  >
    <ChoiceFilter label="Status" value={values.status} options={statuses} onChange={(status) => onChange({ status })} />
  </SearchForm>
);
