import { Card, CardBody } from '@quickportal/ui/card';
import { Skeleton } from '@quickportal/ui/skeleton';
import { PageHeader } from './page-header.tsx';
import { PageStack, SideBySide } from './page-stack.tsx';

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);

interface DetailsSkeletonProps {
  /** What is on its way; read out. */
  title: string;
  /** Lines of the card at the side. */
  side: number;
}

/** A details page on its way: a card of facts, and a smaller one beside it. */
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
  /** How many; 4 when left out. */
  facts?: number;
  /** What follows, where it has a shape of its own. */
  children?: React.ReactNode;
}

/** A page on its way that begins with a line of facts, label over value. */
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
