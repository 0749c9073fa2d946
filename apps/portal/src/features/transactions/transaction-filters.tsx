import { transactionGrammar } from '@quickportal/contracts/transactions/transaction-grammar';
import { transactionTypeTitles } from '@quickportal/contracts/transactions/transaction-words';
import type { Currency } from '@quickportal/contracts/rules/money';
import { stateTitles } from '@quickportal/contracts/rules/states/state-machine';
import { transactionStates, type TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { Chip } from '@quickportal/ui/chip';
import type { FieldError } from '../../data/problem.ts';
import { AmountFilter, type AmountFilterValues } from '../../layout/amount-filter.tsx';
import { ChoiceFilter, choicesOf, ChoicesFilter } from '../../layout/choice-filter.tsx';
import { DateFilter, type DateFilterValues } from '../../layout/date-filter.tsx';
import { narrowing } from '../../layout/narrowing.ts';
import { SearchForm } from '../../layout/search-form.tsx';

export interface TransactionFilterValues extends DateFilterValues, AmountFilterValues {
  query: string;
  status: TransactionStatus[] | undefined;
  outcome: 'UNKNOWN' | undefined;
  responseCode: string | undefined;
  transactionType: Transaction['transactionType'] | undefined;
  businessId: number[] | undefined;
  CustomerId: number | undefined;
}

export const noFilters: TransactionFilterValues = {
  query: '',
  status: undefined,
  outcome: undefined,
  responseCode: undefined,
  transactionType: undefined,
  period: undefined,
  from: undefined,
  to: undefined,
  amountFrom: undefined,
  amountTo: undefined,
  businessId: undefined,
  CustomerId: undefined,
};

export interface FilterBusiness {
  businessId: number;
  businessName: string;
}

interface TransactionFiltersProps {
  values: TransactionFilterValues;
  onChange: (patch: Partial<TransactionFilterValues>) => void;
  /** Businesses to filter by; where there is one only, it is not asked for. */
  businesses: readonly FilterBusiness[];
  /** What amounts are in. */
  currency: Currency;
  /** What the customer is called whose transactions are shown. */
  customerName: string | undefined;
  /** What the server read the words as. */
  understood?: string | undefined;
  /** What the server says about the filters; of fields that are not here too. */
  errors?: readonly FieldError[] | undefined;
}

const statuses = choicesOf(stateTitles(transactionStates));
const types = choicesOf(transactionTypeTitles);

/** What narrows the list: one box for everything an officer may hold in hand, and filters. */
export function TransactionFilters({
  values,
  onChange,
  businesses,
  currency,
  customerName,
  understood,
  errors = [],
}: TransactionFiltersProps) {
  const { businessId, CustomerId } = values;
  return (
    <SearchForm
      label="Receipt, reference, customer, amount, day, status, last digits, BSB or token"
      grammar={transactionGrammar}
      values={values}
      onChange={onChange}
      names={{ businessId: businesses.map((business) => [business.businessId, business.businessName]) }}
      {...narrowing(values, noFilters, onChange)}
      errors={errors}
      understood={understood}
    >
      {CustomerId !== undefined && (
        <Chip label="Customer" onRemove={() => onChange({ CustomerId: undefined })}>
          {customerName ?? CustomerId}
        </Chip>
      )}
      {values.outcome !== undefined && (
        <Chip label="Outcome" onRemove={() => onChange({ outcome: undefined })}>
          Unknown
        </Chip>
      )}
      {values.responseCode !== undefined && (
        <Chip label="Response code" onRemove={() => onChange({ responseCode: undefined })}>
          {values.responseCode}
        </Chip>
      )}
      <ChoicesFilter
        label="Status"
        values={values.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <DateFilter values={values} onChange={onChange} />
      <AmountFilter values={values} currency={currency} onChange={onChange} />
      <ChoiceFilter
        label="Type"
        value={values.transactionType}
        options={types}
        onChange={(transactionType) => onChange({ transactionType })}
      />
      {(businesses.length > 1 || businessId !== undefined) && (
        <ChoicesFilter
          label="Business"
          values={businessId}
          options={businesses.map((business) => [business.businessId, business.businessName])}
          onChange={(chosen) => onChange({ businessId: chosen })}
        />
      )}
    </SearchForm>
  );
}
