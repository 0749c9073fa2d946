import type { ExpectedRevenue } from '@quickportal/contracts/expected-revenues/expected-revenue';
import type { FeeType } from '@quickportal/contracts/rules/billing/price-list';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import { href } from '../../pages/href.ts';
import { useExpectedRevenues } from './billing.data.ts';
import { DeleteRevenueDialog, EditRevenueDialog } from './revenue.dialogs.tsx';
import { RevenueListView } from './revenue-list.view.tsx';

type Task = { kind: 'edit' | 'delete'; revenue: ExpectedRevenue };

interface RevenuePanelProps {
  communityId: number;
  feeType: FeeType;
  add: React.ReactNode;
}

/** The expected revenue of a fee type, fetched when its tab is opened. */
export function RevenuePanel({ communityId, feeType, add }: RevenuePanelProps) {
  const list = useList('CommunityBillingView');
  const canChange = useMay('expectedRevenues.update');
  const revenues = useExpectedRevenues(communityId, feeType, list.search);
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  return (
    <>
      <RevenueListView
        {...list}
        table={tableOf(revenues, 'Expected revenue')}
        feeType={feeType}
        canChange={canChange}
        add={add}
        onCopyLink={(revenue) => void copyLink(revenue)}
        onEdit={(revenue) => setTask({ kind: 'edit', revenue })}
        onDelete={(revenue) => setTask({ kind: 'delete', revenue })}
      />
      {task?.kind === 'edit' && <EditRevenueDialog {...{ communityId }} revenue={task.revenue} onClose={close} />}
      {task?.kind === 'delete' && <DeleteRevenueDialog {...{ communityId }} revenue={task.revenue} onClose={close} />}
    </>
  );
}

/** Copies the address that opens the form of an expected revenue. */
async function copyLink({ communityRevenueId, soldProduct, soldItem }: ExpectedRevenue): Promise<void> {
  const address = href('CommunityBillingView', { tab: 'one-off', CommunityRevenueId: communityRevenueId });
  try {
    await navigator.clipboard.writeText(new URL(address, location.origin).href);
    toast({ tone: 'success', title: `Link to ${soldProduct} ${soldItem} copied` });
  } catch {
    toast({ tone: 'warning', title: 'The link was not copied', description: 'Your browser refused it.' });
  }
}
