import { transactionStates, type TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { Chip } from '@quickportal/ui/chip';
import type { FieldError } from '../../data/problem.ts';
import { ChoiceFilter } from '../../layout/choice-filter.tsx';
import { DateFilter, type DateFilterValues } from '../../layout/date-filter.tsx';
import { SearchForm } from '../../layout/search-form.tsx';
import { transactionTypeTexts } from './transaction.entity.tsx';

export interface TransactionFilterValues extends DateFilterValues {
  query: string;
  status: TransactionStatus | undefined;
  transactionType: Transaction['transactionType'] | undefined;
  businessId: number | undefined;
  CustomerId: number | undefined;
}

export const noFilters: TransactionFilterValues = {
  query: '',
  status: undefined,
  transactionType: undefined,
  period: undefined,
  from: undefined,
  to: undefined,
  businessId: undefined,
  CustomerId: undefined,
};

/** Whether anything narrows the list. */
export const isNarrowed = (values: TransactionFilterValues): boolean =>
  (Object.keys(noFilters) as (keyof TransactionFilterValues)[]).some((name) => values[name] !== noFilters[name]);

export interface FilterBusiness {
  businessId: number;
  businessName: string;
}

interface TransactionFiltersProps {
  values: TransactionFilterValues;
  onChange: (patch: Partial<TransactionFilterValues>) => void;
  /** Businesses to filter by; where there is one only, it is not asked for. */
  businesses: readonly FilterBusiness[];
  /** What the customer is called whose transactions are shown. */
  customerName: string | undefined;
  /** What the server says about the filters; of fields that are not here too. */
  errors?: readonly FieldError[] | undefined;
}

const statuses = Object.entries(transactionStates.states).map(
  ([code, { title }]) => [code as TransactionStatus, title] as const,
);
const types = Object.entries(transactionTypeTexts) as [Transaction['transactionType'], string][];

/** What narrows the list: one box for everything an officer may hold in hand, and filters. */
export function TransactionFilters({
  values,
  onChange,
  businesses,
  customerName,
  errors = [],
}: TransactionFiltersProps) {
  const { businessId, CustomerId } = values;
  return (
    <SearchForm
      label="Receipt, reference, customer, amount, last digits, BSB or token"
      value={values.query}
      onSearch={(query) => onChange({ query })}
      isFiltered={isNarrowed(values)}
      onClear={() => onChange(noFilters)}
      errors={errors}
    >
      {CustomerId !== undefined && (
        <Chip label="Customer" onRemove={() => onChange({ CustomerId: undefined })}>
          {customerName ?? CustomerId}
        </Chip>
      )}
      <ChoiceFilter
        label="Status"
        value={values.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <DateFilter values={values} onChange={onChange} />
      <ChoiceFilter
        label="Type"
        value={values.transactionType}
        options={types}
        onChange={(transactionType) => onChange({ transactionType })}
      />
      {(businesses.length > 1 || businessId !== undefined) && (
        <ChoiceFilter
          label="Business"
          value={businessId === undefined ? undefined : String(businessId)}
          options={businesses.map((it) => [String(it.businessId), it.businessName])}
          onChange={(id) => onChange({ businessId: id === undefined ? undefined : Number(id) })}
        />
      )}
    </SearchForm>
  );
}
