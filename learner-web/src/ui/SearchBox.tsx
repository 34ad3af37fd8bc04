import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useDebouncedInput } from '../lib/useDebouncedInput'
import { cn } from './cn'

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string
  value: string
  /** Called when typing pauses. */
  onChange: (words: string) => void
}

/** A search field within a page, which follows changes from elsewhere (a cleared filter). */
export function SearchBox({ label, value, onChange, className, ...rest }: SearchBoxProps) {
  const [text, type] = useDebouncedInput(value, onChange)
  return (
    <search className={cn('relative block', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-muted"
      />
      <input
        {...rest}
        type="search"
        aria-label={label}
        value={text}
        onChange={(event) => type(event.target.value)}
        className="min-h-12 w-full rounded-control border border-field bg-surface ps-12 pe-4 text-base text-strong transition-colors placeholder:text-muted hover:border-primary focus:border-primary"
      />
    </search>
  )
}
