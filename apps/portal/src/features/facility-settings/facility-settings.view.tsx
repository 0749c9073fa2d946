import type { LastChange } from '@quickportal/contracts/facility-settings/last-change';
import type { SecuritySummary } from '@quickportal/contracts/facility-settings/security-summary';
import { Badge } from '@quickportal/ui/badge';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Input } from '@quickportal/ui/input';
import { SegmentedControl } from '@quickportal/ui/segmented-control';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { labelled } from '../../data/labels.ts';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { isSet, timeZoneRow, type SettingRow } from './setting-rows.ts';

/** A card of settings. */
export interface SettingCard {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly SettingRow[];
  /** Null where the user may not change them. */
  readonly onEdit: (() => void) | null;
  /** Undefined where it was never changed. */
  readonly lastChange?: LastChange | undefined;
  /** What the button changes: Edit automatic retry. */
  readonly editLabel: string;
}

export interface FacilitySettingsViewProps {
  communityName: string;
  timeZone: string;
  timeZoneChange?: LastChange | undefined;
  /** Null where the user may not change the zone. */
  onEditTimeZone: (() => void) | null;
  products: readonly string[];
  /** Null: still loading. */
  security: SecuritySummary | null;
  cards: readonly SettingCard[];
}

const includes = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted.trim().toLowerCase());

/** Settings that apply to all businesses of a facility, with what is not the default. */
// In the specification: 2P024
export function FacilitySettingsView(props: FacilitySettingsViewProps) {
  const { communityName, cards } = props;
  const [wanted, setWanted] = useState('');
  const [onlySet, setOnlySet] = useState(false);
  const shown = (title: string, row: SettingRow) =>
    (!onlySet || isSet(row)) && [title, row.title, row.about, row.value].some((text) => includes(text, wanted));
  const general: SettingRow[] = [
    row('Community name', 'Your contact at the platform changes it', communityName),
    timeZoneRow(props.timeZone),
    row('Products', 'Your contact at the platform switches them', props.products.join(', ')),
  ];
  const found = cards.map((card) => ({ ...card, rows: card.rows.filter((each) => shown(card.title, each)) }));
  const foundGeneral = general.filter((each) => shown('General', each));
  const hasSecurity = !onlySet && props.security?.hasSecurityAccess === true && securityFits(wanted);
  const isEmpty = foundGeneral.length === 0 && !hasSecurity && found.every(({ rows }) => rows.length === 0);
  return (
    <PageStack>
      <PageHeader title="Facility Settings" subtitle={`${labelled('For every business of')} ${communityName}`} />
      <div className="flex flex-wrap items-center gap-3">
        <div className="relative w-80 max-w-full">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
          />
          <Input
            type="search"
            aria-label="Find a setting"
            placeholder="Find a setting"
            className="pl-9"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </div>
        <SegmentedControl
          label="Settings shown"
          options={[
            { value: 'all', label: 'All' },
            { value: 'set', label: `Not the default ${cards.flatMap(({ rows }) => rows).filter(isSet).length}` },
          ]}
          value={onlySet ? 'set' : 'all'}
          onValueChange={(value) => setOnlySet(value === 'set')}
        />
      </div>
      {isEmpty && (
        <Card>
          <EmptyState title="No setting fits" level={2}>
            Search for a word of its name, such as “limit” or “retry”.
          </EmptyState>
        </Card>
      )}
      {foundGeneral.length > 0 && (
        <SettingsCard
          title="General"
          rows={foundGeneral}
          onEdit={props.onEditTimeZone}
          editLabel="Edit time zone"
          lastChange={props.timeZoneChange}
          timeZone={props.timeZone}
        />
      )}
      {hasSecurity && props.security && <SecurityCard security={props.security} timeZone={props.timeZone} />}
      {found.map(
        (card) => card.rows.length > 0 && <SettingsCard key={card.title} {...card} timeZone={props.timeZone} />,
      )}
    </PageStack>
  );
}

const row = (title: string, about: string, value: string): SettingRow => ({ title, about, value, usual: value });

const securityFits = (wanted: string): boolean =>
  includes('Security REST API keys API certificate IP Address Whitelist Domain Whitelist', wanted);

type SettingsCardProps = SettingCard & { timeZone: string };

const SettingsCard = ({ title, note, rows, onEdit, editLabel, lastChange, timeZone }: SettingsCardProps) => (
  <Card
    title={title}
    {...(note !== undefined && { note })}
    actions={
      onEdit && (
        <Button size="sm" onClick={onEdit}>
          {editLabel}
        </Button>
      )
    }
  >
    <CardBody className="py-2">
      <dl>
        {rows.map((each) => (
          <Row key={each.title} {...each}>
            {each.value}
            {isSet(each) && (
              <span className="mt-1 flex flex-wrap items-center gap-2 text-12 text-ink-2">
                <Badge outline>Not the default</Badge> default: {each.usual}
              </span>
            )}
          </Row>
        ))}
      </dl>
      {lastChange && (
        <p className="border-t border-line-soft pt-2 pb-1 text-12 text-ink-2">
          Last changed by {lastChange.changedBy}, <DateTime value={lastChange.changedAt} timeZone={timeZone} />
        </p>
      )}
    </CardBody>
  </Card>
);

const Row = ({ title, about, children }: Pick<SettingRow, 'title' | 'about'> & { children: React.ReactNode }) => (
  <div className="grid grid-cols-[minmax(10rem,18rem)_minmax(0,1fr)] gap-x-8 gap-y-1 border-b border-line-soft py-3 last:border-b-0 max-sm:grid-cols-1">
    <dt>
      <span className="font-medium">{title}</span>
      <span className="block text-13 text-ink-2">{about}</span>
    </dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const SecurityCard = ({ security, timeZone }: { security: SecuritySummary; timeZone: string }) => (
  <Card title="Security" note="Kept in Developer">
    <CardBody className="py-2">
      <dl>
        <Row title="REST API keys" about="The secret key that ends first">
          <Ends at={security.oldestUnexpiredApiKeyExpiry} timeZone={timeZone} none="No key that ends" />{' '}
          <PageLink to="RestApiKeysView" className="underline">
            Open keys
          </PageLink>
        </Row>
        <Row title="API certificate" about="The enabled certificate that ends last">
          <Ends at={security.currentCertificateExpiry} timeZone={timeZone} none="No enabled certificate" />{' '}
          <PageLink to="ApiCertificateView" className="underline">
            Open certificates
          </PageLink>
        </Row>
        <Row title="Whitelists" about="Addresses and domains that programs may call from">
          <PageLink to="ClientIpWhitelistView" className="underline">
            IP Address Whitelist
          </PageLink>
          ,{' '}
          <PageLink to="DomainWhitelistView" className="underline">
            Domain Whitelist
          </PageLink>
        </Row>
      </dl>
    </CardBody>
  </Card>
);

const Ends = ({ at, timeZone, none }: { at: string | null; timeZone: string; none: string }) =>
  at === null ? <span>{none}</span> : <DateTime value={at} timeZone={timeZone} />;
