import {
  type SignInError,
  signInErrors,
  type SignInNotice,
  signInNotices,
} from '@quickportal/contracts/access/sign-in-messages';
import { CircleAlert, CircleCheck } from 'lucide-react';

// Every message is in the page; the code that the server wrote into it shows one. No script is needed for that
const errorShown: Record<SignInError, string> = {
  'sign-in-failed': 'group-data-[error=sign-in-failed]/page:flex',
  'code-wrong': 'group-data-[error=code-wrong]/page:flex',
  'signed-out': 'group-data-[error=signed-out]/page:flex',
  'session-limit': 'group-data-[error=session-limit]/page:flex',
  'too-many-requests': 'group-data-[error=too-many-requests]/page:flex',
  'fields-missing': 'group-data-[error=fields-missing]/page:flex',
  'passwords-differ': 'group-data-[error=passwords-differ]/page:flex',
  'password-refused': 'group-data-[error=password-refused]/page:flex',
  'link-expired': 'group-data-[error=link-expired]/page:flex',
  'mail-not-set-up': 'group-data-[error=mail-not-set-up]/page:flex',
  'not-from-here': 'group-data-[error=not-from-here]/page:flex',
  unavailable: 'group-data-[error=unavailable]/page:flex',
};
const noticeShown: Record<SignInNotice, string> = {
  'signed-out': 'group-data-[notice=signed-out]/page:flex',
  'password-reset': 'group-data-[notice=password-reset]/page:flex',
  'mail-sent': 'group-data-[notice=mail-sent]/page:flex',
};

const box = 'mb-5 hidden gap-2.5 rounded-2 border border-l-[3px] px-4 py-3 text-14 [&>svg]:mt-0.5';
const bad = `${box} border-danger-line border-l-danger bg-danger-soft [&>svg]:text-danger-ink`;
const good = `${box} border-success-line border-l-success bg-success-soft [&>svg]:text-success-ink`;

interface FormMessagesProps {
  errors: readonly SignInError[];
  notices?: readonly SignInNotice[];
}

/** What the step before said: one of the messages, or the text that the script puts into the last one. */
export function FormMessages({ errors, notices = [] }: FormMessagesProps) {
  return (
    <>
      {errors.map((code) => (
        <p key={code} role="alert" data-slot="alert" className={`${bad} ${errorShown[code]}`}>
          <CircleAlert aria-hidden="true" />
          {signInErrors[code]}
        </p>
      ))}
      {notices.map((code) => (
        <output key={code} data-slot="alert" className={`${good} ${noticeShown[code]}`}>
          <CircleCheck aria-hidden="true" />
          {signInNotices[code]}
        </output>
      ))}
      <p id="said" role="alert" data-slot="alert" className={`${bad} data-text:flex`}>
        <CircleAlert aria-hidden="true" />
        <span />
      </p>
    </>
  );
}
