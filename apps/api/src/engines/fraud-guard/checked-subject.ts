import type { RulesInForce } from '@quickportal/db/fraud-guard/get-fraud-guard-rules';
import type { FraudSubject } from '../payments/fraud-guard.ts';

/** A payment with the rules that apply to it. */
export interface CheckedSubject extends FraudSubject {
  rules: RulesInForce;
}
