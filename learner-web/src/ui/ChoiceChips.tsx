import { type ReactNode, useEffect, useRef } from 'react'
import { bringAlong } from './bringIntoSight'
import { cn } from './cn'

interface ChipChoice {
  value: string
  label: ReactNode
}

interface ChoiceChipsProps {
  label: string
  value: string
  choices: readonly ChipChoice[]
  onChange: (value: string) => void
  className?: string
}

/** A single choice among few, as chips that scroll sideways on phones. */
export function ChoiceChips({ label, value, choices, onChange, className }: ChoiceChipsProps) {
  const line = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the choice
  useEffect(() => {
    const chosen = line.current?.querySelector('[aria-pressed="true"]')
    if (line.current && chosen) bringAlong(chosen, line.current)
  }, [value])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on the screen
    <div
      ref={line}
      role="group"
      aria-label={label}
      className={cn(
        'fade-edges -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0',
        className,
      )}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className="min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 text-[15px] font-semibold whitespace-nowrap text-strong transition-colors hover:border-primary hover:text-primary aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary"
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
