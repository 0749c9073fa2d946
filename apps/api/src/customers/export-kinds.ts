import { customersExport } from './customers-export.ts';

/** Lists of customers that can be exported. */
export const exportKinds = [customersExport];
