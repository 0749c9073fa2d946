import { Button } from '@quickportal/ui/button';
import { AddChip, Chip, ChipGroup } from '@quickportal/ui/chip';
import { Input } from '@quickportal/ui/input';
import { Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@quickportal/ui/menu';
import { Search } from 'lucide-react';
import { useState } from 'react';

export interface CustomerFilterValues {
  query: string;
  status: 'ENABLED' | 'DISABLED' | undefined;
}

interface CustomerFiltersProps {
  values: CustomerFilterValues;
  onChange: (patch: Partial<CustomerFilterValues>) => void;
}

const statusText = { ENABLED: 'Enabled', DISABLED: 'Disabled' } as const;

/** What narrows the list: one box for everything an officer may hold in hand, and the status. */
export function CustomerFilters({ values, onChange }: CustomerFiltersProps) {
  const [typed, setTyped] = useState(values.query);
  const [shown, setShown] = useState(values.query);
  // Back and Forward change the address; the box follows
  if (shown !== values.query) {
    setShown(values.query);
    setTyped(values.query);
  }
  const isFiltered = values.query !== '' || values.status !== undefined;
  return (
    <search>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ query: typed.trim() });
        }}
      >
        <div className="flex gap-2">
          <Input
            type="search"
            aria-label="Name, customer number, ID, email or phone"
            placeholder="Name, customer number, ID, email or phone"
            value={typed}
            onValueChange={setTyped}
            leading={<Search />}
            autoComplete="off"
            maxLength={100}
            className="h-control-lg grow text-16"
          />
          <Button type="submit" size="lg">
            Search
          </Button>
        </div>
        <ChipGroup>
          <StatusFilter value={values.status} onChange={(status) => onChange({ status })} />
          {isFiltered && (
            <Button
              variant="link"
              onClick={() => {
                setTyped('');
                onChange({ query: '', status: undefined });
              }}
            >
              Clear filters
            </Button>
          )}
        </ChipGroup>
      </form>
    </search>
  );
}

function StatusFilter({
  value,
  onChange,
}: {
  value: CustomerFilterValues['status'];
  onChange: (value: CustomerFilterValues['status']) => void;
}) {
  if (value !== undefined)
    return (
      <Chip label="Status" onRemove={() => onChange(undefined)}>
        {statusText[value]}
      </Chip>
    );
  return (
    <Menu>
      <MenuTrigger asChild>
        <AddChip>Status</AddChip>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuRadioGroup value="" onValueChange={(chosen) => onChange(chosen as CustomerFilterValues['status'])}>
          <MenuRadioItem value="ENABLED">Enabled</MenuRadioItem>
          <MenuRadioItem value="DISABLED">Disabled</MenuRadioItem>
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
