import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { type Locale, locales, NATIVE_NAMES, useLocale } from '../../i18n/locales'
import { type Theme, toggleTheme, useTheme } from '../../lib/theme'
import { CardSection } from '../../ui/CardSection'
import { RadioCard } from '../../ui/RadioCard'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { useChooseLanguage } from '../language/useChooseLanguage'

/** The languages of the product, each by its own name. */
export function LanguageSection() {
  const { t } = useLingui()
  const name = useId()
  const locale = useLocale()
  const choose = useChooseLanguage()
  return (
    <CardSection
      title={<Trans>Bahasa</Trans>}
      lead={<Trans>Dipakai di layar, email, dan notifikasi Anda.</Trans>}
    >
      <fieldset className="grid gap-2.5 sm:grid-cols-2">
        <legend className="sr-only">{t`Bahasa`}</legend>
        {locales.map((one) => (
          <Language
            key={one}
            group={name}
            locale={one}
            checked={one === locale}
            onChoose={() => void choose(one)}
          />
        ))}
      </fieldset>
    </CardSection>
  )
}

interface LanguageProps {
  group: string
  locale: Locale
  checked: boolean
  onChoose: () => void
}

function Language({ group, locale, checked, onChoose }: LanguageProps) {
  return (
    <RadioCard
      isMarkHidden
      lang={locale}
      name={group}
      checked={checked}
      onChange={onChoose}
      className="items-center justify-between px-4 py-2 font-medium text-ink has-checked:text-primary"
    >
      <bdi>{NATIVE_NAMES[locale]}</bdi>
      <Check aria-hidden className="invisible size-5 peer-checked:visible" />
    </RadioCard>
  )
}

/** Light or dark. */
export function ThemeSection() {
  const { t } = useLingui()
  const theme = useTheme()
  const segments = [
    { value: 'light', label: <Shade icon={Sun} text={<Trans>Terang</Trans>} /> },
    { value: 'dark', label: <Shade icon={Moon} text={<Trans>Gelap</Trans>} /> },
  ] as const
  return (
    <CardSection title={<Trans>Tampilan</Trans>} lead={<Trans>Berlaku di perangkat ini.</Trans>}>
      <div className="max-w-sm">
        <SegmentedControl<Theme>
          legend={t`Tampilan`}
          segments={segments}
          value={theme}
          onChange={toggleTheme}
        />
      </div>
    </CardSection>
  )
}

function Shade({ icon: Icon, text }: { icon: typeof Sun; text: React.ReactNode }) {
  return (
    <>
      <Icon aria-hidden className="size-4.5" />
      {text}
    </>
  )
}
