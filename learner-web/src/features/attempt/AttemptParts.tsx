import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Room } from './types'

/** The supervisor has stopped the clock. */
export function PausedNotice() {
  return (
    <div role="status" className="rounded-card border border-line bg-warning-tint p-6">
      <h1 className="text-lg text-warning">
        <Trans>Sesi dijeda oleh pengawas</Trans>
      </h1>
      <p className="text-ink">
        <Trans>Waktu Anda tidak berjalan. Soal muncul kembali begitu sesi dilanjutkan.</Trans>
      </p>
    </div>
  )
}

interface SectionTabsProps {
  room: Room
  question: Room['sections'][number]['questions'][number]
  questions: readonly Room['sections'][number]['questions'][number][]
  setIndex: (index: number) => void
}

/** The sections, where there are several. */
export function SectionTabs({ room, question, questions, setIndex }: SectionTabsProps) {
  const { t } = useLingui()
  const current = useRef<HTMLButtonElement>(null)
  const code = room.sections.find(({ questions }) => questions.includes(question))?.code
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row follows the section, not every render
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [code])
  if (room.sections.length < 2) return null
  return (
    <nav aria-label={t`Bagian`} className="fade-edges -mx-1 flex gap-2 overflow-x-auto px-1 pb-1">
      {room.sections.map((section) => {
        const isCurrent = section.code === code
        const [first] = section.questions
        return (
          <button
            key={section.code}
            ref={isCurrent ? current : null}
            type="button"
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => first && setIndex(questions.indexOf(first))}
            className={
              isCurrent
                ? 'min-h-11 shrink-0 rounded-full bg-primary px-4 text-sm font-semibold text-on-primary'
                : 'min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 text-sm font-semibold text-ink hover:border-primary'
            }
          >
            {section.name}
          </button>
        )
      })}
    </nav>
  )
}
