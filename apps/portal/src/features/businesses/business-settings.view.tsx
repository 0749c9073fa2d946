import type { BusinessSettings } from '@quickportal/contracts/businesses/business-settings';
import { cardSchemeTitles } from '@quickportal/contracts/rules/accounts/account-display-name';
import { Badge } from '@quickportal/ui/badge';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Users } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { PageLink } from '../../pages/page-link.tsx';

export interface BusinessSettingsViewProps {
  settings: BusinessSettings;
  /** The form of contact and notices, or its fields where the user may not change them. */
  contact: React.ReactNode;
  /** Whether the user sees where surcharges are changed. */
  canOpenCardSchemes: boolean;
  canOpenAccounts: boolean;
  /** Absent: the user may not request to switch dual authorisation. */
  onSwitch?: (() => void) | undefined;
}

/** How a business is reached, what it adds for cards, where payments go, and who changes that. */
// In the specification: 2P005
export function BusinessSettingsView(props: BusinessSettingsViewProps) {
  const { settings, contact, canOpenCardSchemes, canOpenAccounts } = props;
  const { businessId, cardSchemes } = settings;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      {contact}
      <div className="grid gap-4">
        <Card
          title="Surcharges"
          actions={
            canOpenCardSchemes && (
              <PageLink to="CardSchemesView" search={{ BusinessId: businessId }}>
                Card schemes
              </PageLink>
            )
          }
        >
          <CardBody>
            <DescriptionList>
              {cardSchemes.map((scheme) => (
                <DescriptionItem key={scheme.cardScheme} term={cardSchemeTitles[scheme.cardScheme]}>
                  {surchargeOf(scheme)}
                </DescriptionItem>
              ))}
            </DescriptionList>
          </CardBody>
        </Card>
        {canOpenAccounts && (
          <Card title="Routing">
            <CardBody className="grid gap-2">
              <p>{labelled('Merchant choice routing and the accounts that payments of the business settle to.')}</p>
              <PageLink to="SettlementAccountsView" search={{ BusinessId: businessId }}>
                Settlement accounts and routing
              </PageLink>
            </CardBody>
          </Card>
        )}
        <DualAuthorisation {...props} />
      </div>
    </div>
  );
}

function surchargeOf({ accepted, surcharge, debitSurcharge }: BusinessSettings['cardSchemes'][number]): string {
  if (!accepted) return 'Not accepted';
  if (surcharge === null) return 'No surcharge';
  return debitSurcharge === null ? `${surcharge}%` : `${surcharge}%, debit ${debitSurcharge}%`;
}

/** Whether changes of accounts need a second person, and the request to switch it. */
function DualAuthorisation({ settings, onSwitch }: BusinessSettingsViewProps) {
  const { dualAuthEnabled, pendingDualAuthId } = settings;
  return (
    <Card title="Dual authorisation">
      <CardBody className="grid justify-items-start gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={dualAuthEnabled ? 'success' : 'neutral'} icon={<Users />}>
            {dualAuthEnabled ? 'On' : 'Off'}
          </Badge>
          {dualAuthEnabled
            ? 'Changes of settlement accounts wait for a second person.'
            : 'Changes of settlement accounts take effect at once.'}
        </p>
        {pendingDualAuthId === null ? (
          onSwitch && (
            <Button onClick={onSwitch}>
              {dualAuthEnabled ? 'Switch dual authorisation off' : 'Switch dual authorisation on'}
            </Button>
          )
        ) : (
          <PageLink to="ApprovalsView" search={{ ProposalId: pendingDualAuthId }}>
            A request to switch it waits for approval
          </PageLink>
        )}
      </CardBody>
    </Card>
  );
}
