import type { RoutingConfiguration } from '@quickportal/contracts/merchant-choice-routing/routing-upload';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { RoutingTableView } from './routing-table.view.tsx';

interface UploadReceiptProps {
  configurations: readonly RoutingConfiguration[];
  onAgain: () => void;
}

/** Step (c): what was saved. */
export function UploadReceiptView({ configurations, onAgain }: UploadReceiptProps) {
  const count = configurations.length;
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title="Merchant Choice Upload Receipt"
        subtitle={`${formatCount(count)} ${count === 1 ? 'configuration was' : 'configurations were'} uploaded`}
        actions={
          <Button variant="primary" onClick={onAgain}>
            Upload more configurations
          </Button>
        }
      />
      <RoutingTableView configurations={configurations} />
    </PageStack>
  );
}
