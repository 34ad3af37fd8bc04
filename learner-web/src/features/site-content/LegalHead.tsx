import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/format'
import { Banner } from '../../ui/Banner'
import { PrintButton } from './PrintButton'

interface LegalHeadProps {
  title: ReactNode
  /** The day from which the text is in force. */
  from: string
}

/** The head of a legal text: its name, since when it is in force, and a way to print it. */
export function LegalHead({ title, from }: LegalHeadProps) {
  const since = formatDate(from)
  return (
    <Banner
      isLow
      title={title}
      lead={<Trans>Berlaku sejak {since}.</Trans>}
      aside={<PrintButton />}
    />
  )
}
