import {
  type AccountOption,
  accountOptions,
  type CurrencyCode,
  currencyCodes,
} from '@quickportal/contracts/settlement-accounts/account-search';
import { Card, CardBody } from '@quickportal/ui/card';
import { Field } from '@quickportal/ui/field';
import { Select } from '@quickportal/ui/select';

export interface AccountSearchProps {
  currency: CurrencyCode;
  accountType: AccountOption;
  onSearchChange: (patch: { currency?: CurrencyCode; accountType?: AccountOption }) => void;
}

const currencies = Object.entries(currencyCodes).map(([value, label]) => ({ value, label }));
const options = Object.entries(accountOptions).map(([value, label]) => ({ value, label }));

/** Which accounts of the business are shown. */
export function AccountSearchView({ currency, accountType, onSearchChange }: AccountSearchProps) {
  return (
    <Card>
      <CardBody className="grid max-w-152 gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field label="Currency">
          <Select
            options={currencies}
            value={currency}
            onValueChange={(chosen) => onSearchChange({ currency: chosen as CurrencyCode })}
          />
        </Field>
        <Field label="Account option">
          <Select
            options={options}
            value={accountType}
            onValueChange={(chosen) => onSearchChange({ accountType: chosen as AccountOption })}
          />
        </Field>
      </CardBody>
    </Card>
  );
}
