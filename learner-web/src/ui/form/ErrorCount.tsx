import { Plural } from '@lingui/react/macro'

/** Tells a screen reader how many fields a refused form wants mended; each field says what. */
export function ErrorCount({ count }: { count: number }) {
  return (
    <p role="alert" className="sr-only">
      {count > 0 && <Plural value={count} other="# isian perlu diperbaiki." />}
    </p>
  )
}
