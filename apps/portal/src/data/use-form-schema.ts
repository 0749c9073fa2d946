import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryString } from '../pages/search-params.ts';
import type { AskingName, CallParams } from './calls/call.ts';
import { formPath } from './calls/form-path.ts';
import { labelledThing } from './labelled-things.ts';
import { callRest } from './connection/rest.ts';

/**
 * Fetches the form of a call: `useFormSchema('customers.updateDetails', { id })`. It holds current values, so it is
 * refetched whenever a form opens. `choices` go into its query.
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

const fetchForm = async (address: string, signal?: AbortSignal) =>
  labelledThing((await callRest(address, signal && { signal })) as FormSchemaDocument);

/** Fetches the form of a call once, after another user saved while a form of another call was open. */
export const fetchFormSchema = <N extends AskingName>(name: N, params?: CallParams<N>): Promise<FormSchemaDocument> =>
  fetchForm(formPath(name, params));

/** Refetches the schema of a form, after another user saved. */
export const reloadOf =
  ({ refetch }: Pick<UseQueryResult<FormSchemaDocument>, 'refetch'>) =>
  async (): Promise<FormSchemaDocument> => {
    const { data, error } = await refetch();
    if (data === undefined || error) throw error ?? new Error('The form did not load');
    return data;
  };
