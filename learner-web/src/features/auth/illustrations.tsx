import { Drawing } from '../../ui/illustrations'

/** An envelope with a letter that rises out of it. */
export function MailSent() {
  return (
    <Drawing>
      <path d="M46 22h68a5 5 0 0 1 5 5v44H41V27a5 5 0 0 1 5-5z" className="fill-surface" />
      <path d="M56 38h48M56 50h32" className="text-primary-line" stroke="currentColor" />
      <path d="M30 54v42a6 6 0 0 0 6 6h88a6 6 0 0 0 6-6V54L80 84z" className="fill-primary-tint" />
      <path d="m32 100 34-26M128 100 94 74" />
    </Drawing>
  )
}

/** A padlock on the dots of a password. */
export function ForgottenPassword() {
  return (
    <Drawing>
      <path d="M58 50V36a22 22 0 0 1 44 0v14" />
      <rect x="40" y="50" width="80" height="52" rx="8" className="fill-primary-tint" />
      <path d="M62 76h.01M80 76h.01M98 76h.01" strokeWidth="8" />
    </Drawing>
  )
}

/** A seal with a tick. */
export function Done() {
  return (
    <Drawing>
      <path
        d="m80 10 12 9 15-1 5 14 13 8-4 15 4 15-13 8-5 14-15-1-12 9-12-9-15 1-5-14-13-8 4-15-4-15 13-8 5-14 15 1z"
        className="fill-primary-tint"
      />
      <path d="m61 56 13 13 26-27" strokeWidth="5" />
    </Drawing>
  )
}

/** A link that is broken in two. */
export function BrokenLink() {
  return (
    <Drawing>
      <path
        d="M70 46 58 34a17 17 0 0 0-24 24l16 16a17 17 0 0 0 18 4"
        className="fill-primary-tint"
      />
      <path
        d="m90 74 12 12a17 17 0 0 0 24-24l-16-16a17 17 0 0 0-18-4"
        className="fill-primary-tint"
      />
      <path
        d="M84 30 88 16M100 36l11-9M60 92l-10 9M76 90l-3 13"
        className="text-primary-line"
        stroke="currentColor"
      />
    </Drawing>
  )
}

/** Two buildings with a path between them. */
export function Offices() {
  return (
    <Drawing>
      <rect x="26" y="40" width="38" height="62" rx="4" className="fill-surface" />
      <rect x="92" y="18" width="44" height="84" rx="4" className="fill-primary-tint" />
      <path
        d="M36 54h6M48 54h6M36 68h6M48 68h6M36 82h6M48 82h6"
        className="text-primary-line"
        stroke="currentColor"
      />
      <path d="M104 32h6M118 32h6M104 46h6M118 46h6M104 60h6M118 60h6M108 102V82h12v20M70 76h14m-5-5 5 5-5 5" />
    </Drawing>
  )
}
