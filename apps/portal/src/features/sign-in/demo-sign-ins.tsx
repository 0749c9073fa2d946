import type { PageValues } from './page-values.ts';

const PASSWORD = 'Demo-portal-2026';

const people = [
  { loginName: 'facility.admin', about: 'Harbour City Utilities, all rights' },
  { loginName: 'facility.second', about: 'Harbour City Utilities, approves' },
  { loginName: 'facility.viewer', about: 'Harbour City Utilities, view only' },
  { loginName: 'facility.other', about: 'Kiwi Fitness Group, all rights' },
  { loginName: 'staff.admin', about: 'Staff, all rights' },
  { loginName: 'staff.second', about: 'Staff, all rights' },
  { loginName: 'staff.support', about: 'Staff, view only' },
] as const;

/** The sign-ins of a demo database, each one press away. The server shows them only in a demo. */
export function DemoSignIns({ values }: { values: PageValues }) {
  return (
    <section
      aria-labelledby="demo"
      className="hidden w-full max-w-104 rounded-3 border border-line bg-surface-sunken p-5 group-data-[demo=true]/page:block"
    >
      <h2 id="demo" className="text-14">
        Demo sign-ins
      </h2>
      <p className="mt-0.5 mb-3 text-13 text-ink-2">
        Fictional people and money. Password <code className="font-mono">{PASSWORD}</code>, mail in the{' '}
        <a href={`${values.base}/MailboxView`} className="underline">
          mailbox
        </a>
        .
      </p>
      <form
        method="post"
        action={`${values.base}/AuthAction`}
        data-action="AuthAction"
        className="grid grid-cols-2 gap-2 max-sm:grid-cols-1"
      >
        <input type="hidden" name="returnTo" defaultValue={values.returnTo} />
        <input type="hidden" name="password" defaultValue={PASSWORD} />
        {people.map(({ loginName, about }) => (
          <button
            key={loginName}
            type="submit"
            name="loginName"
            value={loginName}
            className="grid content-start gap-px rounded-2 border border-line-control bg-surface px-3 py-2 text-left hover:bg-surface-press"
          >
            <span className="font-strong">{loginName}</span>
            <span className="text-12 text-ink-2">{about}</span>
          </button>
        ))}
      </form>
    </section>
  );
}
