import { payToAgreementList } from '@quickportal/contracts/payto-agreements/payto-agreement-list';
import { useState } from 'react';
import type { FieldError } from '../../../data/problem.ts';
import { useCommunity } from '../../../data/session.ts';
import { useSupplierBusinesses } from '../../../data/supplier-businesses.ts';
import { api } from '../../../data/connection/trpc.ts';
import { useMay } from '../../../data/calls/use-may.ts';
import { RunningExports } from '../../../layout/exports/running-exports.tsx';
import { SavedViewsMenu } from '../../../layout/filters/saved-views-menu.tsx';
import { tableOf } from '../../../layout/list/table-of.ts';
import { useList } from '../../../layout/list/use-list.ts';
import type { PageSearch } from '../../../pages/search.ts';
import { ExportPayToAgreements } from './export-payto-agreements.tsx';
import { agreementSearchInput, useAgreementSearch } from './payto-agreement-list.data.ts';
import { PayToAgreementsView } from './payto-agreements.view.tsx';
import { useAgreementLinks } from '../use-agreement-links.ts';

export const preload = (search: PageSearch<'PayToAgreementsView'>) =>
  api.paytoAgreements.search.prefetch(agreementSearchInput(search));

/** The PayTo agreements of all customers. */
// In the specification: 1P008
export default function PayToAgreementsPage() {
  const list = useList('PayToAgreementsView');
  const { search } = list;
  const canExport = useMay('paytoAgreements.startExport');
  const canTakeEcommerce = useMay('paytoAgreements.confirmEcommercePayment');
  const canMigrate = useMay('paytoMigrations.list');
  const community = useCommunity();
  const table = tableOf(useAgreementSearch(search), 'PayTo agreements');
  const businesses = useSupplierBusinesses().data?.items ?? [];
  const [filterErrors, setFilterErrors] = useState<FieldError[]>([]);
  return (
    <PayToAgreementsView
      community={community}
      {...list}
      {...useAgreementLinks(table.rows)}
      onSearchChange={(patch) => {
        setFilterErrors([]);
        list.onSearchChange(patch);
      }}
      businesses={businesses}
      filterErrors={filterErrors}
      canTakeEcommerce={canTakeEcommerce}
      canMigrate={canMigrate}
      exportButton={
        canExport && (
          <ExportPayToAgreements
            search={search}
            recordsCount={table.recordsCount ?? 0}
            onFieldErrors={setFilterErrors}
          />
        )
      }
      exports={<RunningExports kind={payToAgreementList.name} />}
      table={table}
      savedViews={<SavedViewsMenu view="PayToAgreementsView" list={payToAgreementList} />}
    />
  );
}
