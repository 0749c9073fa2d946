import { Button } from '@quickportal/ui/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@quickportal/ui/menu';
import { ChevronDown, Download } from 'lucide-react';
import type { AccountFiles } from './bank-statement-accounts.data.ts';

/** Downloads all accounts of the list, or the rules that apply to them. */
export const ExportAllMenu = ({ files }: { files: AccountFiles }) => (
  <Menu>
    <MenuTrigger asChild>
      <Button>
        <Download />
        Export All
        <ChevronDown />
      </Button>
    </MenuTrigger>
    <MenuContent>
      <MenuItem asChild>
        <a href={files.accounts}>Export All Accounts</a>
      </MenuItem>
      <MenuItem asChild>
        <a href={files.rules}>Export All Transformation Rules</a>
      </MenuItem>
    </MenuContent>
  </Menu>
);
