import * as contracts from '@quickportal/contracts/notifications/contracts';
import { implement } from '../procedures/implement.ts';
import { switchesFor } from './switches.ts';

export const getNoticeSwitches = implement(contracts.getNoticeSwitches).query(({ ctx }) => switchesFor(ctx, null));
