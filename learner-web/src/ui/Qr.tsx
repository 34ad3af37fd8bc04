import { useMemo } from 'react'
import { encode } from 'uqr'

// The standard requires a quiet zone of four modules.
const QUIET = 4

/** One SVG path of all dark modules, one segment for each run. */
export function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((dark, x) => runAt(row, dark, x, y))).join('')
}

function runAt(row: readonly boolean[], dark: boolean, x: number, y: number): string {
  if (!dark || row[x - 1]) return ''
  const end = row.indexOf(false, x)
  const width = (end < 0 ? row.length : end) - x
  return `M${x} ${y}h${width}v1h-${width}z`
}

interface QrProps {
  code: string
  label: string
  className?: string
}

/** A QR code, black on white on any background, sharp in print. */
export function Qr({ code, label, className }: QrProps) {
  const { size, data } = useMemo(() => encode(code, { ecc: 'M', border: QUIET }), [code])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
