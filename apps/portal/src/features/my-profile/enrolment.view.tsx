import type { TotpEnrolment } from '@quickportal/contracts/access/sign-in';

const QUIET = 4;

/** The secret as a QR code, with the quiet border that scanners expect, and as a key to type. */
export function Enrolment({ enrolment: { qrCode, secret } }: { enrolment: TotpEnrolment }) {
  const side = qrCode.size + 2 * QUIET;
  return (
    <div className="grid justify-items-center gap-3">
      <svg
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        role="img"
        aria-label="QR code for the authenticator app"
        shapeRendering="crispEdges"
        className="size-48 rounded-2"
      >
        {/* Scanners want black on white, in dark mode too */}
        <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
        <path d={qrCode.path} fill="#000" />
      </svg>
      <p className="text-13 text-ink-2">
        Key <code className="font-mono text-ink wrap-anywhere">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}
