import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { Fragment, useState } from 'react';
import type { CallBody, CallInput, CallParams, CallResponse, FormName } from '../../data/calls/call.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { reloadOf, useFormSchema } from '../../data/use-form-schema.ts';
import { QueryResult } from '../query-result.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

/** What the form of a setting needs. */
export interface SettingForm<N extends FormName> {
  schema: FormSchemaDocument;
  /** Fetches it again, with what another user saved. */
  reload: () => Promise<FormSchemaDocument>;
  onSend: (body: CallBody<N>) => Promise<CallResponse<N>>;
  onSaved: (saved: CallResponse<N>) => void;
}

interface RestartingFormProps<N extends FormName> {
  call: N;
  params: CallParams<N>;
  /** Said where the current values did not load. */
  failed: string;
  children: (form: SettingForm<N>) => React.ReactNode;
}

/** The form of a setting that stays on its page: it begins again with what applies once it was saved or requested. */
export function RestartingForm<N extends FormName>({ call, params, failed, children }: RestartingFormProps<N>) {
  const schema = useFormSchema(call, params);
  const { send } = useChange(call);
  // What was requested does not apply yet: the form begins with what does
  const [requests, setRequests] = useState(0);
  return (
    <QueryResult query={schema} skeleton={<FormSkeleton />} failed={failed}>
      {(document) => (
        <Fragment key={requests}>
          {children({
            schema: document,
            reload: reloadOf(schema),
            onSend: (body) => send({ params, body } as CallInput<N>),
            onSaved: (saved) =>
              (saved as { status?: number }).status === 202 ? setRequests(requests + 1) : void schema.refetch(),
          })}
        </Fragment>
      )}
    </QueryResult>
  );
}
