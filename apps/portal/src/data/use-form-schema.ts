import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { useQuery } from '@tanstack/react-query';
import { queryString } from '../pages/search-params.ts';
import { callRest } from './rest.ts';

/**
 * The form of a call, by the call's verb and path: `useFormSchema('patch', 'my-profile/password')`. It holds present
 * values, so it is asked for afresh whenever a form is opened.
 */
export function useFormSchema(
  verb: 'post' | 'put' | 'patch',
  path: string,
  parameters: Readonly<Record<string, string | number | boolean>> = {},
) {
  const address = `forms/${verb}/${path}${queryString(parameters)}`;
  return useQuery({
    queryKey: ['form', address],
    queryFn: async ({ signal }) => (await callRest(address, { signal })) as FormSchemaDocument,
    staleTime: 0,
    gcTime: 0,
    meta: { shownInline: true },
  });
}
