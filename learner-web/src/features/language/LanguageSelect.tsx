import { useLingui } from '@lingui/react/macro'
import { ChevronDown, Globe } from 'lucide-react'
import { isLocale, locales, NATIVE_NAMES, useLocale } from '../../i18n/locales'
import { cn } from '../../ui/cn'
import { useChooseLanguage } from './useChooseLanguage'

interface LanguageSelectProps {
  className?: string
}

/** The languages by their own names, as the platform's own list. */
export function LanguageSelect({ className }: LanguageSelectProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const choose = useChooseLanguage()
  return (
    <span className={cn('relative inline-flex max-w-full min-w-0 items-center', className)}>
      {/* At very large text sizes only the name fits. */}
      <Globe
        aria-hidden
        className="pointer-events-none absolute start-3 size-4.5 text-muted max-[18rem]:hidden"
      />
      <select
        aria-label={t`Bahasa`}
        value={locale}
        onChange={({ target }) => isLocale(target.value) && void choose(target.value)}
        className="min-h-11 w-full appearance-none rounded-control border border-line bg-surface ps-10 pe-9 text-[0.9375rem] font-medium text-ink transition-colors hover:border-primary focus:border-primary max-[18rem]:px-1.5 max-[18rem]:text-xs"
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {NATIVE_NAMES[one]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 size-4 text-muted max-[18rem]:hidden"
      />
    </span>
  )
}
