import { useState } from 'react';
import { changeSender } from '../../data/calls/send-change.ts';
import { isProblem, messageOf } from '../../data/problem.ts';
import { useGoTo } from '../../pages/page-link.tsx';

/** Deletes what this browser requested, and goes to the first step; also where there is nothing to delete. */
export function useStartAgain(): { make: () => void; error: string | undefined } {
  const goTo = useGoTo();
  const [send] = useState(() => changeSender('sandboxes.delete'));
  const [error, setError] = useState<string>();
  return {
    error,
    make: () => {
      setError(undefined);
      void send(undefined).then(
        () => goTo('SandboxCreatorView'),
        (failure: unknown) => {
          if (isProblem(failure, 'not-found')) goTo('SandboxCreatorView');
          else setError(messageOf(failure));
        },
      );
    },
  };
}
