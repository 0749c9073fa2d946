import type { PayToAgreementRow } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { payToAgreementGrammar } from '@quickportal/contracts/payto-agreements/payto-agreement-grammar';
import { payToAgreementList } from '@quickportal/contracts/payto-agreements/payto-agreement-list';
import type { PayToAgreementStatus } from '@quickportal/contracts/rules/states/payto-agreement';
import { Button } from '@quickportal/ui/button';
import { ArrowRightLeft, Handshake, ShoppingCart } from 'lucide-react';
import { useMemo } from 'react';
import type { FieldError } from '../../data/problem.ts';
import { ChoicesFilter, choicesOf } from '../../layout/choice-filter.tsx';
import { listColumns } from '../../layout/list-columns.tsx';
import { ListPage } from '../../layout/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../layout/list-table.tsx';
import { narrowing } from '../../layout/narrowing.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { SearchForm } from '../../layout/search-form.tsx';
import { agreementCells } from './payto-agreement.entity.tsx';

export interface AgreementFilterValues {
  query: string;
  status: PayToAgreementStatus[] | undefined;
  businessId: number[] | undefined;
}
export const noFilters: AgreementFilterValues = { query: '', status: undefined, businessId: undefined };

export interface PayToAgreementsViewProps
  extends ListProps<PayToAgreementRow, AgreementFilterValues>, RowLinks<string>, Sorting {
  community: { communityName: string; timeZone: string };
  /** Businesses to filter by; where there is one only, it is not asked for. */
  businesses: readonly { businessId: number; businessName: string }[];
  /** The menu of saved views. */
  savedViews?: React.ReactNode;
  /** Whether the user may take an e-commerce payment. */
  canTakeEcommerce: boolean;
  /** Whether the user may see how direct debits are moved to PayTo. */
  canMigrate: boolean;
  /** The button that exports, where the user may, with its dialog. */
  exportButton?: React.ReactNode;
  /** Lines about exports that are being made. */
  exports?: React.ReactNode;
  /** What the server says about the filters. */
  filterErrors?: readonly FieldError[];
}

const statuses = choicesOf(payToAgreementList.columns.status.words);

/** The PayTo agreements of all customers, found by what an officer may hold in hand (1P008). */
export function PayToAgreementsView(props: PayToAgreementsViewProps) {
  const { search, onSearchChange, businesses, community, filterErrors = [] } = props;
  const { status, businessId } = search;
  const filters = narrowing(search, noFilters, onSearchChange);
  const columns = useMemo(
    () =>
      listColumns<PayToAgreementRow, typeof payToAgreementList>(payToAgreementList, community.timeZone, {
        ...agreementCells,
        // The payer of an e-commerce payment is no customer
        customerName: (row) => row.customerName || row.payerDetails.payerName,
        payeeReference: (row) => row.paymentDetails.payeeReference,
        payerName: (row) => row.payerDetails.payerName,
      }),
    [community.timeZone],
  );
  return (
    <ListPage<PayToAgreementRow, string>
      of={payToAgreementList}
      subtitle={`Payers’ consent to payments from their accounts, for ${community.communityName}`}
      actions={
        <>
          {props.exportButton}
          {props.canTakeEcommerce && (
            <Button asChild>
              <PageLink to="PayToEcommercePaymentView">
                <ShoppingCart />
                E-commerce payment
              </PageLink>
            </Button>
          )}
          {props.canMigrate && (
            <Button asChild>
              <PageLink to="MigrateToPayToView">
                <ArrowRightLeft />
                Move direct debits
              </PageLink>
            </Button>
          )}
        </>
      }
      columns={columns}
      idOf={(row) => row.agreementToken}
      list={props}
      tools={props.savedViews}
      filters={filters}
      empty={{
        icon: <Handshake />,
        text: 'With an agreement a payer lets you debit their account at once, as far as they approved it. Create one on the customer’s page.',
        tip: 'Check the spelling, or choose another status or business.',
      }}
    >
      <SearchForm
        label="Payer, customer, reference or token"
        grammar={payToAgreementGrammar}
        values={search}
        onChange={onSearchChange}
        names={{ businessId: businesses.map((business) => [business.businessId, business.businessName]) }}
        errors={filterErrors}
        {...filters}
      >
        <ChoicesFilter
          label="Status"
          values={status}
          options={statuses}
          onChange={(chosen) => onSearchChange({ status: chosen })}
        />
        {(businesses.length > 1 || businessId !== undefined) && (
          <ChoicesFilter
            label="Business"
            values={businessId}
            options={businesses.map((business) => [business.businessId, business.businessName])}
            onChange={(chosen) => onSearchChange({ businessId: chosen })}
          />
        )}
      </SearchForm>
      {props.exports}
    </ListPage>
  );
}
