import type { ReactNode } from 'react'

interface ContentProps {
  children: ReactNode
  /** The language that editors wrote it in; Indonesian unless said. */
  language?: string
}

/** What editors wrote, in its own language whatever language the page has: read out and ordered as such. */
export function Content({ children, language = 'id' }: ContentProps) {
  return (
    <bdi lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {children}
    </bdi>
  )
}
