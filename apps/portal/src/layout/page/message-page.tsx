import { PageTitle, PageTitleProvider, useDocumentTitle } from '../../pages/page-title.tsx';

export interface MessagePageProps {
  icon: React.ReactNode;
  /** Heading. */
  title: string;
  tone?: 'quiet' | 'danger';
  /** Explanation and advice. */
  children?: React.ReactNode;
  /** Actions, the best one last. */
  actions?: React.ReactNode;
}

/** A page that only shows a message and a way to continue. */
export function MessagePage({ icon, title, tone = 'quiet', children, actions }: MessagePageProps) {
  useDocumentTitle(title);
  const glyph =
    tone === 'danger' ? 'border-danger-line bg-danger-soft text-danger-ink' : 'border-line bg-surface text-ink-2';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 px-4 py-16 text-center max-sm:py-10">
      <span
        className={`mb-3 grid size-14 place-items-center rounded-t-full rounded-b-2 border [&>svg]:size-6 ${glyph}`}
      >
        {icon}
      </span>
      <h1 tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <div className="grid max-w-full grid-cols-[minmax(0,30rem)] justify-items-center gap-2 text-pretty text-ink-2">
        {children}
      </div>
      {actions !== undefined && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}

/** A message page outside any page, which sets the document's title itself. */
export function LooseMessagePage(props: MessagePageProps) {
  return (
    <PageTitleProvider initial={props.title}>
      <PageTitle />
      <MessagePage {...props} />
    </PageTitleProvider>
  );
}
