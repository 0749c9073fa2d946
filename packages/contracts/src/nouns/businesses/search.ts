import { z } from 'zod';
import { staffRights } from '../../access/rights.ts';
import { autocompleteQuery, autocompleteResponse } from '../../kernel/autocomplete.ts';
import { contract } from '../../kernel/contract.ts';
import { filterSchemas } from '../../kernel/filter-schemas.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { id } from '../../kernel/primitives.ts';
import { businessList } from './business-list.ts';
import { BusinessOverview } from './business-overview.ts';

/** The community whose business search never asks for suppliers only (3C123). */
export const COMMUNITY_WITHOUT_SUPPLIER_FLAG = 5;

export const searchBusinesses = contract({
  name: 'businesses.search',
  kind: 'query',
  method: 'GET',
  path: 'businesses/search',
  query: z.strictObject({
    query: autocompleteQuery('the name or code, or the whole ID'),
    communityId: id().optional().meta({
      title: 'Community ID',
      description:
        'Only businesses of this community. Facility users may name their own only; staff who name none search the community they work in, or all of them.',
    }),
    flNoFraudGuard: z.boolean().default(false).meta({
      title: 'Without fraud guard',
      description: 'True leaves out businesses that have fraud guard rules of their own.',
    }),
    supplierFlag: z
      .boolean()
      .default(false)
      .meta({
        title: 'Suppliers only',
        description: `True leaves out buyer businesses. For community ${COMMUNITY_WITHOUT_SUPPLIER_FLAG} it counts as false.`,
      }),
  }),
  responses: {
    200: autocompleteResponse('Business', 'enabled businesses', {
      businessId: id().meta({ title: 'Business ID', description: 'Identifier of the business.' }),
      businessCode: z
        .string()
        .meta({ title: 'Business code', description: 'Code of the business, unique in its community.' }),
      businessName: z.string().meta({ title: 'Business name', description: 'Name of the business.' }),
      kind: z
        .enum(['SUPPLIER', 'BUYER'])
        .meta({ title: 'Kind', description: 'A supplier takes payments, a buyer makes them.' }),
      communityId: id().meta({ title: 'Community ID', description: 'The community of the business.' }),
    }),
  },
  errors: ['not-found'],
  audience: ['facility', 'staff'],
  // Users with any right at all, in the businesses where they hold it
  rights: { anyOf: staffRights },
  summary: 'Find businesses',
  description: 'Autocomplete for choosing a business. Users restricted to businesses find those only.',
  spec: ['1C056', '2C025', '3C123'],
});

export const searchBusinessOverviews = contract({
  name: 'businesses.searchOverviews',
  kind: 'query',
  method: 'GET',
  path: 'businesses',
  query: z.strictObject({ ...filterSchemas(businessList), ...pageFields(20) }),
  responses: { 200: paged(BusinessOverview, 'Businesses').meta({ id: 'BusinessOverviewPage' }) },
  audience: ['staff'],
  rights: { anyOf: ['VIEW_BUSINESSES', 'MANAGE_BUSINESSES'] },
  summary: 'Search the businesses of a community',
  description: 'Businesses of the community worked in by name, with their products and what waits in each.',
});
