import { countryListConditions } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { useFormContext, useFormField } from '@quickportal/forms/react/use-form-field';
import { MoneyInput } from '@quickportal/ui/money-input';
import { NativeSelect } from '@quickportal/ui/native-select';
import { NumberInput } from '@quickportal/ui/number-input';
import { CountryChips } from './country-chips.tsx';
import type { RuleField } from './rule-groups.ts';

const conditions = Object.entries(countryListConditions).map(([value, label]) => ({ value, label }));

/** The control of a field inside its rule's sentence. */
export function RuleControl({ field }: { field: RuleField }) {
  if (field === 'bankCountriesList' || field === 'customerCountriesList') return <CountryChips field={field} />;
  if (field === 'bankCountriesType' || field === 'customerCountriesType') return <ConditionControl field={field} />;
  return field === 'unusuallyLargeAmountLimit' ? <LimitControl /> : <CountControl field={field} />;
}

const shown = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

function CountControl({ field }: { field: RuleField }) {
  const { node, value, control, onChange } = useFormField(field);
  return (
    <NumberInput
      {...control}
      size="sm"
      stepper
      {...(node.minimum !== undefined && { min: node.minimum })}
      {...(node.maximum !== undefined && { max: node.maximum })}
      className="w-28"
      value={shown(value)}
      onValueChange={onChange}
    />
  );
}

function ConditionControl({ field }: { field: RuleField }) {
  const { value, control, onChange } = useFormField(field);
  return (
    <NativeSelect
      {...control}
      size="sm"
      className="w-24"
      options={conditions}
      value={shown(value)}
      onValueChange={onChange}
    />
  );
}

function LimitControl() {
  const { head } = useFormContext();
  const { value, control, onChange } = useFormField('unusuallyLargeAmountLimit');
  return (
    <MoneyInput
      {...control}
      size="sm"
      className="w-36"
      currency={head.currency ?? 'AUD'}
      value={shown(value)}
      onValueChange={onChange}
    />
  );
}
