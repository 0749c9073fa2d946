import { list } from '../../kernel/list.ts';
import { routingRuleTitles } from '../../rules/cards/merchant-choice-routing.ts';
import { routingColumns } from './routing-columns.ts';

/** Lines of bulk routing, before and after they are saved (2R076). */
export const routingConfigurationList = list({
  name: 'routing-configurations',
  title: 'Configurations',
  noun: ['configuration', 'configurations'],
  columns: {
    supplierCode: { title: routingColumns.supplierCode, kind: 'code', width: 9 },
    merchantId: { title: routingColumns.merchantId, kind: 'code', width: 7, lead: true },
    mastercardRule: { title: routingColumns.mastercardRule, words: routingRuleTitles, width: 9 },
    mastercardThreshold: { title: routingColumns.mastercardThreshold, kind: 'number', width: 8 },
    visaRule: { title: routingColumns.visaRule, words: routingRuleTitles, width: 9 },
    visaThreshold: { title: routingColumns.visaThreshold, kind: 'number', width: 8 },
  },
});

/** What is wrong with pasted lines (2E008). */
export const routingErrorList = list({
  name: 'routing-errors',
  title: 'Errors',
  noun: ['error', 'errors'],
  columns: {
    lineNumber: { title: 'Line', width: 4, lead: true },
    nameOfField: { title: 'Column Name', width: 12 },
    providedValueText: { title: 'Value', width: 10, maxWidth: 16 },
    errorText: { title: 'Error', wrap: true },
  },
});
