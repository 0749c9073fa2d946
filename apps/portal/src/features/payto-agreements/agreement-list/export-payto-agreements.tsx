import { payToAgreementList } from '@quickportal/contracts/payto-agreements/payto-agreement-list';
import { trpcClient } from '../../../data/connection/trpc.ts';
import { ExportList, type ExportOfPage } from '../../../layout/exports/export-list.tsx';

/** Export All: the agreements that the list finds, in its order. */
// In the specification: 1M009
export const ExportPayToAgreements = (props: ExportOfPage<'PayToAgreementsView'>) => (
  <ExportList
    {...props}
    list={payToAgreementList}
    label="Export All"
    allHint="token, start and end included"
    call="paytoAgreements.startExport"
    poll={(exportId) => trpcClient.paytoAgreements.pollExport.query({ query: { exportId } })}
  />
);
