import type { PageValues } from './page-values.ts';

/** Gives up signing in, half way. */
export function SignOutLink({ values }: { values: PageValues }) {
  return (
    <form method="post" action={`${values.base}/AuthAction/sign-out`}>
      <input type="hidden" name="csrf" defaultValue={values.csrfToken} />
      <button type="submit" className="text-accent-ink underline-offset-3 hover:underline">
        Sign in as another user
      </button>
    </form>
  );
}
