import type { ProposalDetails } from '@quickportal/contracts/proposals/proposal';
import { Button } from '@quickportal/ui/button';
import { Field } from '@quickportal/ui/field';
import { Input } from '@quickportal/ui/input';
import { Sheet, SheetBody, SheetContent, SheetFooter } from '@quickportal/ui/sheet';
import { toast, type ToastOptions } from '@quickportal/ui/toast';
import { Check, MessageSquare, RotateCw, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChange } from '../../data/calls/use-change.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { useLeaveGuard } from '../../layout/forms/leave-guard.ts';
import { showLeft } from '../../layout/forms/left-outcome.ts';
import { RequestAgainDialog } from '../../layout/proposals/request-again.dialog.tsx';
import { WithdrawDialog } from '../../layout/proposals/withdraw.dialog.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { ProposalDetailsSkeleton, ProposalDetailsView } from '../../layout/proposals/proposal-details.view.tsx';
import { useProposal } from './proposals.data.ts';

interface ProposalSheetProps {
  proposalId: number;
  timeZone: string;
  /** Place in the list, with what leads to the requests beside it. */
  place: React.ReactNode;
  /** Opens another request in its place. */
  onOpen: (proposalId: number) => void;
  /** Called with the request as it is shown. */
  onShown: (proposal: ProposalDetails) => void;
  onClose: () => void;
}

/** One request beside its list, with its data and what can be done about it. */
export function ProposalSheet({ proposalId, timeZone, place, onOpen, onShown, onClose }: ProposalSheetProps) {
  const proposal = useProposal(proposalId);
  const [comment, setComment] = useState('');
  const [asking, setAsking] = useState<'reject' | 'withdraw' | 'again' | null>(null);
  const approving = useChange('proposals.approve', {
    onDone: (response) => void toast(toastOf('Approved')(response)),
    onLeft: (outcome) => showLeft(`Approval of request ${proposalId}`, outcome, toastOf('Approved')),
  });
  const shown = useEffectEvent(onShown);
  const { data: loaded } = proposal;
  useEffect(() => {
    if (loaded) shown(loaded);
  }, [loaded]);
  const guard = useLeaveGuard({
    dirty: false,
    sending: approving.busy ? 'change' : null,
    onLeave: approving.leave,
  });
  const close = async () => {
    if (await guard.mayLeave()) onClose();
  };
  return (
    <>
      <Sheet open onOpenChange={(open) => !open && void close()}>
        <SheetContent
          title={proposal.data?.title ?? 'Request'}
          className="grid-cols-[minmax(0,1fr)] sm:w-200 sm:max-w-[92vw]"
        >
          <SheetBody>
            {place}
            <QueryResult query={proposal} skeleton={<ProposalDetailsSkeleton />} failed="The request did not load">
              {(data) => (
                <>
                  <ProposalDetailsView proposal={data} timeZone={timeZone} error={approving.error} />
                  {data.currentUserCanApprove && data.staleReason === null && (
                    <ApprovalComment value={comment} onChange={setComment} isDisabled={approving.busy} />
                  )}
                </>
              )}
            </QueryResult>
          </SheetBody>
          {proposal.data && (
            <ProposalActions
              proposal={proposal.data}
              approving={approving.busy}
              onApprove={() => {
                const { version } = proposal.data;
                const said = comment.trim();
                approving.make({ params: { proposalId }, body: { version, ...(said !== '' && { comment: said }) } });
              }}
              onReject={() => setAsking('reject')}
              onWithdraw={() => setAsking('withdraw')}
              onAgain={() => setAsking('again')}
            />
          )}
        </SheetContent>
      </Sheet>
      {guard.dialog}
      {proposal.data && asking === 'reject' && (
        <RejectDialog proposal={proposal.data} onClose={() => setAsking(null)} />
      )}
      {proposal.data && asking === 'again' && (
        <RequestAgainDialog
          proposal={proposal.data}
          onDone={(made) => onOpen(made.proposalId)}
          onClose={() => setAsking(null)}
        />
      )}
      {proposal.data && asking === 'withdraw' && (
        <WithdrawDialog proposal={proposal.data} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

/** As long as the contract of approving allows. */
const MOST_CHARACTERS = 200;

interface ApprovalCommentProps {
  value: string;
  onChange: (value: string) => void;
  isDisabled: boolean;
}

/** What the approver says; behind a button, because keys lead to other requests while nothing is typed. */
function ApprovalComment({ value, onChange, isDisabled }: ApprovalCommentProps) {
  const [isOpen, setOpen] = useState(value !== '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  if (!isOpen)
    return (
      <Button variant="ghost" size="sm" className="mt-4" onClick={() => setOpen(true)}>
        <MessageSquare />
        Add a comment
      </Button>
    );
  return (
    <Field
      label="Comment"
      mark="optional"
      help="Kept with the approval; the requester sees it."
      disabled={isDisabled}
      className="mt-5"
    >
      <Input ref={input} value={value} onValueChange={onChange} maxLength={MOST_CHARACTERS} autoComplete="off" />
    </Field>
  );
}

interface ProposalActionsProps {
  proposal: Pick<
    ProposalDetails,
    'currentUserCanApprove' | 'currentUserCanWithdraw' | 'currentUserCanRequestAgain' | 'staleReason'
  >;
  approving: boolean;
  onApprove: () => void;
  onReject: () => void;
  onWithdraw: () => void;
  onAgain: () => void;
}

/** The buttons; none once it is decided, or where another user must decide. */
// In the specification: 3R284
export function ProposalActions(props: ProposalActionsProps) {
  const { proposal, approving, onApprove, onReject, onWithdraw, onAgain } = props;
  if (proposal.currentUserCanApprove) {
    return (
      <SheetFooter>
        <Button variant="dangerQuiet" onClick={onReject} disabled={approving}>
          <X />
          Reject
        </Button>
        {proposal.staleReason === null && (
          <Button variant="primary" busy={approving} onClick={onApprove}>
            <Check />
            Approve
          </Button>
        )}
      </SheetFooter>
    );
  }
  if (!proposal.currentUserCanWithdraw && !proposal.currentUserCanRequestAgain) return null;
  return (
    <SheetFooter>
      {proposal.currentUserCanWithdraw && (
        <Button onClick={onWithdraw}>
          <Undo2 />
          Withdraw
        </Button>
      )}
      {proposal.currentUserCanRequestAgain && (
        <Button variant="primary" onClick={onAgain}>
          <RotateCw />
          Ask again on today’s values
        </Button>
      )}
    </SheetFooter>
  );
}

const toastOf =
  (verb: string) =>
  ({ title }: ProposalDetails): ToastOptions => ({ tone: 'success', title: `${verb}: ${title}` });

interface DecisionProps {
  proposal: ProposalDetails;
  onClose: () => void;
}

const RejectDialog = ({ proposal: { proposalId, title, requesterName, version }, onClose }: DecisionProps) => (
  <CallForm
    call="proposals.reject"
    params={{ proposalId }}
    also={{ version }}
    title={`Reject: ${title}`}
    description={`${requesterName} sees the reason. Nothing is changed.`}
    fields={['reason']}
    submitLabel="Reject request"
    danger
    done={toastOf('Rejected')}
    onClose={onClose}
  />
);
