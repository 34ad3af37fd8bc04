import { Plural } from '@lingui/react/macro'
import { Check, CircleSlash2, type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UnitResult } from '../../api/types'
import { cn } from '../../ui/cn'

interface AnswersProps {
  unit: Pick<UnitResult, 'right' | 'partly' | 'wrong'>
  isAllAnswered: boolean
}

/** How many questions of the unit were answered right, partly right and wrong: as shares, and in numbers. */
export function Answers({ unit: { right, partly, wrong }, isAllAnswered }: AnswersProps) {
  if (right + partly + wrong === 0) return null
  return (
    <span className="mt-3 grid max-w-xl gap-1.5">
      <span
        aria-hidden
        className="flex h-2 gap-0.5 overflow-hidden rounded-full [print-color-adjust:exact]"
      >
        <Share count={right} look="bg-success" />
        <Share count={partly} look="bg-[#d97706]" />
        <Share count={wrong} look="bg-danger" />
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink tabular-nums">
        <Count icon={Check} look="text-success">
          <Plural value={right} other="# benar" />
        </Count>
        {partly > 0 && (
          <Count icon={CircleSlash2} look="text-warning">
            <Plural value={partly} other="# sebagian benar" />
          </Count>
        )}
        {wrong > 0 && (
          <Count icon={X} look="text-danger">
            {isAllAnswered ? (
              <Plural value={wrong} other="# salah" />
            ) : (
              <Plural value={wrong} other="# salah atau kosong" />
            )}
          </Count>
        )}
      </span>
    </span>
  )
}

function Share({ count, look }: { count: number; look: string }) {
  return count > 0 ? <span className={look} style={{ flexGrow: count }} /> : null
}

interface CountProps {
  icon: LucideIcon
  look: string
  children: ReactNode
}

function Count({ icon: Icon, look, children }: CountProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className={cn('size-4', look)} strokeWidth={2.5} />
      {children}
    </span>
  )
}
