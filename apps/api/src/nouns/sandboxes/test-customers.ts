/** A customer of a new sandbox. Amounts in cents. */
export interface TestCustomer {
  customerName: string;
  email: string;
  /** Invented; the simulator decides by the last two digits. */
  cardNumber: string;
  payments: readonly bigint[];
  /** A monthly schedule. */
  monthly?: bigint;
}

/** What a new sandbox begins with: twelve customers, one of them with a card that is declined. */
export const testCustomers: readonly TestCustomer[] = [
  {
    customerName: 'Amelia Nguyen',
    email: 'amelia.nguyen@example.com',
    cardNumber: '4242421114216417',
    payments: [12_050n, 4_995n],
    monthly: 4_995n,
  },
  {
    customerName: 'Banksia Early Learning',
    email: 'accounts@banksia.example.com',
    cardNumber: '4242422137412025',
    payments: [89_000n],
  },
  {
    customerName: 'Callum O’Brien',
    email: 'callum.obrien@example.com',
    cardNumber: '4242426033653533',
    payments: [6_400n],
    monthly: 6_400n,
  },
  {
    customerName: 'Dwyer Roofing Pty Ltd',
    email: 'office@dwyer.example.com',
    cardNumber: '5555551994686541',
    payments: [154_000n, 22_000n],
  },
  { customerName: 'Elena Rossi', email: 'elena.rossi@example.com', cardNumber: '5555551430072058', payments: [3_500n] },
  {
    customerName: 'Flinders Dental Care',
    email: 'billing@flinders.example.com',
    cardNumber: '5555558931750363',
    payments: [41_280n],
    monthly: 18_000n,
  },
  {
    customerName: 'Grace Whitcombe',
    email: 'grace.whitcombe@example.com',
    cardNumber: '4242420350556072',
    payments: [7_725n],
  },
  {
    customerName: 'Hunter Freight',
    email: 'accounts@hunter.example.com',
    cardNumber: '4242423373791080',
    payments: [265_500n],
  },
  {
    customerName: 'Isla Patel',
    email: 'isla.patel@example.com',
    cardNumber: '4242422558756108',
    payments: [2_990n],
    monthly: 2_990n,
  },
  {
    customerName: 'Jarrah Landscaping',
    email: 'jobs@jarrah.example.com',
    cardNumber: '5555554087067512',
    payments: [58_600n],
  },
  {
    customerName: 'Kirra Surf School',
    email: 'hello@kirra.example.com',
    cardNumber: '4242422459301996',
    payments: [9_900n],
  },
  {
    customerName: 'Lachlan Smith',
    email: 'lachlan.smith@example.com',
    cardNumber: '4242422137412025',
    payments: [5_150n],
  },
];
