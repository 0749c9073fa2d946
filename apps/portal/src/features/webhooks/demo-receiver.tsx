import { Button } from '@quickportal/ui/button';
import { useQuery } from '@tanstack/react-query';
import { isDemo } from '../../data/demo.ts';
import { sendJson } from '../../data/connection/send-json.ts';
import { basePath } from '../../pages/base-path.ts';

const PATH = 'demo/receiver';

/** The page of the demo's own receiver of webhooks. */
export const demoReceiverHref = (): string => `${basePath()}/${PATH}`;

/** Whether an endpoint is the demo's own receiver. */
export const isDemoReceiver = (url: string): boolean => isDemo() && url.endsWith(`/${PATH}`);

/** The address of the demo's own receiver; undefined while it is not known and outside of a demo. */
export function useDemoReceiver(): string | undefined {
  const { data } = useQuery({
    queryKey: ['demo-receiver'],
    queryFn: async () => (await sendJson(`${PATH}/address`)) as { address: string | null },
    enabled: isDemo(),
    staleTime: Infinity,
  });
  return data?.address ?? undefined;
}

/** Offers the demo's own receiver beside the address field. */
export function DemoReceiverOffer({ onUse }: { onUse: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-ink-2 min-w-0 flex-1">
        No system of your own at hand? The demo has a receiver that shows what comes and fails when you ask it to.
      </p>
      <Button size="sm" onClick={onUse}>
        Use the demo receiver
      </Button>
    </div>
  );
}
