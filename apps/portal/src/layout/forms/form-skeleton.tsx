import { Skeleton } from '@quickportal/ui/skeleton';

const LABELS = ['w-24', 'w-32', 'w-20', 'w-28', 'w-36', 'w-16'];

/** Skeleton of a form: labels over controls. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <div className="grid gap-5">
      {LABELS.slice(0, fields).map((width) => (
        <div key={width} className="grid gap-2">
          <Skeleton className={width} />
          <Skeleton className="h-control rounded-2" />
        </div>
      ))}
    </div>
  );
}
