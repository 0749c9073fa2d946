import type { DisplaySchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import type { SingleUseToken } from '@quickportal/contracts/single-use-tokens/single-use-token';
import { useState } from 'react';
import { callRest } from '../../data/connection/rest.ts';
import { api } from '../../data/connection/trpc.ts';
import { fieldErrorsOf, messageOf } from '../../data/problem.ts';
import { useCommunity } from '../../data/session.ts';
import { SingleUseTokensView } from './single-use-tokens.view.tsx';

/** What was found, and how the server says to show it. */
interface Found {
  token: SingleUseToken;
  schema: DisplaySchemaDocument;
}

export default function SingleUseTokensPage() {
  const { communityId, timeZone } = useCommunity();
  const [found, setFound] = useState<Found>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const lookUp = async (singleUseTokenId: string) => {
    // Cleared first: a result must never stand beside another ID
    setFound(undefined);
    setError(undefined);
    setBusy(true);
    try {
      setFound(await find(communityId, singleUseTokenId));
    } catch (failure) {
      const [refusal] = fieldErrorsOf(failure);
      setError(refusal?.messages[0] ?? messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <SingleUseTokensView
      found={found}
      error={error}
      busy={busy}
      timeZone={timeZone}
      onLookUp={(singleUseTokenId) => void lookUp(singleUseTokenId)}
    />
  );
}

/** Looks a token up in the body of a request; its display schema is at the address of what was found. */
async function find(communityId: number, singleUseTokenId: string): Promise<Found> {
  const input = { params: { communityId }, query: { singleUseTokenId } };
  await api.singleUseTokens.locate.invalidate(input);
  const token = await api.singleUseTokens.locate.fetch(input);
  const path = `forms/get/community/${communityId}/single-use-tokens/${encodeURIComponent(token.singleUseTokenId)}`;
  return { token, schema: (await callRest(path)) as DisplaySchemaDocument };
}
