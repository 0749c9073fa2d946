// Written by `npm run registries`. Kinds of files that nouns take.
import { fileKinds as customers } from '../customers/file-kinds.ts';
import { fileKinds as paymentFiles } from '../payment-files/file-kinds.ts';

export const kindsOfNouns = [
  customers,
  paymentFiles,
];
