import type { UploadedUser, UserUploadCheck, UserUploadSaved } from '@quickportal/contracts/user-uploads/user-upload';
import { toast } from '@quickportal/ui/toast';
import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { shownInline } from '../../data/connection/query-client.ts';
import { trpc, trpcClient } from '../../data/connection/trpc.ts';
import { fieldErrorsOf, messageOf } from '../../data/problem.ts';
import { searchOptions } from '../../data/search-options.ts';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { useWaitsToast } from '../../layout/use-waits-toast.ts';
import { type UploadChoice, UserUploadConfirmView } from './user-upload-confirm.view.tsx';
import { UserUploadReceiptView } from './user-upload-receipt.view.tsx';
import { UserUploadView } from './user-upload.view.tsx';

const nothingWrong = { errors: [], errorsCount: 0 };
const nothingChosen: UploadChoice = { business: null, roleIds: [], password: '' };
type Place =
  | { step: 'input' }
  | { step: 'confirm'; check: UserUploadCheck }
  | { step: 'receipt'; users: readonly UploadedUser[]; saved: UserUploadSaved };

/** Users of the community in three steps: paste, confirm, receipt. */
export default function UserUploadPage() {
  const [place, setPlace] = useState<Place>({ step: 'input' });
  const [text, setText] = useState('');
  const [check, setCheck] = useState<Pick<UserUploadCheck, 'errors' | 'errorsCount'>>(nothingWrong);
  const [failure, setFailure] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);

  async function next() {
    setIsChecking(true);
    setFailure(undefined);
    try {
      const checked = await trpcClient.userUploads.check.query(
        { body: { userDetails: text } },
        // Alone it may be larger than a batch
        { context: { unbatched: true } },
      );
      setCheck(checked);
      if (checked.users.length > 0) setPlace({ step: 'confirm', check: checked });
    } catch (error) {
      setCheck(nothingWrong);
      setFailure(messageOf(error));
    }
    setIsChecking(false);
  }

  if (place.step === 'receipt')
    return (
      <UserUploadReceiptView
        users={place.users}
        saved={place.saved}
        onAgain={() => {
          setCheck(nothingWrong);
          setPlace({ step: 'input' });
        }}
      />
    );
  if (place.step === 'confirm')
    return (
      <Confirm
        check={place.check}
        onBack={() => setPlace({ step: 'input' })}
        onSaved={(saved) => {
          setText('');
          setPlace(saved ? { step: 'receipt', users: place.check.users, saved } : { step: 'input' });
        }}
      />
    );
  return (
    <Paste isDirty={text.trim() !== ''}>
      <UserUploadView
        text={text}
        onTextChange={setText}
        check={check}
        failure={failure}
        isBusy={isChecking}
        onNext={() => void next()}
      />
    </Paste>
  );
}

/** Asks before pasted text is left. */
function Paste({ isDirty, children }: { isDirty: boolean; children: React.ReactNode }) {
  const guard = useLeaveGuard({ dirty: isDirty, sending: null, onLeave: () => undefined });
  return (
    <>
      {guard.dialog}
      {children}
    </>
  );
}

interface ConfirmProps {
  check: UserUploadCheck;
  onBack: () => void;
  /** Null: the upload waits for a second person. */
  onSaved: (saved: UserUploadSaved | null) => void;
}

function Confirm({ check, onBack, onSaved }: ConfirmProps) {
  const own = check.clientUserAdministratorBusiness;
  const [choice, setChoice] = useState<UploadChoice>({
    ...nothingChosen,
    business: own && { businessId: own.businessId, name: `${own.businessName} (${own.businessCode})` },
  });
  const { business } = choice;
  const roles = trpc.userUploads.listRoles.useQuery(
    business ? { params: { businessId: business.businessId } } : skipToken,
    shownInline,
  );
  const waits = useWaitsToast();
  const [errors, setErrors] = useState<ReturnType<typeof fieldErrorsOf>>([]);
  const save = useChange('userUploads.save');
  const guard = useLeaveGuard({ dirty: true, sending: save.busy ? 'change' : null, onLeave: save.leave });

  async function send() {
    setErrors([]);
    try {
      const response = await save.send({
        body: {
          userDetails: [...check.users],
          businessId: business?.businessId ?? 0,
          systemRoleIds: [...choice.roleIds],
          userPassword: choice.password,
        },
      });
      if (response.status === 202) toast(waits('The upload of users'));
      else toast({ tone: 'success', title: 'Users successfully uploaded.' });
      onSaved(response.status === 202 ? null : response.body);
    } catch (error) {
      const found = fieldErrorsOf(error);
      setErrors(found.length > 0 ? found : [{ field: '', messages: [messageOf(error)] }]);
    }
  }

  return (
    <>
      {guard.dialog}
      <UserUploadConfirmView
        check={check}
        choice={choice}
        onChoiceChange={(patch) => setChoice((before) => ({ ...before, ...patch }))}
        search={searchOptions}
        roles={business ? (roles.data ?? null) : []}
        rolesFailure={roles.error ? messageOf(roles.error) : undefined}
        errors={errors}
        isBusy={save.busy}
        onNext={() => void send()}
        onBack={onBack}
      />
    </>
  );
}
