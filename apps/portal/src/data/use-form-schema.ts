import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryString } from '../pages/search-params.ts';
import type { AskingName, CallParams } from './call.ts';
import { callPath } from './call-path.ts';
import { callRoutes } from './call-routes.gen.ts';
import { callRest } from './rest.ts';

/**
 * The form of a call: `useFormSchema('customers.updateDetails', { id })`. It holds current values, so it is fetched again
 * whenever a form is opened. `choices` go into its query.
 */
export function useFormSchema<N extends AskingName>(
  name: N,
  params?: CallParams<N>,
  choices: Readonly<Record<string, string | number | boolean>> = {},
) {
  const address = `${formPath(name, params)}${queryString(choices)}`;
  return useQuery({
    queryKey: ['form', address],
    queryFn: ({ signal }) => fetchForm(address, signal),
    staleTime: 0,
    gcTime: 0,
    meta: { shownInline: true },
  });
}

const formPath = <N extends AskingName>(name: N, params?: CallParams<N>): string =>
  `forms/${callRoutes[name].method.toLowerCase()}/${callPath(name, params)}`;

const fetchForm = async (address: string, signal?: AbortSignal) =>
  (await callRest(address, signal && { signal })) as FormSchemaDocument;

/** Fetches the form of a call once, for what another user saved while a form of another call was open. */
export const fetchFormSchema = <N extends AskingName>(name: N, params?: CallParams<N>): Promise<FormSchemaDocument> =>
  fetchForm(formPath(name, params));

/** Fetches the schema of a form again, for what another user saved meanwhile. */
export const reloadOf =
  ({ refetch }: Pick<UseQueryResult<FormSchemaDocument>, 'refetch'>) =>
  async (): Promise<FormSchemaDocument> => {
    const { data, error } = await refetch();
    if (data === undefined || error) throw error ?? new Error('The form did not load');
    return data;
  };
