import { Card, CardBody } from '@quickportal/ui/card';
import { Skeleton } from '@quickportal/ui/skeleton';
import { PageHeader } from './page-header.tsx';
import { PageStack, SideBySide } from './page-stack.tsx';

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);

interface DetailsSkeletonProps {
  /** What is loading, for screen readers. */
  title: string;
  /** Lines of the side card. */
  side: number;
}

/** Skeleton of a details page: a card of facts and a smaller one at the side. */
export function DetailsSkeleton({ title, side }: DetailsSkeletonProps) {
  return (
    <>
      <PageHeader title={title} isLoading />
      <SideBySide
        side={
          <Card>
            <CardBody className="grid gap-4">
              {rows(side).map((row) => (
                <Skeleton key={row} className="w-full" />
              ))}
            </CardBody>
          </Card>
        }
      >
        <PageStack aria-busy>
          <Card>
            <CardBody className="grid gap-5">
              {rows(6).map((row) => (
                <Skeleton key={row} className="w-2/3" />
              ))}
            </CardBody>
          </Card>
        </PageStack>
      </SideBySide>
    </>
  );
}

interface OverviewSkeletonProps {
  title: string;
  /** Number of facts; 4 by default. */
  facts?: number;
  /** Skeleton of the content below. */
  children?: React.ReactNode;
}

/** Skeleton of a page that begins with a line of labelled facts. */
export function OverviewSkeleton({ title, facts = 4, children }: OverviewSkeletonProps) {
  return (
    <>
      <PageHeader title={title} isLoading />
      <PageStack aria-busy>
        <Card>
          <CardBody className="flex flex-wrap gap-10">
            {rows(facts).map((row) => (
              <div key={row} className="grid gap-2">
                <Skeleton className="w-16" />
                <Skeleton className="w-32" />
              </div>
            ))}
          </CardBody>
        </Card>
        {children}
      </PageStack>
    </>
  );
}
