import { Alert } from '@quickportal/ui/alert';
import { Card, CardBody } from '@quickportal/ui/card';
import { RadioGroup } from '@quickportal/ui/radio-group';
import { AccountBadges, AccountMark, accountNote } from '../../layout/payments/customer-account.tsx';
import { AddAccountLink } from './terminal-customer-accounts.view.tsx';
import type { PaymentAccount } from './payment-accounts.ts';

export interface AccountChoiceProps {
  customerId: number;
  accounts: readonly PaymentAccount[];
  /** Null: none is chosen yet. */
  chosen: number | null;
  onChoose: (accountId: number) => void;
  /** Why nothing can be taken from the chosen one, or that none is chosen. */
  fault: string | undefined;
  canAddAccount: boolean;
}

/** The accounts of the customer, one of which is charged; those that cannot be say why. */
export function AccountChoice({ customerId, accounts, chosen, onChoose, fault, canAddAccount }: AccountChoiceProps) {
  return (
    <Card title="Account" actions={canAddAccount && <AddAccountLink customerId={customerId} />}>
      <CardBody className="grid gap-3">
        {fault !== undefined && <Alert tone="danger" title={fault} />}
        <RadioGroup
          variant="card"
          aria-label="Account to charge"
          value={chosen === null ? '' : String(chosen)}
          onValueChange={(value) => onChoose(Number(value))}
          options={accounts.map(({ account, fault: reason }) => ({
            value: String(account.accountId),
            label: <span className="whitespace-nowrap">{account.displayName}</span>,
            description: reason ?? accountNote(account),
            disabled: reason !== null,
            icon: <AccountMark account={account} />,
            aside: (
              <span className="flex flex-wrap justify-end gap-1.5 empty:hidden @max-[30rem]/cards:basis-full @max-[30rem]/cards:justify-start @max-[30rem]/cards:pl-7.5">
                <AccountBadges account={account} />
              </span>
            ),
          }))}
        />
      </CardBody>
    </Card>
  );
}
