import type { RoutingConfiguration } from '@quickportal/contracts/merchant-choice-routing/routing-upload';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { RoutingTableView } from './routing-table.view.tsx';

interface UploadConfirmProps {
  configurations: readonly RoutingConfiguration[];
  error: string | undefined;
  isBusy: boolean;
  onNext: () => void;
  onBack: () => void;
}

/** Step (b): what will be saved. */
export function UploadConfirmView({ configurations, error, isBusy, onNext, onBack }: UploadConfirmProps) {
  const count = configurations.length;
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title="Confirm Merchant Choice Routing Configuration"
        subtitle={`Applies to ${formatCount(count)} ${count === 1 ? 'merchant account' : 'merchant accounts'} from the next payment on`}
      />
      {error !== undefined && <Alert tone="danger" title={error} />}
      <RoutingTableView configurations={configurations} />
      <form
        className="flex justify-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <Button type="button" disabled={isBusy} onClick={onBack}>
          Go Back
        </Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          Next
        </Button>
      </form>
    </PageStack>
  );
}
