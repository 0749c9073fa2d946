import type { ProposalDetails } from '@quickportal/contracts/proposals/proposal';
import { AlertDialog } from '@quickportal/ui/alert-dialog';
import { Button } from '@quickportal/ui/button';
import { Sheet, SheetBody, SheetContent, SheetFooter } from '@quickportal/ui/sheet';
import { toast } from '@quickportal/ui/toast';
import { Check, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useIdempotencyKey } from '../../data/idempotency-key.ts';
import { messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/query-client.ts';
import { trpc, trpcClient } from '../../data/trpc.ts';
import { FormDialog } from '../../layout/form-dialog.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { ProposalDetailsSkeleton, ProposalDetailsView } from './proposal-details.view.tsx';
import { proposalsChanged, useProposal } from './proposals.data.ts';

interface ProposalSheetProps {
  proposalId: number;
  timeZone: string;
  onClose: () => void;
}

/** One request beside its list, with its data and what can be done about it. */
export function ProposalSheet({ proposalId, timeZone, onClose }: ProposalSheetProps) {
  const proposal = useProposal(proposalId);
  const [asking, setAsking] = useState<'reject' | 'withdraw' | null>(null);
  const approving = useDecision('approve');
  return (
    <>
      <Sheet open onOpenChange={(open) => !open && onClose()}>
        <SheetContent
          title={proposal.data?.title ?? 'Request'}
          className="grid-cols-[minmax(0,1fr)] sm:w-200 sm:max-w-[92vw]"
        >
          <SheetBody>
            <QueryResult query={proposal} skeleton={<ProposalDetailsSkeleton />} failed="The request did not load">
              {(data) => <ProposalDetailsView proposal={data} timeZone={timeZone} error={approving.error} />}
            </QueryResult>
          </SheetBody>
          {proposal.data && (
            <ProposalActions
              proposal={proposal.data}
              approving={approving.busy}
              onApprove={() => approving.decide(proposal.data)}
              onReject={() => setAsking('reject')}
              onWithdraw={() => setAsking('withdraw')}
            />
          )}
        </SheetContent>
      </Sheet>
      {proposal.data && asking === 'reject' && (
        <RejectDialog proposal={proposal.data} onClose={() => setAsking(null)} />
      )}
      {proposal.data && (
        <WithdrawDialog proposal={proposal.data} open={asking === 'withdraw'} onOpenChange={() => setAsking(null)} />
      )}
    </>
  );
}

interface ProposalActionsProps {
  proposal: Pick<ProposalDetails, 'currentUserCanApprove' | 'currentUserCanWithdraw'>;
  approving: boolean;
  onApprove: () => void;
  onReject: () => void;
  onWithdraw: () => void;
}

/** The buttons; none once it is decided, or where somebody else must decide (3R284). */
export function ProposalActions({ proposal, approving, onApprove, onReject, onWithdraw }: ProposalActionsProps) {
  if (proposal.currentUserCanApprove) {
    return (
      <SheetFooter>
        <Button variant="dangerQuiet" onClick={onReject} disabled={approving}>
          <X />
          Reject
        </Button>
        <Button variant="primary" busy={approving} onClick={onApprove}>
          <Check />
          Approve
        </Button>
      </SheetFooter>
    );
  }
  if (!proposal.currentUserCanWithdraw) return null;
  return (
    <SheetFooter>
      <Button onClick={onWithdraw}>
        <Undo2 />
        Withdraw
      </Button>
    </SheetFooter>
  );
}

const done = { approve: 'Approved', withdraw: 'Withdrawn' } as const;

/** Approving or withdrawing; a refusal is shown in its place, with the request as it is now behind it. */
function useDecision(verb: 'approve' | 'withdraw', onDone?: () => void) {
  const key = useIdempotencyKey();
  const options = {
    trpc: key.trpc,
    ...shownInline,
    onSuccess: ({ title }: ProposalDetails) => {
      toast({ tone: 'success', title: `${done[verb]}: ${title}` });
      onDone?.();
    },
    onSettled: () => {
      key.renew();
      return proposalsChanged();
    },
  };
  const approve = trpc.proposals.approve.useMutation(options);
  const withdraw = trpc.proposals.withdraw.useMutation(options);
  const used = verb === 'approve' ? approve : withdraw;
  return {
    busy: used.isPending,
    error: used.error ? messageOf(used.error) : undefined,
    reset: used.reset,
    decide: ({ proposalId, version }: ProposalDetails) => used.mutate({ params: { proposalId }, body: { version } }),
  };
}

function RejectDialog({ proposal, onClose }: { proposal: ProposalDetails; onClose: () => void }) {
  const { proposalId, title, version } = proposal;
  return (
    <FormDialog
      title={`Reject: ${title}`}
      description={`${proposal.requesterName} reads the reason. Nothing is changed.`}
      verb="post"
      path={`proposals/${proposalId}/reject`}
      fields={['reason']}
      submitLabel="Reject request"
      danger
      onClose={onClose}
      onSubmit={async ({ reason }, { idempotencyKey }) => {
        const input = { params: { proposalId }, body: { reason: String(reason), version } };
        await trpcClient.proposals.reject.mutate(input, { context: { idempotencyKey } });
        toast({ tone: 'success', title: `Rejected: ${title}` });
        onClose();
        await proposalsChanged();
      }}
    />
  );
}

interface WithdrawDialogProps {
  proposal: ProposalDetails;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function WithdrawDialog({ proposal, open, onOpenChange }: WithdrawDialogProps) {
  const { busy, error, reset, decide } = useDecision('withdraw', () => onOpenChange(false));
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) reset();
        onOpenChange(next);
      }}
      title={`Withdraw: ${proposal.title}?`}
      action="Withdraw request"
      cancel="Keep request"
      busy={busy}
      error={error}
      onAction={() => decide(proposal)}
    >
      Nothing is changed, and nobody can approve it any more. You can ask again.
    </AlertDialog>
  );
}
