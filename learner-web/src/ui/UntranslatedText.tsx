import type { ReactNode } from 'react'
import { directionOf } from '../i18n/locales'

interface UntranslatedTextProps {
  children: ReactNode
  /** The language that editors wrote it in; Indonesian unless said. */
  language?: string
}

/** What editors wrote, in its own language whatever language the page has: read out and ordered as such. */
export function UntranslatedText({ children, language = 'id' }: UntranslatedTextProps) {
  return (
    <bdi lang={language} dir={directionOf(language)}>
      {children}
    </bdi>
  )
}
