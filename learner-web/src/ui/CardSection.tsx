import { type ReactNode, useId } from 'react'
import { Card } from './Card'

interface CardSectionProps {
  title: ReactNode
  lead?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

/** A page section on its own card with a heading. */
export function CardSection({ title, lead, action, children }: CardSectionProps) {
  const id = useId()
  return (
    <Card role="region" aria-labelledby={id} className="grid grid-cols-1 gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-40 gap-1">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {lead && <p className="text-[15px] text-muted">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </Card>
  )
}
