// The calls about webhooks, by what they do: a table of contents.
export * from './delivery-calls.ts';
export * from './endpoint-calls.ts';
