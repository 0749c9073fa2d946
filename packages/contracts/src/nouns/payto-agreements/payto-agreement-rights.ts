import type { Right } from '../../access/rights.ts';
import type { RightsNeeded } from '../../kernel/contract.ts';

/** Any of these opens the PayTo Agreements tab and the agreements in it (1R157). */
export const agreementReadRights: readonly Right[] = ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'];

/** What creating and amending takes (1R162). */
export const agreementChangeRights: readonly Right[] = ['MANAGE_CUSTOMERS'];

/** Any of these opens a call that a payment needs; whether one may be taken is answered with 401 (1R170). */
export const agreementPaymentRights: readonly Right[] = [...agreementReadRights, 'TERMINAL_EXISTING_CUSTOMER'];

/** What an e-commerce payment takes, in the business that is paid: the right to take payments. */
export const ecommerceRights: readonly Right[] = ['TERMINAL_EXISTING_CUSTOMER'];

/** What exporting takes: the right of the list, and the right to export customers, whose names are in it. */
export const agreementExportRights = {
  anyOf: agreementReadRights,
  allOf: ['EXPORT_CUSTOMERS'],
} as const satisfies RightsNeeded;
