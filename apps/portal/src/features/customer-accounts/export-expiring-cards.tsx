import type { ExpiryChoice } from '@quickportal/contracts/customer-accounts/expiry-choices';
import { Button } from '@quickportal/ui/button';
import { toast } from '@quickportal/ui/toast';
import { Download } from 'lucide-react';
import { watchExport } from '../../data/export-watch.ts';
import { useIdempotencyKey } from '../../data/idempotency-key.ts';
import { messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { trpc, trpcClient } from '../../data/trpc.ts';

/** Starts the export of the list as it is shown; it is watched from then on. */
export function ExportExpiringCards({ show, recordsCount }: { show: ExpiryChoice; recordsCount: number }) {
  const key = useIdempotencyKey();
  const start = trpc.customerAccounts.startExpiringCardsExport.useMutation({
    trpc: key.trpc,
    ...shownInline,
    onSuccess: (answer) => {
      if (answer.status !== 202) return;
      const { exportId } = answer.body;
      const poll = () => trpcClient.customerAccounts.pollExpiringCardsExport.query({ query: { exportId } });
      watchExport({ exportId, kind: 'expiring-cards', title: 'Expiring cards' }, poll);
    },
    onError: (error) => {
      toast({ tone: 'warning', title: 'The export was not started', description: messageOf(error) });
    },
    onSettled: key.renew,
  });
  return (
    <Button
      busy={start.isPending}
      disabled={recordsCount === 0}
      onClick={() => start.mutate({ query: {}, body: { show } })}
    >
      <Download />
      Export
    </Button>
  );
}
