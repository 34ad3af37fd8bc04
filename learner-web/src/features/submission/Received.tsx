import { CircleCheck } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

interface ReceivedProps {
  place: RefObject<HTMLParagraphElement | null>
  children: ReactNode
}

/** Confirms the newest attempt; the focus comes here from the form that is gone. */
export function Received({ place, children }: ReceivedProps) {
  return (
    <p
      ref={place}
      tabIndex={-1}
      className="flex scroll-mt-24 items-start gap-2 font-medium text-strong outline-none"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
      <span>{children}</span>
    </p>
  )
}
