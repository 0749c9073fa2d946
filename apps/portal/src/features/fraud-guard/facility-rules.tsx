import { useState } from 'react';
import { labelled } from '../../data/labels.ts';
import { useCommunity } from '../../data/session.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { reloadOf, useFormSchema } from '../../data/use-form-schema.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { BinAlerts } from '../../layout/payments/bin-alerts.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack, SideBySide } from '../../layout/page/page-stack.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useWaitsToast } from '../../layout/use-waits-toast.ts';
import { BackTestPanel } from './back-test/back-test-panel.tsx';
import { BusinessOverrides } from './business-rules/business-overrides.tsx';
import { useFacilityRules, useRuleHits } from './fraud-guard.data.ts';
import { HitsSide } from './rule-hits/hits-side.tsx';
import { JumpList } from './read-and-edit-rules/jump-list.view.tsx';
import { ReadRulesView } from './read-and-edit-rules/read-rules.view.tsx';
import { RulesForm } from './read-and-edit-rules/rules-form.tsx';
import { RulesSkeleton } from './read-and-edit-rules/rules-skeleton.tsx';

interface FacilityRulesProps {
  /** The page that shows them, whose address says which overrides are shown. */
  view: 'FraudGuardRulesView' | 'AdminFraudGuardFacilityRulesView';
  title?: string;
}

/** The rules of the facility, and the businesses that have their own. */
// In the specification: 1R065 1R066
export function FacilityRules({ view, title = 'Fraud guard rules' }: FacilityRulesProps) {
  const { communityName } = useCommunity();
  const canChange = useMay('fraudGuard.saveFacilityRules');
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title={title}
        subtitle={`Checked on every payment of ${communityName}, ${labelled('unless a business has rules of its own')}`}
      />
      <BinAlerts />
      <JumpList hasOverrides />
      {canChange ? <EditedFacilityRules /> : <ReadFacilityRules />}
      <BusinessOverrides view={view} />
    </PageStack>
  );
}

function EditedFacilityRules() {
  const { communityId } = useCommunity();
  const schema = useFormSchema('fraudGuard.saveFacilityRules', { communityId });
  const rules = useFacilityRules(communityId);
  const hits = useRuleHits(communityId);
  const { send } = useChange('fraudGuard.saveFacilityRules');
  const waits = useWaitsToast();
  // What was entered is not what applies: the form begins with that again
  const [requests, setRequests] = useState(0);
  return (
    <QueryResult query={schema} skeleton={<RulesSkeleton />} failed="The rules did not load">
      {(document) => (
        <RulesForm
          key={requests}
          schema={document}
          reload={reloadOf(schema)}
          counts={hits.data}
          usualLimit={rules.data?.usualAmountLimit}
          weakeningWaits={rules.data?.weakeningWaits}
          renderSide={(entered, isValid) => (
            <>
              <BackTestPanel communityId={communityId} rules={entered} isValid={isValid} />
              <HitsSide query={hits} />
            </>
          )}
          onSend={(body) => send({ params: { communityId }, body })}
          done={({ status }) => (status === 202 ? waits('The change of the rules') : 'Fraud guard rules saved')}
          // The next change is made against the version that this one made
          onSaved={({ status }) => (status === 202 ? setRequests(requests + 1) : void schema.refetch())}
        />
      )}
    </QueryResult>
  );
}

function ReadFacilityRules() {
  const { communityId, currency } = useCommunity();
  const rules = useFacilityRules(communityId);
  const hits = useRuleHits(communityId);
  return (
    <QueryResult query={rules} skeleton={<RulesSkeleton />} failed="The rules did not load">
      {(data) => (
        <SideBySide side={<HitsSide query={hits} />}>
          <ReadRulesView rules={data} counts={hits.data} currency={currency} />
        </SideBySide>
      )}
    </QueryResult>
  );
}
