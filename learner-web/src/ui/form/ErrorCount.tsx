import { Plural } from '@lingui/react/macro'

/** Tells screen readers how many fields of a form have errors. */
export function ErrorCount({ count }: { count: number }) {
  return (
    <p role="alert" className="sr-only">
      {count > 0 && <Plural value={count} other="# isian perlu diperbaiki." />}
    </p>
  )
}
