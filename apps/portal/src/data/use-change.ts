import { usePresence } from '@quickportal/forms/react/presence';
import { problemOf } from '@quickportal/forms/react/problem-of';
import type { LeftOutcome } from '@quickportal/forms/react/use-form';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallResponse, CallInput, ChangeName } from './call.ts';
import { changedTitles, currentOf, isSameThing, lostUpdateText, overCurrent } from './lost-update.ts';
import { fieldErrorsOf, messageOf } from './problem.ts';
import { changeSender } from './send-change.ts';
import { refreshAfter } from './stale-queries.ts';

export interface ChangeOptions<N extends ChangeName> {
  /** The change was made, or was taken for approval. */
  onDone?: (response: CallResponse<N>, input: CallInput<N>) => void;
  /** Shows a failure on top of the page, where the component has no place for it. */
  notice?: boolean;
  /** What became of it where the user left before; by default `onDone`, and a failure as a toast. */
  onLeft?: (outcome: LeftOutcome<CallResponse<N>>) => void;
  /** The thing as the user sees it, so that a lost update can name what another user changed. */
  seen?: object;
}

/** A change that a component can make. */
export interface Change<N extends ChangeName> {
  /**
   * Makes it; a failure is in `error`. After a lost update, which the user has read by then, the same again goes on over
   * the current version. `onDone` is for this one time.
   */
  make: (input: CallInput<N>, onDone?: (response: CallResponse<N>) => void) => void;
  /** Makes it; rejects with the failure, for forms. */
  send: (input: CallInput<N>) => Promise<CallResponse<N>>;
  busy: boolean;
  /** What is being sent now. */
  sending: CallInput<N> | undefined;
  /** Why it was not made, in a sentence. */
  error: string | undefined;
  /** Forgets the failure. */
  reset: () => void;
  /** The user leaves while it is being sent: the outcome goes to `onLeft`. */
  leave: () => void;
}

/**
 * A change by the name of its call: `useChange('recurringPayments.stop')`. It owns the idempotency key and fetches again
 * what the change made stale, whatever the response was.
 */
export function useChange<N extends ChangeName>(
  name: N,
  { onDone, onLeft, notice = false, seen }: ChangeOptions<N> = {},
): Change<N> {
  const [send] = useState(() => changeSender(name));
  const [changed, setChanged] = useState<readonly string[]>([]);
  const presence = usePresence();
  // Who calls `send` tells the outcome
  const isMade = useRef(false);
  const isLeft = () => isMade.current && presence.isGone();
  const { mutate, mutateAsync, isPending, variables, error, reset } = useMutation<CallResponse<N>, Error, CallInput<N>>(
    {
      mutationFn: send,
      meta: { shownInline: !notice },
      onSuccess: (response, input) => {
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
    busy: isPending,
    sending: isPending ? variables : undefined,
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

/** What another user changed, where that is why a change was refused. */
async function changedFor(name: ChangeName, seen: object | undefined, failure: Error): Promise<string[]> {
  const current = currentOf(failure);
  if (!current || !seen) return [];
  const { fieldTitles } = await import('./field-titles.gen.ts');
  return changedTitles(fieldTitles[name.slice(0, name.indexOf('.'))] ?? {}, seen, current);
}
