import { useLingui } from '@lingui/react/macro'
import { Box, Button, Typography } from '@mui/material'
import { type RaRecord, useGetList, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { LOCALES } from '../../define/locales'

interface Translated extends RaRecord {
  locale: string
  title: string
}

const ALL = { page: 1, perPage: 25 }

/** Links to the editor for each language: to the existing translation, or a new one for this record. */
export const TranslationsOf = ({ subject, slug }: { subject: string; slug: string }) => {
  const { t } = useLingui()
  const { data = [] } = useGetList<Translated>('translations', {
    pagination: ALL,
    filter: { subject, slug },
  })
  const pathOf = (locale: string, there?: Translated) =>
    there
      ? `/translations/${there.id}`
      : `/translations/create?source=${encodeURIComponent(JSON.stringify({ subject, slug, locale }))}`
  return (
    <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
      {Object.entries(LOCALES).map(([locale, name]) => {
        const there = data.find((one) => one.locale === locale)
        return (
          <Box key={locale} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Typography sx={{ width: 90, fontWeight: 600 }}>{name}</Typography>
            <Typography sx={{ flex: 1, color: there ? 'text.primary' : 'text.secondary' }}>
              {there?.title ?? t`Belum diterjemahkan`}
            </Typography>
            <Button
              component={Link}
              to={pathOf(locale, there)}
              aria-label={there ? t`Ubah terjemahan ${name}` : t`Terjemahkan ke ${name}`}
            >
              {there ? t`Ubah` : t`Terjemahkan`}
            </Button>
          </Box>
        )
      })}
    </Box>
  )
}

const tabOf = (subject: string) => () => {
  const record = useRecordContext()
  return record ? <TranslationsOf subject={subject} slug={record.slug} /> : null
}

/** The tabs of translatable records. */
export const NewsTranslations = tabOf('news')
export const FaqTranslations = tabOf('faq')
export const SliderTranslations = tabOf('slider')
