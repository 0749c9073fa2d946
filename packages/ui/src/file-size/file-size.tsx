import { classNames } from '../class-names/class-names.tsx';
import { formatCount } from '../count/count.tsx';
import { Missing } from '../missing/missing.tsx';
import { formatFileSize } from './format-file-size.ts';

export { formatFileSize } from './format-file-size.ts';

export type FileSizeProps = Omit<React.ComponentProps<'data'>, 'children' | 'value'> & {
  /** Null or undefined shows the dash. */
  bytes: number | null | undefined;
};

/** The size of a file in the unit that keeps it short: "212 kB". The exact number of bytes shows on hover. */
export function FileSize({ bytes, className, ...props }: FileSizeProps) {
  if (bytes === null || bytes === undefined) return <Missing className={className} />;
  return (
    <data
      data-slot="file-size"
      value={bytes}
      title={`${formatCount(bytes)} bytes`}
      className={classNames('whitespace-nowrap', className)}
      {...props}
    >
      {formatFileSize(bytes)}
    </data>
  );
}
