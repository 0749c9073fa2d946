import type { NoticeSwitches, setNoticeSwitches } from '@quickportal/contracts/notifications/contracts';
import type { InputOf } from '@quickportal/contracts/kernel/contract';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/form-document';
import { FormView } from '@quickportal/forms/react/form-view';
import { useUnsavedChangesGuard } from '@quickportal/forms/react/unsaved-changes';
import { useForm } from '@quickportal/forms/react/use-form';
import { Card } from '@quickportal/ui/card';
import { toast } from '@quickportal/ui/toast';
import { trpcClient } from '../../data/trpc.ts';
import { useFormSchema } from '../../data/use-form-schema.ts';
import { FormSkeleton } from '../../layout/form-skeleton.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageStack } from '../../layout/page-stack.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { blockNavigation } from '../../pages/block-navigation.ts';

type Body = InputOf<typeof setNoticeSwitches>['body'];

/** Which mails the facility sends to its customers. */
export default function CustomerNoticesPage() {
  const schema = useFormSchema('put', 'notification-switches');
  return (
    <PageStack>
      <PageHeader
        title="Customer notices"
        subtitle="Mails to your customers. What is off here nobody gets; single customers can be left out on their page."
      />
      <QueryResult query={schema} skeleton={<FormSkeleton />}>
        {(document) => <CustomerNoticesForm schema={document} />}
      </QueryResult>
    </PageStack>
  );
}

/** What is sent, by checkboxes. */
function CustomerNoticesForm({ schema }: { schema: FormSchemaDocument }) {
  const form = useForm<Body, NoticeSwitches>({
    schema,
    onSubmit: (body, { idempotencyKey }) =>
      trpcClient.notifications.setSwitches.mutate({ body }, { context: { idempotencyKey } }),
    onSubmitted: () => toast({ tone: 'success', title: 'Customer notices saved' }),
  });
  const guard = useUnsavedChangesGuard(form.dirty, blockNavigation);
  return (
    <Card className="max-w-3xl">
      <FormView {...form.view} submitLabel="Save notices" />
      {guard.dialog}
    </Card>
  );
}
