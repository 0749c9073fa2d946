import { useSession } from '../../../data/session.ts';
import type { RowLinks } from '../../../layout/list/list-table.tsx';
import { useRowLinks } from '../../../layout/list/use-list.ts';
import { useGoTo } from '../../../pages/page-link.tsx';

interface BusinessRulesPages {
  /** Where the rules of a business are. */
  links: Required<RowLinks>;
  goToAdd: () => void;
  /** To the rules of the facility and the overrides. */
  goToAll: () => void;
}

/** The pages of business rules: staff have views of their own (1R057). */
export function useBusinessRulesPages(): BusinessRulesPages {
  const isStaff = useSession().kind === 'STAFF';
  const goTo = useGoTo();
  const ofStaff = useRowLinks('AdminFraudGuardBusinessRulesView', (BusinessId) => ({ BusinessId }));
  const ofFacility = useRowLinks('FraudGuardRulesView', (BusinessId) => ({ BusinessId }));
  return isStaff
    ? {
        links: ofStaff,
        goToAdd: () => goTo('AdminFraudGuardBusinessRulesView'),
        goToAll: () => goTo('AdminFraudGuardFacilityRulesView'),
      }
    : {
        links: ofFacility,
        goToAdd: () => goTo('FraudGuardRulesView', { add: true }),
        goToAll: () => goTo('FraudGuardRulesView'),
      };
}
