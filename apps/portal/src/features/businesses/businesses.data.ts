import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

/** How a business is reached, its surcharges and dual authorisation. */
export const useBusinessSettings = (businessId: number) =>
  trpc.businesses.getSettings.useQuery({ params: { businessId } }, shownInline);

/** Who a business is. */
export const useBusinessDetails = (businessId: number) =>
  trpc.businesses.getDetails.useQuery({ params: { businessId } }, shownInline);

/** What is enabled for a business. */
export const useBusinessEnablement = (businessId: number) =>
  trpc.businesses.getEnablement.useQuery({ params: { businessId } }, shownInline);

/** What removing a payment term would stop. */
export const usePaymentTermUse = (params: { businessId: number; paymentTermId: number }) =>
  trpc.paymentTerms.getUse.useQuery({ params });
