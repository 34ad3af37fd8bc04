import { useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { type Locale, NATIVE_NAMES, useLocale } from '../../i18n/locales'
import { Menu } from './Menu'

// Not needed before the page is rendered.
const LanguageChoices = lazy(async () => ({
  default: (await import('./LanguageChoices')).LanguageChoices,
}))

/** The languages by their own names, behind a globe. */
export function LanguageMenu() {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <Menu
      side="end"
      label={t`Bahasa: ${spoken(locale)}`}
      triggerClass="flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full text-ink hover:bg-sunken hover:text-primary desk:px-3"
      trigger={
        <>
          <Globe aria-hidden className="size-5" />
          <span aria-hidden className="text-sm font-semibold uppercase max-desk:hidden">
            {locale}
          </span>
        </>
      }
    >
      <Suspense fallback={null}>
        <LanguageChoices current={locale} />
      </Suspense>
    </Menu>
  )
}

/** Includes the language code that the button shows, for voice control. */
const spoken = (locale: Locale) => `${locale.toUpperCase()} – ${NATIVE_NAMES[locale]}`
