import { CallForm } from '../../layout/forms/call-form.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { useGoTo } from '../../pages/page-link.tsx';
import { useGenerated, useShowNewKey } from './new-keys.ts';

/** Generate a key; its details show it once. */
// In the specification: 2P028
export default function GenerateRestApiKeyPage() {
  const goTo = useGoTo();
  const showNewKey = useShowNewKey();
  const generated = useGenerated();
  return (
    <PageStack>
      <PageHeader
        title="Generate REST API key"
        subtitle="A secret key is shown once, after you generate it. Give each program a key of its own."
      />
      <CallForm
        as="page"
        call="apiKeys.generate"
        title="Generate REST API key"
        submitLabel="Generate key"
        done={generated}
        onDone={showNewKey}
        onClose={() => goTo('RestApiKeysView')}
      />
    </PageStack>
  );
}
