import { expiringCardList } from '@quickportal/contracts/customer-accounts/expiring-card-list';
import type { ExpiryChoice } from '@quickportal/contracts/customer-accounts/expiry-choices';
import { Button } from '@quickportal/ui/button';
import { toast } from '@quickportal/ui/toast';
import { Download } from 'lucide-react';
import { watchExport } from '../../data/export-watch.ts';
import { messageOf } from '../../data/problem.ts';
import { trpcClient } from '../../data/trpc.ts';
import { useChange } from '../../data/use-change.ts';

/** Starts the export of the list as it is shown; it is watched from then on. */
export function ExportExpiringCards({ show, recordsCount }: { show: ExpiryChoice; recordsCount: number }) {
  const { send, busy } = useChange('customerAccounts.startExpiringCardExport');
  async function start() {
    try {
      const response = await send({ query: {}, body: { show } });
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
