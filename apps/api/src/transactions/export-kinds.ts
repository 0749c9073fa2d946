import { transactionsExport } from './transactions-export.ts';

/** Lists of transactions that can be exported. */
export const exportKinds = [transactionsExport];
