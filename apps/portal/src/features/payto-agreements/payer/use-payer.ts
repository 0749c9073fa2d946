import { payIdType, payIdTypes, type PayIdType } from '@quickportal/contracts/rules/contact/payid';
import type { Form } from '@quickportal/forms/react/use-form';
import { useEffect, useRef } from 'react';
import { typeAfterTyping } from './payid-type.ts';

interface Payer {
  payId: string;
  /** As it was chosen, otherwise as the PayID reads. */
  type: PayIdType;
  accountId: number | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Who pays as entered so far. The type of a PayID follows what is typed until another one is chosen. */
export function usePayer({ values, body, setValue }: Pick<Form, 'values' | 'body' | 'setValue'>): Payer {
  const payId = textOf(values['payId']);
  const chosen = textOf(values['payIdType']);
  const before = useRef({ payId, payIdType: chosen });
  useEffect(() => {
    const isTyped = before.current.payId !== payId;
    const type = isTyped ? typeAfterTyping(payId, before.current) : null;
    before.current = { payId, payIdType: chosen };
    if (type !== null && type !== chosen) setValue(['payIdType'], type);
  }, [payId, chosen, setValue]);
  const { accountId } = body;
  return {
    payId,
    type: payIdTypes.find((type) => type === chosen) ?? payIdType(payId),
    accountId: typeof accountId === 'number' ? accountId : null,
  };
}
