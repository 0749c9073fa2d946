import { Ban, Check } from 'lucide-react';
import { Badge } from '../badge/badge.tsx';
import type { Column } from './data-table.tsx';

/** Invented people and businesses, for the stories. */
export type ExampleCustomer = {
  id: number;
  name: string;
  number: string;
  enabled: boolean;
  email: string | null;
  phone: string | null;
  city: string;
  state: string;
  payTo: boolean;
};

const people: readonly (readonly [string, string, string, string, string])[] = [
  ['Ainsley Whitcombe', 'ainsley.whitcombe@example.com', '0491 570 006', 'Fremantle', 'WA'],
  ['Aroha Ngata', 'aroha.ngata@example.co.nz', '+64 21 555 0134', 'Wellington', ''],
  ['Bayside Early Learning Co-operative', 'accounts@bayside.example.com', '0491 570 156', 'Sandringham', 'VIC'],
  ['Margaret Olsson', 'margaret.olsson@example.com', '0491 570 157', 'Newcastle', 'NSW'],
  ['Brendan O’Halloran', 'b.ohalloran@example.com', '0491 570 158', 'Launceston', 'TAS'],
  ['Chau Minh Tran', 'chau.tran@example.com', '0491 570 159', 'Cabramatta', 'NSW'],
  ['Delacroix & Sons Joinery', 'office@delacroix.example.com', '0491 570 110', 'Geelong', 'VIC'],
  ['Ebony Harrison-Blythe', '', '0491 570 313', 'Toowoomba', 'QLD'],
  ['Farrukh Yusupov', 'f.yusupov@example.com', '0491 570 737', 'Parramatta', 'NSW'],
  ['Fitzgerald Plumbing Supplies', 'ar@fitzgerald.example.com', '0491 571 266', 'Ballarat', 'VIC'],
  ['Grace Adeyemi', 'grace.adeyemi@example.com', '0491 571 491', 'Darwin', 'NT'],
  ['Hamish McAllister', 'hamish.mc@example.com', '0491 571 804', 'Hobart', 'TAS'],
  ['Ivana Kovačević', 'ivana.k@example.com', '0491 572 549', 'Adelaide', 'SA'],
  ['Jindabyne Alpine Lodge', 'stay@jindalodge.example.com', '0491 572 665', 'Jindabyne', 'NSW'],
  ['Keiko Tanabe', 'keiko.tanabe@example.com', '0491 572 983', 'Cairns', 'QLD'],
  ['Lachlan Prideaux', 'lachlan.p@example.com', '0491 573 770', 'Bunbury', 'WA'],
  ['Manu Fonoti', 'manu.fonoti@example.com', '', 'Logan Central', 'QLD'],
  ['Northgate Tennis Club', 'treasurer@ngtc.example.com', '0491 574 118', 'Northgate', 'QLD'],
  ['Oluwaseun Bakare', 'seun.bakare@example.com', '0491 574 632', 'Belconnen', 'ACT'],
  [
    'Priyanka Raghunathan-Subramaniam',
    'priyanka.raghunathan.subramaniam@example.com',
    '0491 575 254',
    'Wollongong',
    'NSW',
  ],
];

export const exampleCustomers: readonly ExampleCustomer[] = people.map(([name, email, phone, city, state], index) => ({
  id: 1_048_102 + index * 7,
  name,
  number: `HCW-${String(38_114 + index * 193).padStart(7, '0')}`,
  enabled: index % 5 !== 4,
  email: email || null,
  phone: phone || null,
  city,
  state,
  payTo: index % 3 === 1,
}));

export const exampleColumns: readonly Column<ExampleCustomer>[] = [
  { id: 'name', header: 'Customer name', cell: (row) => row.name, lead: true, sortable: true, maxWidth: '14rem' },
  {
    id: 'number',
    header: 'Customer number',
    shortHeader: 'Number',
    cell: (row) => row.number,
    mono: true,
    sortable: true,
  },
  { id: 'id', header: 'ID', cell: (row) => row.id, mono: true, rank: 3 },
  {
    id: 'status',
    header: 'Status',
    corner: true,
    sortable: true,
    cell: (row) =>
      row.enabled ? (
        <Badge tone="success" icon={<Check />}>
          Enabled
        </Badge>
      ) : (
        <Badge icon={<Ban />}>Disabled</Badge>
      ),
  },
  { id: 'email', header: 'Email', cell: (row) => row.email, maxWidth: '13.25rem' },
  { id: 'emailNotifications', header: 'Email notifications', cell: () => 'On', defaultVisible: false },
  { id: 'phone', header: 'Phone', cell: (row) => row.phone, rank: 2 },
  {
    id: 'city',
    header: 'City and state',
    rank: 3,
    sortable: true,
    cell: (row) => (
      <>
        {row.city} <span className="text-ink-3">{row.state}</span>
      </>
    ),
  },
  {
    id: 'payTo',
    header: 'PayTo',
    rank: 2,
    cell: (row) => (row.payTo ? <Badge outline>PayTo</Badge> : null),
  },
];
