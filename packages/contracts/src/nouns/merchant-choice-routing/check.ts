import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { audience, manageRights, ofCommunity } from './call-parts.ts';
import { MOST_ROUTING_LINES } from './routing-columns.ts';
import { RoutingCheck } from './routing-upload.ts';

/** Characters of pasted lines, and bytes of the request that has them. */
const MOST_CHARACTERS = 500_000;
const MOST_BYTES = 1_048_576;
/** Nothing of the text is stored, so that numbers in it are looked at where an error quotes them only. */
const NO_CONTROL = /^(?:[\t\n\r]|[^\p{Control}\p{Surrogate}])*$/u;

export const checkRoutingConfigurations = contract({
  name: 'merchantChoiceRouting.checkRoutingConfigurations',
  kind: 'query',
  method: 'POST',
  path: 'merchant-choice-routing/{communityId}/validate',
  params: ofCommunity,
  bodyLimit: MOST_BYTES,
  body: z
    .strictObject({
      configurations: z
        .string()
        .min(1)
        .max(MOST_CHARACTERS, { abort: true })
        .regex(NO_CONTROL, { message: 'Remove characters that cannot be seen.' })
        .meta({
          title: 'Configurations',
          description: `Pasted lines with commas or tabs, quotes as in CSV, at most ${MOST_ROUTING_LINES.toLocaleString('en-AU')}. A first line that names the columns is a heading.`,
          examples: ['HCW,22814410,THRESHOLD_AND_BELOW,200.00,ALL,'],
          'x-form': { widget: 'textarea' },
        }),
    })
    .meta({ id: 'RoutingConfigurationsCheck' }),
  responses: { 200: RoutingCheck },
  audience,
  rights: manageRights,
  cost: 10,
  summary: 'Check routing in bulk',
  description: 'Reads pasted routing of many merchant accounts and says what is wrong, line by line. Nothing is saved.',
  spec: ['2C017', '2E007', '2E008'],
});
