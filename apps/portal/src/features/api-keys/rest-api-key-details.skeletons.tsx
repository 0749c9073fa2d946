import { Card, CardBody } from '@quickportal/ui/card';
import { Skeleton } from '@quickportal/ui/skeleton';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';

/** The shape of the page while it loads. */
export const RestApiKeyDetailsSkeleton = () => <OverviewSkeleton title="REST API key" facts={6} />;

/** The shape of the chart while it loads. */
export const ApiKeyUseSkeleton = () => (
  <Card>
    <CardBody className="grid gap-4">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-40 w-full" />
    </CardBody>
  </Card>
);

/** The shape of a small card while it loads. */
export const CardSkeleton = () => (
  <Card dense>
    <CardBody>
      <Skeleton className="h-4 w-full" />
    </CardBody>
  </Card>
);
