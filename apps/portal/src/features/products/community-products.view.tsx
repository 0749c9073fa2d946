import type { ProductConfig } from '@quickportal/contracts/products/product-config';
import { productTitle } from '@quickportal/contracts/rules/payments/product-chains';
import {
  flagsOfProducts,
  type ProductFlag,
  type ProductFlags,
} from '@quickportal/contracts/rules/payments/product-flags';
import { Alert } from '@quickportal/ui/alert';
import { Badge } from '@quickportal/ui/badge';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { Switch } from '@quickportal/ui/switch';
import { labelled } from '../../data/labels.ts';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { needsText, productTexts, switchedBetween, switchedOnNotes } from './product-texts.ts';

export interface CommunityProductsViewProps {
  communityName: string;
  config: ProductConfig;
  /** The products as the user wants them. */
  wanted: ProductFlags;
  /** Why the last switch was not moved, by its product. */
  refusals: Partial<Record<ProductFlag, string>>;
  /** Why nothing can be switched; null where the user may. */
  readOnly: string | null;
  onSwitch: (flag: ProductFlag, isOn: boolean) => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** The products of a community, with what each needs and what saving would change. */
// In the specification: 3P031 2P008
export function CommunityProductsView(props: CommunityProductsViewProps) {
  const { communityName, config, wanted, refusals, readOnly, onSwitch, onDiscard, onSave } = props;
  const { on, off } = switchedBetween(config, wanted);
  const changes = [...on, ...off].length;
  return (
    <PageStack>
      <PageHeader
        title="Community Products"
        subtitle={`What ${communityName} can use. A product that is off is refused to its users, programs and jobs.`}
      />
      {readOnly !== null && <Alert tone="neutral" title={readOnly} />}
      {config.preregAccountTokenGenIsProvided && (
        <Alert tone="info" title="REST API cannot be switched on">
          The community parameter PREREG_ACCOUNT_TOKEN_GEN is PROVIDED, which REST API, PayTo and PayID do not allow.
        </Alert>
      )}
      <Card
        title="Products"
        note={`${flagsOfProducts.filter((flag) => config[flag]).length} of ${flagsOfProducts.length} on`}
      >
        <CardBody className="py-2">
          <ul>
            {flagsOfProducts.map((flag) => (
              <li key={flag} className="grid gap-2 border-b border-line-soft py-3 last:border-b-0">
                <Switch
                  value={wanted[flag]}
                  disabled={readOnly !== null}
                  onValueChange={(isOn) => onSwitch(flag, isOn)}
                  label={
                    <span className="flex flex-wrap items-center gap-2">
                      <span className="font-medium">{productTitle(flag)}</span>
                      {on.includes(flag) && <Badge outline>Will be on</Badge>}
                      {off.includes(flag) && <Badge outline>Will be off</Badge>}
                    </span>
                  }
                  description={<Description flag={flag} isAdded={on.includes(flag)} />}
                />
                {refusals[flag] !== undefined && <Alert tone="danger" title={refusals[flag]} />}
              </li>
            ))}
          </ul>
        </CardBody>
      </Card>
      {readOnly === null && (
        <div className="flex flex-wrap items-center justify-end gap-3">
          <output className="mr-auto text-13 text-ink-2 max-sm:w-full">
            {changes === 0 ? 'Nothing is changed yet.' : changesText(on, off)}
          </output>
          <div className="flex gap-3">
            <Button onClick={onDiscard} disabled={changes === 0}>
              Discard
            </Button>
            <Button variant="primary" onClick={onSave} disabled={changes === 0}>
              Save products
            </Button>
          </div>
        </div>
      )}
    </PageStack>
  );
}

function Description({ flag, isAdded }: { flag: ProductFlag; isAdded: boolean }) {
  const needs = needsText(flag);
  return (
    <>
      <span className="block">{labelled(productTexts[flag])}</span>
      {needs !== '' && <span className="block">Needs {needs}</span>}
      {isAdded && switchedOnNotes[flag] !== undefined && (
        <span className="block text-info-ink">{switchedOnNotes[flag]}</span>
      )}
    </>
  );
}

/** PayTo and QuickVault go on; Webhooks goes off. */
function changesText(on: readonly ProductFlag[], off: readonly ProductFlag[]): string {
  const part = (flags: readonly ProductFlag[], end: string) =>
    flags.length === 0 ? [] : [`${flags.map(productTitle).join(', ')} ${flags.length === 1 ? 'goes' : 'go'} ${end}`];
  return `${[...part(on, 'on'), ...part(off, 'off')].join('; ')}.`;
}
