import { PageLink, type PageLinkProps } from '../../pages/page-link.tsx';
import { findPage, type PageName } from '../../pages/page-list.ts';

const SETTINGS: string = 'BusinessSettingsView';

/** Whether the portal has the page of the settings of a business. */
export const hasBusinessSettings = (): boolean => findPage(SETTINGS) !== undefined;

interface BusinessSettingsLinkProps extends Omit<React.ComponentProps<'a'>, 'href'> {
  /** Without one the page asks for the business. */
  businessId?: number;
}

/** A link to the settings of a business, to its settlement accounts where the portal has no page of settings. */
export function BusinessSettingsLink({ businessId, ...props }: BusinessSettingsLinkProps) {
  const search = businessId === undefined ? {} : { BusinessId: businessId };
  const to = (hasBusinessSettings() ? SETTINGS : 'SettlementAccountsView') as PageName;
  return <PageLink {...({ ...props, to, search } as PageLinkProps<'SettlementAccountsView'>)} />;
}
