import * as contracts from '@quickportal/contracts/businesses/contracts';
import { implement } from '../../procedures/implement.ts';
import { saveBusinessSection } from './save-business-section.ts';
import { detailsKind, type Identity, withPlainNumbers } from './section-kinds.ts';
import { showDetails } from './shown-business.ts';

export const updateBusinessDetails = implement(contracts.updateBusinessDetails).mutation(({ ctx, input }) =>
  saveBusinessSection(ctx, input, {
    params: input.params,
    body: withPlainNumbers(input.body) as Partial<Identity> & { version?: number },
    kind: detailsKind,
    show: showDetails,
  }),
);
