import { useLingui } from '@lingui/react/macro'
import { Check, Globe } from 'lucide-react'
import { useChooseLanguage } from '../../features/language/useChooseLanguage'
import { type Locale, locales, NATIVE_NAMES, useLocale } from '../../i18n/locales'
import { closeMenuOf, Menu, menuItem } from './Menu'

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
      <ul>
        {locales.map((one) => (
          <li key={one}>
            <Choice locale={one} isCurrent={one === locale} />
          </li>
        ))}
      </ul>
    </Menu>
  )
}

/** With the code that the button shows: whoever speaks to their computer says what they see. */
const spoken = (locale: Locale) => `${locale.toUpperCase()} – ${NATIVE_NAMES[locale]}`

function Choice({ locale, isCurrent }: { locale: Locale; isCurrent: boolean }) {
  const choose = useChooseLanguage()
  return (
    <button
      type="button"
      lang={locale}
      aria-current={isCurrent ? 'true' : undefined}
      className={`${menuItem} justify-between aria-[current=true]:text-primary`}
      onClick={({ currentTarget }) => {
        closeMenuOf(currentTarget)
        void choose(locale)
      }}
    >
      {NATIVE_NAMES[locale]}
      {isCurrent && <Check aria-hidden className="size-4.5" />}
    </button>
  )
}
