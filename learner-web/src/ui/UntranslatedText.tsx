import type { ReactNode } from 'react'
import { directionOf } from '../i18n/locales'
import { withNoBreakSpaces } from '../lib/withNoBreakSpaces'

interface UntranslatedTextProps {
  children: ReactNode
  /** The language of the text; Indonesian by default. */
  language?: string
}

/** A text of an editor, marked with its own language and direction, whatever the page's language. */
export function UntranslatedText({ children, language = 'id' }: UntranslatedTextProps) {
  return (
    <bdi lang={language} dir={directionOf(language)}>
      {typeof children === 'string' ? withNoBreakSpaces(children) : children}
    </bdi>
  )
}
