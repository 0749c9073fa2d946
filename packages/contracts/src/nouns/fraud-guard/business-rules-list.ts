import { list } from '../../kernel/list.ts';
import { binTestingTitles, fraudGuardModeTitles } from '../../rules/fraud-guard/fraud-guard-rules.ts';

/** Businesses with rules of their own, as they are shown (1R067). BIN testing is for staff only (1R068). */
export const businessRulesList = list({
  name: 'fraud-guard-businesses',
  title: 'Business overrides',
  noun: ['business', 'businesses'],
  columns: {
    businessName: { title: 'Business Name', lead: true },
    code: { title: 'Business Code', kind: 'code' },
    enabled: { title: 'Fraud Guard Status', kind: 'status', words: { true: 'Enabled', false: 'Disabled' } },
    mode: { title: 'Fraud Guard Mode', words: fraudGuardModeTitles },
    binTestingCode: { title: 'BIN Testing Mode', words: binTestingTitles },
  },
});
