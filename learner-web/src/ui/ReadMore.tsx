import { Trans } from '@lingui/react/macro'

/** Expands a text that is clamped on phones. */
export function ReadMore({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 justify-self-start font-semibold text-primary sm:hidden"
    >
      <Trans>Baca selengkapnya</Trans>
    </button>
  )
}
