import * as contracts from '@quickportal/contracts/global-search/contracts';
import { implement } from '../../procedures/implement.ts';
import { foundBy } from './found-by.ts';

export const findServiceMessages = implement(contracts.findServiceMessages).query(foundBy('serviceMessages'));
