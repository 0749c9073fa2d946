import { usePresence } from '@quickportal/forms/react/presence';
import { problemOf } from '@quickportal/forms/react/problem-of';
import type { LeftOutcome } from '@quickportal/forms/react/use-form';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallResponse, CallInput, ChangeName } from './call.ts';
import { changedTitles, currentOf, isSameThing, lostUpdateText, overCurrent } from './lost-update.ts';
import { labelled } from '../labels.ts';
import { fieldErrorsOf, messageOf } from '../problem.ts';
import { changeSender } from './send-change.ts';
import { refreshAfter } from './stale-queries.ts';

export interface ChangeOptions<N extends ChangeName> {
  /**
   * Called when the change was made, or submitted for approval. Nothing is being sent by then, so it may open another
   * page.
   */
  onDone?: (response: CallResponse<N>, input: CallInput<N>) => void;
  /** Shows a failure at the top of the page, for components without a place for it. */
  notice?: boolean;
  /** Called with the outcome after the user left; by default `onDone`, and a failure as a toast. */
  onLeft?: (outcome: LeftOutcome<CallResponse<N>>) => void;
  /** The record as the user sees it, so that a lost update can list what another user changed. */
  seen?: object;
}

/** A change that a component can make. */
export interface Change<N extends ChangeName> {
  /**
   * Makes the change; a failure is in `error`. After a lost update, which the user has read by then, repeating it
   * continues with the current version. `onDone` is for this call only.
   */
  make: (input: CallInput<N>, onDone?: (response: CallResponse<N>) => void) => void;
  /** Makes the change; rejects with the failure, for forms. */
  send: (input: CallInput<N>) => Promise<CallResponse<N>>;
  busy: boolean;
  /** The input being sent. */
  sending: CallInput<N> | undefined;
  /** Why the change failed, in a sentence. */
  error: string | undefined;
  /** Clears the failure. */
  reset: () => void;
  /** Records that the user left while it is being sent: the outcome goes to `onLeft`. */
  leave: () => void;
}

/**
 * Returns a change by the name of its call: `useChange('recurringPayments.stop')`. It owns the idempotency key and
 * refetches what the change made stale, whatever the response.
 */
export function useChange<N extends ChangeName>(
  name: N,
  { onDone, onLeft, notice = false, seen }: ChangeOptions<N> = {},
): Change<N> {
  const [send] = useState(() => changeSender(name));
  const [changed, setChanged] = useState<readonly string[]>([]);
  // The input whose response has come: the mutation itself is pending until every callback has run
  const [accepted, setAccepted] = useState<CallInput<N>>();
  const presence = usePresence();
  // Callers of `send` report the outcome
  const isMade = useRef(false);
  const isLeft = () => isMade.current && presence.isGone();
  const { mutate, mutateAsync, isPending, variables, error, reset } = useMutation<CallResponse<N>, Error, CallInput<N>>(
    {
      mutationFn: send,
      meta: { shownInline: !notice },
      onMutate: () => setAccepted(undefined),
      onSuccess: (response, input) => {
        // At once, or the leave guard would block a navigation that follows
        flushSync(() => setAccepted(input));
        if (onLeft && isLeft()) onLeft({ response });
        else onDone?.(response, input);
      },
      onError: async (failure) => {
        if (isLeft() && onLeft) onLeft({ problem: problemOf(failure) });
        else if (isLeft() && !notice) void showNotMade(failure);
        setChanged(await changedFor(name, seen, failure));
      },
      onSettled: () => void refreshAfter(name),
    },
  );
  const current = currentOf(error);
  const busy = isPending && accepted !== variables;
  return {
    make: (input, onMade) => {
      presence.stay();
      isMade.current = true;
      const goesOn = !notice && current !== undefined && isSameThing(input, variables);
      mutate(goesOn ? overCurrent(input, current) : input, { onSuccess: (response) => onMade?.(response) });
    },
    send: (input) => {
      isMade.current = false;
      return mutateAsync(input);
    },
    busy,
    sending: busy ? variables : undefined,
    error: error ? (current ? lostUpdateText(changed) : sentenceOf(error)) : undefined,
    reset,
    leave: presence.leave,
  };
}

const sentenceOf = (error: Error): string => fieldErrorsOf(error)[0]?.messages[0] ?? messageOf(error);

async function showNotMade(error: Error): Promise<void> {
  const { toast } = await import('@quickportal/ui/toast');
  toast({
    tone: 'warning',
    title: 'The change you left was not made',
    description: sentenceOf(error),
    duration: Infinity,
  });
}

/** What another user changed, if that is why a change was refused. */
async function changedFor(name: ChangeName, seen: object | undefined, failure: Error): Promise<string[]> {
  const current = currentOf(failure);
  if (!current || !seen) return [];
  const { fieldTitles } = await import('./field-titles.gen.ts');
  const titles = changedTitles(fieldTitles[name.slice(0, name.indexOf('.'))] ?? {}, seen, current);
  return titles.map(labelled);
}
