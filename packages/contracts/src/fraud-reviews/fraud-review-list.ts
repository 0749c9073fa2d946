import { list } from '../kernel/list.ts';
import { fraudReasonTitles } from '../rules/fraud-guard/fraud-guard-rules.ts';
import { fraudDecisionStates } from '../rules/states/fraud-decision.ts';
import { stateTitles } from '../rules/states/state-machine.ts';

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
    status: { title: 'Decision', kind: 'status', words: stateTitles(fraudDecisionStates) },
    rule: { title: 'Rule', words: fraudReasonTitles, only: 'file' },
  },
  criteria: { status: 'Decision', rule: 'Rule', businessId: 'Business', from: 'From', to: 'To' },
});
