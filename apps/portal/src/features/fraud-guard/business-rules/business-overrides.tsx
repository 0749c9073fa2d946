import type { BusinessFraudGuardRules } from '@quickportal/contracts/fraud-guard/business-rules';
import { useState } from 'react';
import { labelled } from '../../../data/labels.ts';
import { useCommunity, useSession } from '../../../data/session.ts';
import { useMay } from '../../../data/calls/use-may.ts';
import { tableOf } from '../../../layout/list/table-of.ts';
import { useInnerList } from '../../../layout/list/use-list.ts';
import { BusinessOverridesView } from './business-overrides.view.tsx';
import { DeleteBusinessRulesDialog } from './delete-business-rules.dialog.tsx';
import { useBusinessOverrides } from '../fraud-guard.data.ts';
import { useBusinessRulesPages } from './use-business-rules-pages.ts';

interface BusinessOverridesProps {
  view: 'FraudGuardRulesView' | 'AdminFraudGuardFacilityRulesView';
}

/** The table of overrides under the rules of the facility. */
export function BusinessOverrides({ view }: BusinessOverridesProps) {
  const { communityId } = useCommunity();
  const isStaff = useSession().kind === 'STAFF';
  const canChange = useMay('fraudGuard.saveBusinessRules');
  const list = useInnerList(view);
  const overrides = useBusinessOverrides(communityId, list.page);
  const { links, goToAdd } = useBusinessRulesPages();
  const [deleted, setDeleted] = useState<BusinessFraudGuardRules | null>(null);
  return (
    <>
      <BusinessOverridesView
        {...list}
        {...links}
        table={tableOf(overrides, labelled('Business overrides'))}
        isStaff={isStaff}
        canChange={canChange}
        onAdd={goToAdd}
        onEdit={({ businessId }) => links.onOpen(businessId)}
        onDelete={setDeleted}
      />
      {deleted && <DeleteBusinessRulesDialog rules={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}
