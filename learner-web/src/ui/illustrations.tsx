import type { ReactNode } from 'react'

/** The frame of every illustration: 160 × 120, in the theme's primary colour. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 120"
      className="h-30 w-40 text-primary"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="80" cy="104" rx="58" ry="7" className="fill-primary-tint" stroke="none" />
      {children}
    </svg>
  )
}

/** An open, empty box. */
export function EmptyBox() {
  return (
    <Drawing>
      <path d="M40 58h80v38a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V58z" className="fill-surface" />
      <path d="M40 58 28 42h80l12 16M120 58l12-16h-24" className="fill-primary-tint" />
      <path d="M66 72h28M80 30V14M58 32l-8-10M102 32l8-10" />
    </Drawing>
  )
}

/** A magnifying glass over a page of lines. */
export function NothingFound() {
  return (
    <Drawing>
      <rect x="36" y="18" width="66" height="82" rx="8" className="fill-surface" />
      <path d="M50 36h38M50 50h26M50 64h18" className="text-primary-line" stroke="currentColor" />
      <circle cx="98" cy="66" r="20" className="fill-primary-tint" />
      <path d="m113 81 17 17" strokeWidth="5" />
      <path d="M90 66h16" />
    </Drawing>
  )
}

/** An empty basket. */
export function EmptyCart() {
  return (
    <Drawing>
      <path d="M28 26h14l12 52h56l12-38H46" className="fill-primary-tint" />
      <circle cx="62" cy="94" r="7" className="fill-surface" />
      <circle cx="102" cy="94" r="7" className="fill-surface" />
      <path d="M70 54h34M74 66h26" className="text-primary-line" stroke="currentColor" />
    </Drawing>
  )
}

/** An unplugged cable. */
export function Disconnected() {
  return (
    <Drawing>
      <path d="M12 76c20 0 20-24 40-24h6" />
      <rect x="58" y="38" width="24" height="28" rx="6" className="fill-primary-tint" />
      <path d="M82 46h9M82 58h9M104 52h4M148 40c-16 0-12 12-24 12" />
      <path d="M124 38v28a14 14 0 0 1-14-14 14 14 0 0 1 14-14z" className="fill-primary-tint" />
      <path d="m94 30 4-10M98 76l4 10" className="text-primary-line" stroke="currentColor" />
    </Drawing>
  )
}
