import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocale } from 'react-admin'

/** Asks the server again once the language changes: names that came from it are in the old one. */
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
