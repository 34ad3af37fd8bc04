import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocale } from 'react-admin'

/** Refetches after a change of language, because names from the server are translated. */
export const LocaleGuard = () => {
  const locale = useLocale()
  const client = useQueryClient()
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    void client.invalidateQueries()
  }, [client, locale])
  return null
}
