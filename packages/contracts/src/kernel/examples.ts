import type { Json } from './form-meta.ts';

/** Fields of a component with their examples; nested components have their own. */
export type ExampleFields = Record<string, Json>;

/**
 * What things look like as a whole, by component: a dictionary of field names alone would show a card with the number of
 * a bank account. A field that is not named here is found by its own example or its name.
 */
export type Examples = Record<string, ExampleFields>;

/** Australian dollars as things show them, such as `money('120.50')`. */
export const money = (amount: string): Json => ({ amount, currency: 'AUD', displayAmount: `$${amount}` });
