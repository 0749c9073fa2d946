import { expiringCardList } from '@quickportal/contracts/customer-accounts/expiring-card-list';
import { criteriaFrom, type FilterValues } from '@quickportal/contracts/kernel/filter';
import { Button } from '@quickportal/ui/button';
import { toast } from '@quickportal/ui/toast';
import { Download } from 'lucide-react';
import { watchExport } from '../../data/export-watch.ts';
import { messageOf } from '../../data/problem.ts';
import { trpcClient } from '../../data/connection/trpc.ts';
import { useChange } from '../../data/calls/use-change.ts';

interface ExportExpiringCardsProps {
  search: FilterValues<typeof expiringCardList>;
  recordsCount: number;
}

/** Starts the export of the list as it is shown; it is watched from then on. */
export function ExportExpiringCards({ search, recordsCount }: ExportExpiringCardsProps) {
  const { send, busy } = useChange('customerAccounts.startExpiringCardExport');
  async function start() {
    try {
      const response = await send({ query: {}, body: criteriaFrom(expiringCardList, search) });
      if (response.status !== 202) return;
      const { exportId } = response.body;
      const poll = () => trpcClient.customerAccounts.pollExpiringCardExport.query({ query: { exportId } });
      watchExport({ exportId, kind: expiringCardList.name, title: expiringCardList.title }, poll);
    } catch (error) {
      toast({ tone: 'warning', title: 'The export was not started', description: messageOf(error) });
    }
  }
  return (
    <Button busy={busy} disabled={recordsCount === 0} onClick={() => void start()}>
      <Download />
      Export
    </Button>
  );
}
