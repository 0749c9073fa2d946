import { list } from '../../kernel/list.ts';

/** The rules of a registration, in their order. */
export const matchingRuleList = list({
  name: 'matching-rules',
  title: 'Matching Rules',
  noun: ['rule', 'rules'],
  columns: {
    orderNumber: { title: 'Order', kind: 'number', width: 5 },
    ruleName: { title: 'Rule Name', lead: true, maxWidth: 14 },
    ruleDescription: { title: 'Description', maxWidth: 28 },
    enabled: { title: 'Enabled', width: 6 },
  },
});
