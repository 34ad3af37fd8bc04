/** The logo: a D whose bowl is a rising path, with a spark. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className={className}>
      <rect width="64" height="64" rx="18" fill="#0f766e" />
      <path
        d="M18 14h13c11 0 18 7.400 18 18s-7 18-18 18H18V14z"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path
        d="M18 50c0-11 6-18 16-18"
        fill="none"
        stroke="#5eead4"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="49" cy="15" r="6" fill="#f43f5e" />
    </svg>
  )
}

/** Logo and name. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span
        className={`text-xl font-extrabold tracking-tight ${onDark ? 'text-white' : 'text-strong'}`}
      >
        Duxi
      </span>
    </span>
  )
}
