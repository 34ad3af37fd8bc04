import { Trans } from '@lingui/react/macro'

/** How many contents of a section or a course are completed. */
export function MaterialsDone({ done, all }: { done: number; all: number }) {
  return (
    <Trans>
      {done} dari {all} materi selesai
    </Trans>
  )
}
