import type { BusinessEnablement } from '@quickportal/contracts/businesses/business-enablement';
import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import type { CardScheme } from '@quickportal/contracts/rules/cards/cards';
import {
  instrumentNames,
  type InstrumentCode,
  termProductNames,
} from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { labelled } from '../../data/labels.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { FieldsView } from './fields.view.tsx';

export interface BusinessEnablementViewProps {
  enablement: BusinessEnablement;
  /** Whether the user may open settlement accounts. */
  canOpenAccounts: boolean;
  /** The form; false: the user may not change what is enabled. */
  children: React.ReactNode;
}

/** What a business uses, how it is billed, what other systems call it, and which accounts take its payments. */
// In the specification: 2P009 3P047
export function BusinessEnablementView({ enablement, canOpenAccounts, children }: BusinessEnablementViewProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      {children || <Enabled enablement={enablement} />}
      <PaymentTerms enablement={enablement} canOpenAccounts={canOpenAccounts} />
    </div>
  );
}

const products = {
  payto: 'PayTo',
  payid: 'PayID',
  quickvault: 'QuickVault',
  recurring: 'Schedules',
  terminal: 'QuickTerminal',
} as const;

const Enabled = ({ enablement }: Pick<BusinessEnablementViewProps, 'enablement'>) => (
  <FieldsView
    title="Enabled"
    fields={[
      ...Object.entries(products).map(
        ([field, title]) => [title, enablement[field as keyof typeof products] ? 'On' : 'Off'] as const,
      ),
      ['CIS key', enablement.cisKey],
      ['Billing code', enablement.billingCode],
      [
        'External system clients',
        enablement.externalSystemClients.map(({ systemCode, clientCode }) => `${systemCode} ${clientCode}`).join(', '),
      ],
    ]}
  />
);

/** The accounts that take what comes by each product. */
function PaymentTerms({ enablement, canOpenAccounts }: Omit<BusinessEnablementViewProps, 'children'>) {
  const { businessId, paymentTerms } = enablement;
  const byProduct = Object.groupBy(paymentTerms, ({ product }) => product);
  return (
    <Card title="Payment terms" note="Which account takes what comes by a product">
      <CardBody>
        {paymentTerms.length === 0 ? (
          <p>{labelled('No payment term leads to an account of the business, so that it takes no payments.')}</p>
        ) : (
          <DescriptionList>
            {Object.entries(byProduct).map(([product, terms = []]) => (
              <DescriptionItem key={product} term={termProductNames[product] ?? product}>
                {terms.map((term) => (
                  <div key={term.paymentTermId}>
                    {instrumentNames[term.instrument as InstrumentCode]}
                    {term.cardScheme !== null && `, ${cardSchemeTitles[term.cardScheme as CardScheme]}`}
                    {': '}
                    {canOpenAccounts ? (
                      <PageLink to="AccountDetailsView" search={{ accountId: term.accountId, businessId }}>
                        {term.accountAlias}
                      </PageLink>
                    ) : (
                      term.accountAlias
                    )}
                    {!term.accountEnabled && <span className="text-ink-2"> (Disabled)</span>}
                  </div>
                ))}
              </DescriptionItem>
            ))}
          </DescriptionList>
        )}
      </CardBody>
    </Card>
  );
}
