import { Badge, type BadgeTone } from '@quickportal/ui/badge';

type Looks<S extends string> = Readonly<Record<S, { readonly title: string; readonly tone: BadgeTone }>>;

/** Makes the badge of a status: word and tone as its state machine says, with an icon. */
export const statusBadge = <S extends string>(looks: Looks<S>, icons: Readonly<Record<S, React.ReactNode>>) =>
  function StatusBadge({ status }: { status: S }) {
    const { title, tone } = looks[status];
    return (
      <Badge tone={tone} icon={icons[status]}>
        {title}
      </Badge>
    );
  };
