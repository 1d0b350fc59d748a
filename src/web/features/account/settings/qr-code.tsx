import { encode } from 'uqr'

/** A text as a QR code, for a camera; `label` is what a screen reader says of it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className="size-48 shrink-0">
      <rect width={size} height={size} className="fill-white" />
      <path d={dark.join('')} className="fill-ink" />
    </svg>
  )
}
