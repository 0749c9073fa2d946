import type { FacilityConfigurationEntry } from '@quickportal/contracts/billing-facilities/facility-configuration';
import { billingSchemes, billingSchemeTitles } from '@quickportal/contracts/rules/billing/billing-schemes';
import { useFormFieldAt } from '@quickportal/forms/react/use-form-field';
import { FieldError } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { NativeSelect } from '@quickportal/ui/native-select';
import { ConfigurationRows } from './configuration-rows.view.tsx';

const schemes = billingSchemes.map((value) => ({ value, label: billingSchemeTitles[value] }));

/** The facility configurations as the layout of their form: a row for each product. */
export const ConfigurationsLayout = ({ entered }: { entered: readonly FacilityConfigurationEntry[] }) => (
  <ConfigurationRows
    rows={entered.map(({ billingItemProduct }, index) => ({
      product: billingItemProduct,
      scheme: <Scheme index={index} product={billingItemProduct} />,
      code: <Code index={index} product={billingItemProduct} />,
    }))}
  />
);

interface OfProduct {
  index: number;
  product: string;
}

function Scheme({ index, product }: OfProduct) {
  const field = useFormFieldAt(['facilityConfigurations', index, 'billingScheme'], `Billing scheme of ${product}`);
  return (
    <>
      <NativeSelect
        {...field.control}
        value={String(field.value)}
        onValueChange={(scheme) => field.onChange(scheme)}
        options={schemes}
      />
      {field.messages.length > 0 && <FieldError id={field.errorId} messages={field.messages} />}
    </>
  );
}

function Code({ index, product }: OfProduct) {
  const field = useFormFieldAt(['facilityConfigurations', index, 'billingCode'], `Billing code of ${product}`);
  return (
    <>
      <Input
        {...field.control}
        autoComplete="off"
        className="max-w-64 font-mono"
        value={typeof field.value === 'string' ? field.value : ''}
        onValueChange={(code) => field.onChange(code.trim().toUpperCase())}
      />
      {field.messages.length > 0 && <FieldError id={field.errorId} messages={field.messages} />}
    </>
  );
}
