import type { BusinessFraudGuardRules } from '@quickportal/contracts/fraud-guard/business-rules';
import { useState } from 'react';
import { useMay } from '../../../data/calls/use-may.ts';
import { useCommunity } from '../../../data/session.ts';
import { useChange } from '../../../data/calls/use-change.ts';
import { reloadOf, useFormSchema } from '../../../data/use-form-schema.ts';
import { BinAlerts } from '../../../layout/payments/bin-alerts.tsx';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { PageStack, SideBySide } from '../../../layout/page/page-stack.tsx';
import { QueryResult } from '../../../layout/query-result.tsx';
import { useWaitsToast } from '../../../layout/use-waits-toast.ts';
import { BackTestPanel } from '../back-test/back-test-panel.tsx';
import { HitsSide } from '../rule-hits/hits-side.tsx';
import { useBusinessRules, useRuleHits } from '../fraud-guard.data.ts';
import { JumpList } from '../read-and-edit-rules/jump-list.view.tsx';
import { ReadRulesView } from '../read-and-edit-rules/read-rules.view.tsx';
import { RulesForm } from '../read-and-edit-rules/rules-form.tsx';
import { RulesSkeleton } from '../read-and-edit-rules/rules-skeleton.tsx';
import { useBusinessRulesPages } from './use-business-rules-pages.ts';

/** The rules of a business that has its own. */
export function BusinessRules({ businessId }: { businessId: number }) {
  const { communityId, currency } = useCommunity();
  const canChange = useMay('fraudGuard.saveBusinessRules');
  const rules = useBusinessRules(communityId, businessId);
  const hits = useRuleHits(communityId, businessId);
  return (
    <QueryResult whole query={rules} skeleton={<RulesSkeleton />} failed="The rules did not load">
      {(data) => (
        <PageStack className="grid-cols-[minmax(0,1fr)]">
          <PageHeader
            title={`Fraud guard rules of ${data.businessName}`}
            subtitle="Checked on its payments in place of the rules of the facility"
          />
          <BinAlerts mode={data.binTestingCode} />
          <JumpList hasOverrides={false} />
          {canChange ? (
            <EditedBusinessRules businessId={businessId} rules={data} hits={hits} />
          ) : (
            <SideBySide side={<HitsSide query={hits} />}>
              <ReadRulesView rules={data} counts={hits.data} currency={currency} />
            </SideBySide>
          )}
        </PageStack>
      )}
    </QueryResult>
  );
}

interface EditedBusinessRulesProps {
  businessId: number;
  rules: BusinessFraudGuardRules;
  hits: ReturnType<typeof useRuleHits>;
}

function EditedBusinessRules({ businessId, rules, hits }: EditedBusinessRulesProps) {
  const { communityId } = useCommunity();
  const params = { communityId, businessId };
  const schema = useFormSchema('fraudGuard.saveBusinessRules', params);
  const { send } = useChange('fraudGuard.saveBusinessRules');
  const { goToAll } = useBusinessRulesPages();
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
          usualLimit={rules.usualAmountLimit}
          weakeningWaits={rules.weakeningWaits}
          renderSide={(entered, isValid) => (
            <>
              <BackTestPanel communityId={communityId} businessId={businessId} rules={entered} isValid={isValid} />
              <HitsSide query={hits} />
            </>
          )}
          onSend={(body) => send({ params, body })}
          done={({ status, body }) =>
            status === 202
              ? waits(`The change of the rules of ${rules.businessName}`)
              : `Rules of ${body.businessName} saved`
          }
          onSaved={({ status }) => (status === 202 ? setRequests(requests + 1) : void schema.refetch())}
          onCancel={goToAll}
        />
      )}
    </QueryResult>
  );
}
