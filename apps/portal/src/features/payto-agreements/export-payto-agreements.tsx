import { payToAgreementList } from '@quickportal/contracts/payto-agreements/payto-agreement-list';
import { trpcClient } from '../../data/trpc.ts';
import { ExportList, type ExportOfPage } from '../../layout/export-list.tsx';
import { isNarrowed } from '../../layout/narrowing.ts';
import { agreementSearchInput } from './payto-agreement-list.data.ts';
import { noFilters } from './payto-agreements.view.tsx';

/** Export All: the agreements that the list finds, in its order (1M009). */
export function ExportPayToAgreements({ search, ...props }: ExportOfPage<'PayToAgreementsView'>) {
  const { page: _page, pageSize: _pageSize, ...criteria } = agreementSearchInput(search).body;
  return (
    <ExportList
      {...props}
      list={payToAgreementList}
      label="Export All"
      allHint="token, start and end included"
      filters={isNarrowed(search, noFilters) ? ['as filtered'] : []}
      call="paytoAgreements.startExport"
      criteria={criteria}
      poll={(exportId) => trpcClient.paytoAgreements.pollExport.query({ query: { exportId } })}
    />
  );
}
