import type { RoutingCheck, RoutingConfiguration } from '@quickportal/contracts/merchant-choice-routing/routing-upload';
import { toast } from '@quickportal/ui/toast';
import { useRef, useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { downloadHref } from '../../data/connection/download-href.ts';
import { trpcClient } from '../../data/connection/trpc.ts';
import { labelled } from '../../data/labels.ts';
import { messageOf } from '../../data/problem.ts';
import { useCommunity } from '../../data/session.ts';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useWaitsToast } from '../../layout/use-waits-toast.ts';
import { useSearch } from '../../pages/search.ts';
import { BusinessSettingsLink } from '../../layout/page/business-settings-link.tsx';
import { useManageBusiness } from './merchant-choice-routing.data.ts';
import { RoutingHelpDialog } from './routing-help.dialog.tsx';
import { UploadConfirmView } from './upload-confirm.view.tsx';
import { MerchantChoiceRoutingUploadView } from './merchant-choice-routing-upload.view.tsx';
import { UploadReceiptView } from './upload-receipt.view.tsx';

/** Debit routing of many merchant accounts, in three steps. */
export default function MerchantChoiceRoutingUploadPage() {
  const { communityId: worked } = useCommunity();
  const { communityId = worked } = useSearch('MerchantChoiceRoutingUploadView');
  const query = useManageBusiness(communityId);
  return (
    <QueryResult whole query={query} skeleton={<FormSkeleton />} failed="The page did not load">
      {(canManage) => <Steps communityId={communityId} canManage={canManage} />}
    </QueryResult>
  );
}

const nothingWrong = { errors: [], errorsCount: 0 };
type Place = { step: 'input' } | { step: 'confirm' | 'receipt'; configurations: readonly RoutingConfiguration[] };

function Steps({ communityId, canManage }: { communityId: number; canManage: boolean }) {
  const [place, setPlace] = useState<Place>({ step: 'input' });
  const [text, setText] = useState('');
  const [check, setCheck] = useState<Pick<RoutingCheck, 'errors' | 'errorsCount'>>(nothingWrong);
  const [failure, setFailure] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const startExport = useExport(communityId);
  const waits = useWaitsToast();
  const save = useChange('merchantChoiceRouting.saveRoutingConfigurations', {
    onDone: (response) => {
      setText('');
      if (response.status === 202) {
        toast(waits('The merchant choice routing'));
        setPlace({ step: 'input' });
        return;
      }
      toast({ tone: 'success', title: 'Configurations successfully uploaded.' });
      setPlace({ step: 'receipt', configurations: response.body.configurations });
    },
  });
  const guard = useLeaveGuard({ dirty: text.trim() !== '', sending: save.busy ? 'change' : null, onLeave: save.leave });

  async function next() {
    setIsChecking(true);
    setFailure(undefined);
    try {
      const checked = await trpcClient.merchantChoiceRouting.checkRoutingConfigurations.query(
        { params: { communityId }, body: { configurations: text } },
        // Alone it may be larger than a batch
        { context: { unbatched: true } },
      );
      setCheck(checked);
      if (checked.configurations.length > 0) setPlace({ step: 'confirm', configurations: checked.configurations });
    } catch (error) {
      setCheck(nothingWrong);
      setFailure(messageOf(error));
    }
    setIsChecking(false);
  }

  return (
    <>
      {guard.dialog}
      {place.step === 'input' && (
        <MerchantChoiceRoutingUploadView
          text={text}
          onTextChange={setText}
          check={check}
          failure={failure}
          isBusy={isChecking}
          onNext={() => void next()}
          onExport={startExport}
          onHelp={() => setIsHelpOpen(true)}
          settings={canManage && <SingleBusiness />}
        />
      )}
      {place.step === 'confirm' && (
        <UploadConfirmView
          configurations={place.configurations}
          error={save.error}
          isBusy={save.busy}
          onNext={() => save.make({ params: { communityId }, body: { configurations: [...place.configurations] } })}
          onBack={() => {
            save.reset();
            setPlace({ step: 'input' });
          }}
        />
      )}
      {place.step === 'receipt' && (
        <UploadReceiptView
          configurations={place.configurations}
          onAgain={() => {
            setCheck(nothingWrong);
            setPlace({ step: 'input' });
          }}
        />
      )}
      {isHelpOpen && <RoutingHelpDialog onClose={() => setIsHelpOpen(false)} />}
    </>
  );
}

const SingleBusiness = () => (
  <p className="text-ink-2">
    {labelled('For a single business, use the ')}
    <BusinessSettingsLink className="underline">{labelled('settings of the business')}</BusinessSettingsLink>.
  </p>
);

const DEBOUNCE = 300;

/** Starts the download once for several clicks. */
function useExport(communityId: number): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const link = document.createElement('a');
      link.href = downloadHref(`merchant-choice-routing/${communityId}/export`);
      link.download = '';
      link.click();
      toast({ tone: 'info', title: 'Download started. It may take a few seconds to appear.' });
    }, DEBOUNCE);
  };
}
