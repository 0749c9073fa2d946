import type { PaymentTerm } from '@quickportal/contracts/payment-terms/payment-term';
import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import type { CardScheme } from '@quickportal/contracts/rules/cards/cards';
import {
  instrumentNames,
  type InstrumentCode,
  termProductNames,
} from '@quickportal/contracts/rules/settlement-accounts/account-setup';
import { termBefore } from '@quickportal/contracts/rules/settlement-accounts/payment-terms';
import { Card, CardBody } from '@quickportal/ui/card';
import { IconButton } from '@quickportal/ui/icon-button';
import { Plus, Trash2 } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { PageAction } from '../../layout/page/page-action.tsx';
import { PageLink } from '../../pages/page-link.tsx';

export interface PaymentTermsViewProps {
  businessId: number;
  paymentTerms: readonly PaymentTerm[];
  /** Whether the user may open settlement accounts. */
  canOpenAccounts: boolean;
  /** Absent: the user may not change them. */
  onAdd?: (() => void) | undefined;
  onRemove?: ((term: PaymentTerm) => void) | undefined;
}

/** The accounts that take what comes by each product. */
// In the specification: 2P009 3P047
export function PaymentTermsView({
  businessId,
  paymentTerms,
  canOpenAccounts,
  onAdd,
  onRemove,
}: PaymentTermsViewProps) {
  const byProduct = Object.groupBy(paymentTerms, ({ product }) => product);
  return (
    <Card
      title="Payment terms"
      actions={
        onAdd && (
          <PageAction action="Add payment terms" size="sm" onClick={onAdd}>
            <Plus />
            Add
          </PageAction>
        )
      }
    >
      <CardBody>
        {paymentTerms.length === 0 ? (
          <p>{labelled('No payment term leads to an account of the business, so that it takes no payments.')}</p>
        ) : (
          <div className="grid gap-3">
            {Object.entries(byProduct).map(([product, terms = []]) => (
              <section key={product} className="border-b border-line pb-3 last:border-b-0 last:pb-0">
                <h3 className="text-13 text-ink-2">{productOf({ product })}</h3>
                <ul className="mt-1 grid gap-2">
                  {terms.map((term) => (
                    <Term
                      key={term.paymentTermId}
                      businessId={businessId}
                      term={term}
                      before={termBefore(terms, term)}
                      canOpenAccount={canOpenAccounts}
                      onRemove={onRemove}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </CardBody>
    </Card>
  );
}

/** Name of the product of a term. */
export const productOf = ({ product }: Pick<PaymentTerm, 'product'>): string => termProductNames[product] ?? product;

interface TermProps {
  businessId: number;
  term: PaymentTerm;
  /** The term that takes these payments as long as it is there. */
  before: PaymentTerm | undefined;
  canOpenAccount: boolean;
  onRemove: PaymentTermsViewProps['onRemove'];
}

function Term({ businessId, term, before, canOpenAccount, onRemove }: TermProps) {
  const { instrument, cardScheme, accountId, accountAlias, accountEnabled } = term;
  return (
    <li className="flex items-start justify-between gap-2">
      <span className="grid justify-items-start">
        {canOpenAccount ? (
          <PageLink to="AccountDetailsView" search={{ accountId, businessId }}>
            {accountAlias}
          </PageLink>
        ) : (
          <span>{accountAlias}</span>
        )}
        <span className="text-13 text-ink-2">
          {instrumentNames[instrument as InstrumentCode]}
          {cardScheme !== null && `, ${cardSchemeTitles[cardScheme as CardScheme]}`}
          {!accountEnabled && ', not enabled'}
        </span>
        {before && <span className="text-13 text-ink-2">Only once {before.accountAlias} no longer takes them</span>}
      </span>
      {onRemove && (
        <IconButton label={`Remove ${productOf(term)} by ${accountAlias}`} onClick={() => onRemove(term)}>
          <Trash2 />
        </IconButton>
      )}
    </li>
  );
}
