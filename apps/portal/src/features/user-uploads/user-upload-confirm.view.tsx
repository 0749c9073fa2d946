import type { Search } from '@quickportal/forms/react/use-form-field';
import type { UploadRole, UserUploadCheck } from '@quickportal/contracts/user-uploads/user-upload';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { Combobox } from '@quickportal/ui/combobox';
import { formatCount } from '@quickportal/ui/count';
import { Field } from '@quickportal/ui/field';
import { PasswordInput } from '@quickportal/ui/password-input';
import { Skeleton } from '@quickportal/ui/skeleton';
import { labelled } from '../../data/labels.ts';
import type { FieldError } from '../../data/problem.ts';
import type { ChosenBusiness } from '../../layout/business-choice.view.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { UploadRolesView } from './upload-roles.view.tsx';
import { UploadedUsersView } from './uploaded-users.view.tsx';

/** What all users of the upload get, and the operator's password. */
export interface UploadChoice {
  business: ChosenBusiness | null;
  roleIds: readonly number[];
  password: string;
}

export interface UserUploadConfirmViewProps {
  check: UserUploadCheck;
  choice: UploadChoice;
  onChoiceChange: (patch: Partial<UploadChoice>) => void;
  search: Search;
  /** Null: they are loading. */
  roles: readonly UploadRole[] | null;
  rolesFailure: string | undefined;
  /** What the server says about what was sent. */
  errors: readonly FieldError[];
  isBusy: boolean;
  onNext: () => void;
  onBack: () => void;
}

/** Step 2: who is added and changed, with which roles in which business. */
export function UserUploadConfirmView(props: UserUploadConfirmViewProps) {
  const { check, choice, onChoiceChange, search, errors, isBusy, onNext, onBack } = props;
  const { users, usersAlreadyExist, clientUserAdministratorBusiness: own } = check;
  const fresh = users.filter(({ status }) => status === 'New').length;
  const of = (field: string) => errors.find((error) => error.field === field)?.messages.slice(0, 1) ?? [];
  const others = errors.filter(({ field }) => !['businessId', 'systemRoleIds', 'userPassword'].includes(field));
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title="Confirm users"
        subtitle={`Step 2 of 3: ${formatCount(fresh)} new, ${formatCount(users.length - fresh)} existing`}
      />
      {others.map(({ field, messages }) => (
        <Alert key={field} tone="danger" title={messages[0] ?? ''}>
          {field === '' ? null : 'Go back and correct the line.'}
        </Alert>
      ))}
      {usersAlreadyExist && (
        <Alert tone="warning" title="Some users already exist.">
          Their details are updated and their roles replaced. Their password is not reset and no email is sent.
        </Alert>
      )}
      <UploadedUsersView users={users} />
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <Card className="overflow-visible">
          <CardBody className="grid gap-5">
            {own ? (
              <Alert
                tone="info"
                title={labelled(`The users get your business, ${own.businessName} (${own.businessCode}).`)}
              />
            ) : (
              <Field
                label={labelled('Business')}
                mark="required"
                required
                help={labelled('Start typing to find a business')}
                error={of('businessId')}
                className="max-w-84"
              >
                <Combobox
                  placeholder={labelled('Select a business...')}
                  value={choice.business === null ? '' : String(choice.business.businessId)}
                  valueLabel={choice.business?.name}
                  query={(text, signal) => search('businesses/search', text, signal)}
                  onValueChange={(id, option) =>
                    onChoiceChange({
                      business: option ? { businessId: Number(id), name: option.label } : null,
                      roleIds: [],
                    })
                  }
                />
              </Field>
            )}
            <Roles {...props} error={of('systemRoleIds')[0]} />
            <Field
              label="Your password"
              mark="required"
              required
              help="Your own, to confirm that it is you."
              error={of('userPassword')}
              className="max-w-84"
            >
              <PasswordInput value={choice.password} onValueChange={(password) => onChoiceChange({ password })} />
            </Field>
          </CardBody>
        </Card>
        <div className="flex justify-end gap-3">
          <Button type="button" disabled={isBusy} onClick={onBack}>
            Go Back
          </Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            Next
          </Button>
        </div>
      </form>
    </PageStack>
  );
}

function Roles({
  choice,
  onChoiceChange,
  roles,
  rolesFailure,
  error,
}: UserUploadConfirmViewProps & { error: string | undefined }) {
  const text = () => {
    if (choice.business === null) return labelled('Choose a business to see the roles that you can assign.');
    if (rolesFailure !== undefined) return rolesFailure;
    return roles?.length === 0 ? 'You hold no role that can be assigned here.' : null;
  };
  const note = text();
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-medium">Roles</legend>
      {error !== undefined && (
        <p role="alert" className="text-danger-ink">
          {error}
        </p>
      )}
      {note !== null && <p className="text-ink-2">{note}</p>}
      {note === null && roles === null && <Skeleton className="h-24" />}
      {note === null && roles !== null && (
        <UploadRolesView roles={roles} chosen={choice.roleIds} onChange={(roleIds) => onChoiceChange({ roleIds })} />
      )}
    </fieldset>
  );
}
