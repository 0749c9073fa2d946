import type { SwitchableRule } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import type { Form } from '@quickportal/forms/react/use-form';
import { useEffect, useRef } from 'react';
import { withRule } from './shadow-rules.ts';

/** Takes a rule out of shadow and saves the form with it, once the form has the new value. */
export function useMakeLive({ values, setValue, submit }: Form): (rule: SwitchableRule) => void {
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    void submit();
  });
  return (rule) => {
    isWaiting.current = true;
    setValue(['shadowRules'], withRule(values['shadowRules'], rule, false));
  };
}
