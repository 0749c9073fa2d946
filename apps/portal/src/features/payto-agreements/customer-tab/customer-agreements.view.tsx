import type { PayToAgreementRow } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { customerAgreementList } from '@quickportal/contracts/payto-agreements/payto-agreement-list';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import type { Column } from '@quickportal/ui/data-table';
import { Handshake, Plus } from 'lucide-react';
import { listColumns } from '../../../layout/list/list-columns.tsx';
import { type InnerListProps, ListTable, type RowLinks } from '../../../layout/list/list-table.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { CannotBeCreated } from '../create-agreement/cannot-be-created.view.tsx';
import { agreementCells } from '../payto-agreement.entity.tsx';

/** Agreements on a page. */
// In the specification: 1K049
const PAGE_SIZE = 5;

export interface CustomerAgreementsViewProps extends InnerListProps<PayToAgreementRow>, RowLinks<string> {
  customerId: number;
  /** Whether the user may create one for this customer now. */
  canCreate: boolean;
  /** Why the customer can have none now; null where one can be created. */
  refusal: string | null;
}

const columns: readonly Column<PayToAgreementRow>[] = listColumns(customerAgreementList, '', agreementCells);

/** The PayTo agreements of a customer, the newest first, and the way to a new one. */
// In the specification: 1M020
export function CustomerAgreementsView(props: CustomerAgreementsViewProps) {
  const { customerId, canCreate, refusal, table } = props;
  const create = canCreate && refusal === null && (
    <Button asChild variant="primary">
      <PageLink to="CreatePayToAgreementView" search={{ CustomerId: customerId }}>
        <Plus />
        Create PayTo agreement
      </PageLink>
    </Button>
  );
  return (
    <Card title={customerAgreementList.title} actions={table.state !== 'empty' && create}>
      {canCreate && refusal !== null && <CannotBeCreated reason={refusal} className="mx-5 mt-4 max-sm:mx-4" />}
      <ListTable<PayToAgreementRow, string>
        of={customerAgreementList}
        flush
        bare
        columns={columns}
        idOf={(row) => row.agreementToken}
        list={props}
        pageSize={PAGE_SIZE}
        empty={{
          icon: <Handshake />,
          title: 'No PayTo agreements yet',
          text: 'With an agreement the customer lets you debit their account at once, as far as they approved it.',
          action: create || undefined,
          level: 3,
        }}
      />
    </Card>
  );
}
