import {
  Banknote,
  Building2,
  ChartColumn,
  CodeXml,
  Handshake,
  House,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  ReceiptText,
  Scale,
  Settings,
  ShieldCheck,
  Stamp,
  Store,
  Users,
} from 'lucide-react';
import type { AreaName } from '../../pages/areas.ts';

/** What stands for an area in the main menu and the palette. */
export const areaIcons: Readonly<Record<AreaName, LucideIcon>> = {
  Home: House,
  Community: LayoutDashboard,
  Customers: Users,
  Payments: ReceiptText,
  PayTo: Handshake,
  Reports: ChartColumn,
  Developer: CodeXml,
  Settings,
  Business: Store,
  Approvals: Stamp,
  Communities: Building2,
  Operations: MessagesSquare,
  Finance: Banknote,
  Reconciliation: Scale,
  Security: ShieldCheck,
};
