import type { WebhookDelivery } from '@quickportal/contracts/webhooks/webhook-delivery';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Sheet, SheetBody, SheetContent, SheetFooter } from '@quickportal/ui/sheet';
import { toast } from '@quickportal/ui/toast';
import { Send } from 'lucide-react';
import { useChange } from '../../data/calls/use-change.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { DeliveryDetailsSkeleton, DeliveryDetailsView } from './delivery-details.view.tsx';
import { useDelivery } from './webhooks.data.ts';

interface DeliverySheetProps {
  endpointId: number;
  deliveryId: number;
  timeZone: string;
  canResend: boolean;
  onClose: () => void;
}

const isInReplay = ({ replayId, finishedAt }: WebhookDelivery) => replayId !== null && finishedAt === null;

/** One delivery beside its list, with its data and the button that sends it again. */
export function DeliverySheet({ endpointId, deliveryId, timeZone, canResend, onClose }: DeliverySheetProps) {
  const delivery = useDelivery(endpointId, deliveryId);
  const resend = useChange('webhooks.resend', {
    onDone: ({ isResent }) => void toast({ tone: 'success', title: isResent ? 'Sent again' : 'Sent now' }),
  });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent
        title={delivery.data?.eventType ?? 'Delivery'}
        className="grid-cols-[minmax(0,1fr)] sm:w-180 sm:max-w-[92vw]"
      >
        <SheetBody>
          {resend.error && <Alert tone="danger" title={resend.error} />}
          <QueryResult query={delivery} skeleton={<DeliveryDetailsSkeleton />} failed="The delivery did not load">
            {(data) => <DeliveryDetailsView delivery={data} timeZone={timeZone} />}
          </QueryResult>
        </SheetBody>
        {canResend && delivery.data && !isInReplay(delivery.data) && (
          <SheetFooter>
            <Button
              variant="primary"
              busy={resend.busy}
              onClick={() => resend.make({ params: { endpointId, deliveryId } })}
            >
              <Send />
              {delivery.data.finishedAt === null ? 'Send now' : 'Send again'}
            </Button>
          </SheetFooter>
        )}
      </SheetContent>
    </Sheet>
  );
}
