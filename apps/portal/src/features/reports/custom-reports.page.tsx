import { useState } from 'react';
import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { useCommunity } from '../../data/session.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useRowLinks } from '../../layout/list/use-list.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { CustomReportsView } from './custom-reports.view.tsx';

export default function CustomReportsPage() {
  const { communityId, communityName } = useCommunity();
  const goTo = useGoTo();
  const [isAdding, setAdding] = useState(false);
  const query = trpc.reports.listCustomReports.useQuery({ params: { communityId } }, shownInline);
  const data = query.data && { items: query.data, recordsCount: query.data.length };
  return (
    <>
      <CustomReportsView
        table={tableOf({ ...query, data }, 'Custom reports')}
        {...useRowLinks('CustomReportView', (id) => ({ CustomReportId: id }))}
        communityName={communityName}
        onAdd={() => setAdding(true)}
      />
      {isAdding && (
        <CallForm
          call="reports.createCustomReport"
          params={{ communityId }}
          title="Add custom report"
          description="You choose columns, statuses and order next."
          values={{ source: 'TRANSACTIONS', frequency: 'DAY' }}
          done="Report added"
          onDone={({ customReportId }) => goTo('CustomReportView', { CustomReportId: customReportId })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
