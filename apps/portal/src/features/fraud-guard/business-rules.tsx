import { useMay } from '../../data/use-may.ts';
import { useCommunity } from '../../data/session.ts';
import { useChange } from '../../data/use-change.ts';
import { reloadOf, useFormSchema } from '../../data/use-form-schema.ts';
import { BinAlerts } from '../../layout/bin-alerts.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageStack, SideBySide } from '../../layout/page-stack.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { BackTestPanel } from './back-test-panel.tsx';
import { HitsSide } from './hits-side.tsx';
import { useBusinessRules, useRuleHits } from './fraud-guard.data.ts';
import { JumpList } from './jump-list.view.tsx';
import { ReadRulesView } from './read-rules.view.tsx';
import { RulesForm } from './rules-form.tsx';
import { RulesSkeleton } from './rules-skeleton.tsx';
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
            <EditedBusinessRules businessId={businessId} usualLimit={data.usualAmountLimit} hits={hits} />
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
  usualLimit: string | null;
  hits: ReturnType<typeof useRuleHits>;
}

function EditedBusinessRules({ businessId, usualLimit, hits }: EditedBusinessRulesProps) {
  const { communityId } = useCommunity();
  const params = { communityId, businessId };
  const schema = useFormSchema('fraudGuard.saveBusinessRules', params);
  const { send } = useChange('fraudGuard.saveBusinessRules');
  const { goToAll } = useBusinessRulesPages();
  return (
    <QueryResult query={schema} skeleton={<RulesSkeleton />} failed="The rules did not load">
      {(document) => (
        <RulesForm
          schema={document}
          reload={reloadOf(schema)}
          counts={hits.data}
          usualLimit={usualLimit}
          renderSide={(entered, isValid) => (
            <>
              <BackTestPanel communityId={communityId} businessId={businessId} rules={entered} isValid={isValid} />
              <HitsSide query={hits} />
            </>
          )}
          onSend={(body) => send({ params, body })}
          done={({ businessName }) => `Rules of ${businessName} saved`}
          onSaved={() => void schema.refetch()}
          onCancel={goToAll}
        />
      )}
    </QueryResult>
  );
}
