import { payToPayeeStates } from '@quickportal/contracts/rules/states/settlement-account';
import { statusBadge } from '../../layout/status-badge.tsx';

/** Status of a settlement account of any kind. */
export const AccountStatusBadge = statusBadge(payToPayeeStates.states);
