import type { ExampleFields, Examples } from '../../kernel/examples.ts';

const switches: ExampleFields = {
  switchedOn: ['CARD_EXPIRING', 'PAYMENT_RECEIPT', 'RECURRING_DUE'],
  facilitySwitchedOff: ['PAYMENT_DECLINED'],
  refusal: '',
};

/** What components look like as a whole. */
export const examples = {
  NoticeSwitchChange: { switchedOn: ['CARD_EXPIRING', 'PAYMENT_RECEIPT', 'RECURRING_DUE'] },
  NoticeSwitches: switches,
} satisfies Examples;
