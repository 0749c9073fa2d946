import { recurringPaymentStates } from '@quickportal/contracts/rules/states/recurring-payment';

export const inWords = (status: keyof typeof recurringPaymentStates.states): string =>
  recurringPaymentStates.states[status].title.toLowerCase();
