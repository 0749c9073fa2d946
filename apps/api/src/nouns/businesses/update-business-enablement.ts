import * as contracts from '@quickportal/contracts/businesses/contracts';
import { implement } from '../../procedures/implement.ts';
import { saveBusinessSection } from './save-business-section.ts';
import { enablementKind } from './enablement-kind.ts';
import { showEnablement } from './shown-business.ts';

export const updateBusinessEnablement = implement(contracts.updateBusinessEnablement).mutation(({ ctx, input }) =>
  saveBusinessSection(ctx, input, {
    params: input.params,
    body: input.body,
    kind: enablementKind,
    show: showEnablement,
  }),
);
