import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Card } from '../../ui/Card'
import type { Row } from './paste'
import { CONTACT } from './required'

interface ParticipantProps {
  number: number
  row: Row
  isOnly: boolean
  /** One of the fields bears an error, so that it has to be seen. */
  hasError: boolean
  children: ReactNode
}

/** The fields of one participant; of several, completed ones are collapsed. */
export function Participant({ number, row, isOnly, hasError, children }: ParticipantProps) {
  const [isOpen, setOpen] = useState(() => CONTACT.some((field) => row[field].trim() === ''))
  if (isOnly) return <Card className="grid gap-3 p-4">{children}</Card>
  return (
    <details
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line bg-surface p-4"
    >
      <summary className="flex min-h-6 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 flex-1 truncate text-base">
          <Trans>Peserta {number}</Trans>
          {row.name && (
            <span className="font-normal text-muted group-open:hidden">
              {' · '}
              <bdi>{row.name}</bdi>
            </span>
          )}
        </h3>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
