import { useMay } from '../../data/calls/use-may.ts';
import { useExpectedRevenue } from './billing.data.ts';
import { EditRevenueDialog } from './revenue.dialogs.tsx';

interface LinkedRevenueProps {
  communityId: number;
  /** From the address. */
  communityRevenueId: number;
  onClose: () => void;
}

/** The form of the expected revenue that the address names; one that does not exist is an error of the page. */
// In the specification: 2R103
export function LinkedRevenue({ communityId, communityRevenueId, onClose }: LinkedRevenueProps) {
  const canChange = useMay('expectedRevenues.update');
  const { data } = useExpectedRevenue(communityId, communityRevenueId);
  return canChange && data && <EditRevenueDialog communityId={communityId} revenue={data} onClose={onClose} />;
}
