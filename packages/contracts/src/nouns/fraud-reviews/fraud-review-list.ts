import { business } from '../../kernel/filter.ts';
import { list } from '../../kernel/list.ts';
import { fraudReasonTitles } from '../../rules/fraud-guard/fraud-guard-rules.ts';
import { fraudDecisionStates } from '../../rules/states/fraud-decision.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';

const decisionTitles = stateTitles(fraudDecisionStates);

/** Payments that fraud guard decided about, as they are shown. */
export const fraudReviewList = list({
  name: 'fraud-reviews',
  title: 'Suspended payments',
  noun: ['payment', 'payments'],
  columns: {
    receiptNumber: { title: 'Receipt number', kind: 'code', lead: true },
    decidedAt: { title: 'Time', kind: 'time' },
    customerName: { title: 'Customer', maxWidth: 14 },
    totalAmount: { title: 'Amount', kind: 'money', width: 6.5 },
    reasons: { title: 'Reasons', wrap: true },
    status: { title: 'Decision', kind: 'status', words: decisionTitles },
  },
  filters: {
    status: {
      kind: 'choice',
      title: 'Decision',
      description: 'Only payments with these decisions.',
      examples: [['SUSPENDED']],
      choices: decisionTitles,
      many: true,
      default: ['SUSPENDED'],
    },
    rule: {
      kind: 'choice',
      title: 'Rule',
      description: 'Only payments that matched this rule.',
      choices: fraudReasonTitles,
    },
    businessId: business({ description: 'Only payments of this business.' }),
    date: { kind: 'days', title: 'Date', from: 'from', to: 'to' },
  },
});
