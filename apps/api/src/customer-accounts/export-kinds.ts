import { expiringCardsExport } from './expiring-cards-export.ts';

/** Lists of customer accounts that can be exported. */
export const exportKinds = [expiringCardsExport];
