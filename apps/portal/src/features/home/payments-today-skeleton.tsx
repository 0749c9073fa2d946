import { Skeleton } from '@quickportal/ui/skeleton';
import { cardLook, figures } from './card-look.ts';

/** The payments of today in outline. */
export const PaymentsTodaySkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <div className={figures}>
      {['payments', 'approved', 'declined'].map((figure) => (
        <div key={figure} className={cardLook}>
          <Skeleton className="w-28" />
          <Skeleton className="my-1.5 h-6 w-20" />
          <Skeleton className="w-40" />
        </div>
      ))}
    </div>
    <Skeleton className="h-80 w-full rounded-3" />
  </div>
);
