import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { text, id } from '../../kernel/primitives.ts';

/** Kinds of records that an address of the portal names, with the call that opens them. */
export const locatedKinds = ['customer', 'transaction', 'recurringPayment', 'uploadedFile', 'user'] as const;

export const locateCommunity = contract({
  name: 'communities.locate',
  kind: 'query',
  method: 'GET',
  path: 'communities/locate',
  query: z.strictObject({
    kind: z.enum(locatedKinds).meta({ title: 'Kind', description: 'The kind of record to find.' }),
    reference: text({ max: 20 }).meta({
      title: 'Reference',
      description: 'The receipt number of a transaction, the ID of anything else.',
      examples: ['1048217'],
    }),
  }),
  responses: {
    200: z
      .strictObject({
        items: z
          .array(
            z
              .strictObject({
                communityId: id().meta({ title: 'Community ID', description: 'Identifier of the community.' }),
                communityName: z.string().meta({ title: 'Community name', description: 'Name of the community.' }),
              })
              .meta({ id: 'LocatedCommunity' }),
          )
          .max(10)
          .meta({
            title: 'Communities',
            description: 'The communities that have the record; several can have the same receipt number.',
          }),
      })
      .meta({ id: 'LocatedRecord' }),
  },
  audience: ['staff'],
  rights: {},
  summary: 'Find the community of a record',
  description:
    'The enabled communities that a customer, transaction, schedule, file or user belongs to, so that a link opens where it belongs. Empty where there is none, or where the caller may not see records of the kind.',
});
