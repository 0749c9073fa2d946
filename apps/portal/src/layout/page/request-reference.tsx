/** Request ID for the help desk after a fault, as in the log. */
export function RequestReference({ requestId }: { requestId: string | undefined }) {
  if (!requestId) return null;
  return (
    <p>
      If the problem persists, contact the help desk and quote the reference{' '}
      <code className="font-mono text-ink wrap-anywhere">{requestId}</code>.
    </p>
  );
}
