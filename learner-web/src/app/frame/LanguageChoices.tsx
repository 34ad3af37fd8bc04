import { Check } from 'lucide-react'
import { useChooseLanguage } from '../../features/language/useChooseLanguage'
import { type Locale, locales, NATIVE_NAMES } from '../../i18n/locales'
import { closeMenuOf, menuItem } from './Menu'

/** The languages by their own names. */
export function LanguageChoices({ current }: { current: Locale }) {
  return (
    <ul>
      {locales.map((one) => (
        <li key={one}>
          <Choice locale={one} isCurrent={one === current} />
        </li>
      ))}
    </ul>
  )
}

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
