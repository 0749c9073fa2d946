import { useState } from 'react';
import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { fieldErrorsOf, messageOf } from '../../data/problem.ts';
import { VerifyHandoffView } from './verify-handoff.view.tsx';

interface Pasted {
  request: string;
  signedText: string;
}

/** The check of a pasted hand-off. */
export function VerifyHandoff() {
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const body = { request: pasted?.request ?? '', ...(pasted?.signedText && { signedText: pasted.signedText }) };
  const check = trpc.connectionDetails.checkHandoff.useQuery(
    { body },
    { enabled: pasted !== null, staleTime: 0, gcTime: 0, retry: false, ...shownInline },
  );
  const verify = (next: Pasted) => {
    if (pasted?.request === next.request && pasted.signedText === next.signedText) void check.refetch();
    else setPasted(next);
  };
  return (
    <VerifyHandoffView
      result={check.data ?? null}
      busy={check.isFetching}
      error={check.error ? (fieldErrorsOf(check.error)[0]?.messages[0] ?? messageOf(check.error)) : undefined}
      onVerify={verify}
    />
  );
}
