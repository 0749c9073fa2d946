import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { formatAmount, parseAmount, readAmount } from '@quickportal/contracts/rules/money';
import { parseRate, schemesWithDebit, withSurcharge } from '@quickportal/contracts/rules/payments/surcharge';
import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Field } from '@quickportal/ui/field';
import { Money } from '@quickportal/ui/money';
import { MoneyInput } from '@quickportal/ui/money-input';
import { useState } from 'react';
import type { EnteredScheme } from './surcharges-on.ts';

interface SurchargePreviewViewProps {
  schemes: readonly EnteredScheme[];
  currency: 'AUD' | 'NZD';
}

/** What a payer pays for an amount with each card that is accepted, by what is entered. */
export function SurchargePreviewView({ schemes, currency }: SurchargePreviewViewProps) {
  const [amount, setAmount] = useState('100.00');
  const cents = parseAmount(readAmount(amount) ?? '');
  const kinds = schemes.flatMap(({ cardScheme, accepted, surcharge, debitAccepted, debitSurcharge }) => {
    const title = cardSchemeTitles[cardScheme];
    const debit = schemesWithDebit.includes(cardScheme) && debitAccepted === true;
    return [
      ...(accepted ? [{ title, percent: surcharge }] : []),
      ...(debit ? [{ title: `${title} debit`, percent: debitSurcharge || surcharge }] : []),
    ];
  });
  return (
    <Card title="What a payer pays">
      <CardBody className="grid gap-4">
        <Field label="For an amount of" className="max-w-52">
          <MoneyInput currency={currency} value={amount} onValueChange={setAmount} />
        </Field>
        {kinds.length === 0 && <p className="text-ink-2">No cards are accepted.</p>}
        <DescriptionList>
          {kinds.map(({ title, percent }) => {
            const rate = parseRate(percent || '0');
            const total = cents === null || cents < 0n || rate === null ? null : withSurcharge(cents, rate).total;
            return (
              <DescriptionItem key={title} term={title}>
                <Money currency={currency} amount={total === null ? null : formatAmount(total)} />
              </DescriptionItem>
            );
          })}
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
