import { useLingui } from '@lingui/react/macro'
import { Box, Tab, Tabs } from '@mui/material'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useText } from '../../define/useText'
import { locales } from './labels'
import { MailPreview, type MailText } from './MailPreview'

/** A template rendered in each language. */
const TemplatePreview = () => {
  const { t } = useLingui()
  const text = useText()
  const template = useRecordContext()
  const [locale, setLocale] = useState('id')
  const texts: MailText[] = template?.texts ?? []
  const shown = texts.find((one) => one.locale === locale) ?? texts[0]
  if (!shown) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <Tabs
        value={shown.locale}
        onChange={(_event, value: string) => setLocale(value)}
        variant="scrollable"
        aria-label={t`Bahasa`}
      >
        {texts.map((one) => (
          <Tab
            key={one.locale}
            value={one.locale}
            label={text(locales[one.locale] ?? one.locale)}
          />
        ))}
      </Tabs>
      <MailPreview text={shown} />
    </Box>
  )
}

export default TemplatePreview
