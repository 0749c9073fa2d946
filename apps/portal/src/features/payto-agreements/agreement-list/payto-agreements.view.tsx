import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import type { PayToAgreementRow } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { payToAgreementList } from '@quickportal/contracts/payto-agreements/payto-agreement-list';
import { Button } from '@quickportal/ui/button';
import { ArrowRightLeft, Handshake, ShoppingCart } from 'lucide-react';
import { useMemo } from 'react';
import { labelled } from '../../../data/labels.ts';
import { businessNames } from '../../../data/business-names.ts';
import type { FieldError } from '../../../data/problem.ts';
import { listColumns } from '../../../layout/list/list-columns.tsx';
import { ListFilters } from '../../../layout/filters/list-filters.tsx';
import { ListPage } from '../../../layout/list/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../../layout/list/list-table.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { agreementCells } from '../payto-agreement.entity.tsx';

export interface PayToAgreementsViewProps
  extends ListProps<PayToAgreementRow, FilterValues<typeof payToAgreementList>>, RowLinks<string>, Sorting {
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

/** The PayTo agreements of all customers, found by what an officer may hold in hand. */
// In the specification: 1P008
export function PayToAgreementsView(props: PayToAgreementsViewProps) {
  const { businesses, community, filterErrors = [] } = props;
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
      empty={{
        icon: <Handshake />,
        text: 'With an agreement a payer lets you debit their account at once, as far as they approved it. Create one on the customer’s page.',
        tip: labelled('Check the spelling, or choose another status or business.'),
      }}
    >
      <ListFilters
        of={payToAgreementList}
        list={props}
        names={{ businessId: businessNames(businesses) }}
        errors={filterErrors}
      />
      {props.exports}
    </ListPage>
  );
}
