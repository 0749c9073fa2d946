// Written by `npm run registries`. Kinds of files that nouns take.
import { fileKinds as customers } from '../customers/file-kinds.ts';

export const kindsOfNouns = [
  customers,
];
