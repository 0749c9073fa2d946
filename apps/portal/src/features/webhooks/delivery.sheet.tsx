import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Sheet, SheetBody, SheetContent, SheetFooter } from '@quickportal/ui/sheet';
import { toast } from '@quickportal/ui/toast';
import { Send } from 'lucide-react';
import { useIdempotencyKey } from '../../data/idempotency-key.ts';
import { messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { trpc } from '../../data/trpc.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { DeliveryDetailsSkeleton, DeliveryDetailsView } from './delivery-details.view.tsx';
import { useDelivery, webhooksChanged } from './webhooks.data.ts';

interface DeliverySheetProps {
  endpointId: number;
  deliveryId: number;
  timeZone: string;
  retryAt: string | null;
  canResend: boolean;
  onClose: () => void;
}

/** One delivery beside its list, with its data and the button that sends it again. */
export function DeliverySheet({ endpointId, deliveryId, timeZone, retryAt, canResend, onClose }: DeliverySheetProps) {
  const delivery = useDelivery(endpointId, deliveryId);
  const key = useIdempotencyKey();
  const resend = trpc.webhooks.resend.useMutation({
    trpc: key.trpc,
    ...shownInline,
    onSuccess: ({ isResent }) => void toast({ tone: 'success', title: isResent ? 'Sent again' : 'Tried again now' }),
    onSettled: () => {
      key.renew();
      return webhooksChanged();
    },
  });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        title={delivery.data?.eventType ?? 'Delivery'}
        className="grid-cols-[minmax(0,1fr)] sm:w-180 sm:max-w-[92vw]"
      >
        <SheetBody>
          {resend.error && <Alert tone="danger" title={messageOf(resend.error)} />}
          <QueryResult query={delivery} skeleton={<DeliveryDetailsSkeleton />} failed="The delivery did not load">
            {(data) => <DeliveryDetailsView delivery={data} timeZone={timeZone} retryAt={retryAt} />}
          </QueryResult>
        </SheetBody>
        {canResend && delivery.data && (
          <SheetFooter>
            <Button
              variant="primary"
              busy={resend.isPending}
              onClick={() => resend.mutate({ params: { endpointId, deliveryId } })}
            >
              <Send />
              {delivery.data.finishedAt === null ? 'Try now' : 'Send again'}
            </Button>
          </SheetFooter>
        )}
      </SheetContent>
    </Sheet>
  );
}
