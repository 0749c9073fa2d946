import type { BusinessFraudGuardRules } from '@quickportal/contracts/fraud-guard/business-rules';
import { useCommunity } from '../../../data/session.ts';
import { useWaitsToast } from '../../../layout/use-waits-toast.ts';
import { ConfirmChange, type Question } from '../../../layout/forms/confirm-change.tsx';

interface DeleteBusinessRulesDialogProps {
  rules: BusinessFraudGuardRules;
  onClose: () => void;
}

/** Asks before the rules of a business are deleted, and deletes them. */
export function DeleteBusinessRulesDialog({ rules, onClose }: DeleteBusinessRulesDialogProps) {
  const { communityId } = useCommunity();
  const { businessId, businessName, version } = rules;
  const waits = useWaitsToast();
  return (
    <ConfirmChange
      call="fraudGuard.deleteBusinessRules"
      input={{ params: { communityId, businessId }, query: version === null ? {} : { version } }}
      seen={rules}
      {...deleteQuestion(rules)}
      done={({ status }) =>
        status === 202
          ? waits(`Deleting the rules of ${businessName}`, 'Those of the facility are weaker.')
          : `Rules of ${businessName} deleted`
      }
      onClose={onClose}
    />
  );
}

/** What is asked before the rules of a business are deleted. */
export const deleteQuestion = ({ businessName }: Pick<BusinessFraudGuardRules, 'businessName'>): Question => ({
  title: `Delete the rules of ${businessName}?`,
  action: 'Delete rules',
  cancel: 'Keep rules',
  children: <p>The rules of the facility apply to {businessName} from its next payment on.</p>,
});
