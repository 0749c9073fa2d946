import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { useMemo, useState } from 'react';
import { labelled } from '../../../data/labels.ts';
import type { CallResponse } from '../../../data/calls/call.ts';
import { searchOptions } from '../../../data/search-options.ts';
import { useCommunity } from '../../../data/session.ts';
import { useChange } from '../../../data/calls/use-change.ts';
import { fetchFormSchema, useFormSchema } from '../../../data/use-form-schema.ts';
import { BusinessChoiceView, type ChosenBusiness } from '../../../layout/business-choice.view.tsx';
import { BinAlerts } from '../../../layout/payments/bin-alerts.tsx';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { PageStack } from '../../../layout/page/page-stack.tsx';
import { QueryResult } from '../../../layout/query-result.tsx';
import { useWaitsToast } from '../../../layout/use-waits-toast.ts';
import { BackTestPanel } from '../back-test/back-test-panel.tsx';
import { HitsSide } from '../rule-hits/hits-side.tsx';
import { useFacilityRules, useRuleHits } from '../fraud-guard.data.ts';
import { RulesForm } from '../read-and-edit-rules/rules-form.tsx';
import { RulesSkeleton } from '../read-and-edit-rules/rules-skeleton.tsx';
import { useBusinessRulesPages } from './use-business-rules-pages.ts';

/** Rules for a business that has none of its own: they start as those of the facility. */
// In the specification: 1R070 1R136
export function NewBusinessRules() {
  const { communityId } = useCommunity();
  const [business, setBusiness] = useState<ChosenBusiness | null>(null);
  const schema = useFormSchema('fraudGuard.saveFacilityRules', { communityId });
  const rules = useFacilityRules(communityId);
  const hits = useRuleHits(communityId);
  const { send } = useChange('fraudGuard.saveBusinessRules');
  const { goToAll } = useBusinessRulesPages();
  const waits = useWaitsToast();
  // Nothing is sent before a business is chosen
  const params = { communityId, businessId: business?.businessId ?? 0 };
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title={labelled('Add business rules')}
        subtitle="Checked on its payments in place of the rules of the facility"
      />
      <BinAlerts />
      <BusinessChoiceView
        path={`businesses/search?flNoFraudGuard=true&communityId=${communityId}`}
        help={labelled('Businesses that have no rules of their own. Its rules start as those of the facility.')}
        search={searchOptions}
        chosen={business}
        onChoose={setBusiness}
      />
      <QueryResult query={schema} skeleton={<RulesSkeleton />} failed="The rules did not load">
        {(document) => (
          <FirstRulesForm
            schema={document}
            counts={hits.data}
            usualLimit={rules.data?.usualAmountLimit}
            weakeningWaits={rules.data?.weakeningWaits}
            reload={() => fetchFormSchema('fraudGuard.saveBusinessRules', params)}
            renderSide={(entered, isValid) => (
              <>
                {business !== null && (
                  <BackTestPanel
                    communityId={communityId}
                    businessId={business.businessId}
                    rules={entered}
                    isValid={isValid}
                  />
                )}
                <HitsSide query={hits} />
              </>
            )}
            toDoFirst={business === null ? labelled('Choose a business first') : undefined}
            onSend={(body) => send({ params, body })}
            done={({ status, body }) =>
              status === 202
                ? waits(labelled('The rules of the business'), 'They are weaker than those of the facility.')
                : `Rules of ${body.businessName} added`
            }
            onSaved={goToAll}
            onCancel={goToAll}
          />
        )}
      </QueryResult>
    </PageStack>
  );
}

type RulesFormProps = React.ComponentProps<typeof RulesForm<CallResponse<'fraudGuard.saveBusinessRules'>>>;

/** The form with the values of the facility's rules, for a business that had none: another user may add some. */
function FirstRulesForm({ schema, ...props }: RulesFormProps) {
  const first = useMemo(() => withNoVersion(schema), [schema]);
  return <RulesForm {...props} schema={first} />;
}

function withNoVersion(schema: FormSchemaDocument): FormSchemaDocument {
  const head = schema['x-form'];
  return { ...schema, 'x-form': { ...head, values: { ...head.values, version: null } } };
}
