import type { AnyContract } from '@quickportal/contracts/kernel/contract';
import { tagName } from './tags.ts';

/** Where the page of the API documentation describes a call, below its address. */
export const documentationPath = (contract: AnyContract): string =>
  `#tag/${tagName(contract)}/${contract.method}/${contract.path}`;
