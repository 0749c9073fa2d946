import type { ConnectionBusiness } from '@quickportal/contracts/connection-details/connection-business';
import { connectionBusinessList } from '@quickportal/contracts/connection-details/connection-business-list';
import { Tab, TabList, TabPanel, Tabs } from '@quickportal/ui/tabs';
import { Building2 } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { type InnerListProps, ListTable } from '../../layout/list/list-table.tsx';
import type { PageSearch } from '../../pages/page-list.ts';
import { BUSINESSES_PAGE } from './connection-details.data.ts';

type Connection = PageSearch<'ConnectionDetailsView'>['tab'];
const titles: Record<Connection, string> = {
  ccapi: 'API request',
  online: 'Signed hand-off',
  restapi: 'REST API',
};

export interface BusinessesViewProps extends InnerListProps<ConnectionBusiness> {
  tab: Connection;
  onTabChange: (tab: Connection) => void;
}

const columns = listColumns<ConnectionBusiness, typeof connectionBusinessList>(connectionBusinessList, 'UTC', {});
const idOf = (row: ConnectionBusiness) => `${row.businessCode} ${row.accountPaymentMethod} ${row.accountName}`;

/** The accounts that take payments by each connection. */
export const BusinessesView = ({ tab, onTabChange, ...list }: BusinessesViewProps) => (
  <div className="grid gap-3">
    <h2 className="text-16 font-strong">{labelled('Businesses')}</h2>
    <Tabs value={tab} onValueChange={(value) => onTabChange(value as Connection)}>
      <TabList aria-label="Connections">
        {(Object.keys(titles) as Connection[]).map((value) => (
          <Tab key={value} value={value}>
            {titles[value]}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={tab} className="pt-3">
        <ListTable
          of={connectionBusinessList}
          bare
          columns={columns}
          idOf={idOf}
          list={list}
          pageSize={BUSINESSES_PAGE}
          empty={{
            icon: <Building2 />,
            title: 'No account takes payments this way',
            text: labelled(`Enabled accounts of your businesses that take payments by ${titles[tab]} are listed here.`),
            level: 3,
          }}
        />
      </TabPanel>
    </Tabs>
  </div>
);
