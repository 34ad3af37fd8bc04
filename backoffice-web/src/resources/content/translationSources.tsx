import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AutocompleteInput, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { BASE, read } from '../../api/client'
import type { components } from '../../api/schema'
import type { LOCALES } from '../../define/locales'
import type { OwnInputProps } from '../../define/types'

/** The key of a list's line is its text; other records are selected by name. */
const LINE = 'line'

type Source = components['schemas']['TranslationSource']

interface Asked {
  subject: string
  slug?: string
  q?: string
  missing_in?: keyof typeof LOCALES
}

const useSources = (asked: Asked) =>
  useQuery({
    queryKey: ['translation-sources', asked],
    queryFn: () => read(`${BASE}/translation-sources`, { query: asked }),
    enabled: asked.subject !== '' && asked.subject !== LINE,
  })

/** Selects the record to translate. */
export const SourceInput = (props: OwnInputProps) => {
  const subject: string = useWatch({ name: 'subject' }) ?? ''
  const slug: string = useWatch({ name: 'slug' }) ?? ''
  const { t } = useLingui()
  const [q, setQ] = useState('')
  const locale: keyof typeof LOCALES | undefined = useWatch({ name: 'locale' })
  const isNew = useRecordContext()?.id === undefined
  const { data: found = [] } = useSources({
    subject,
    q,
    ...(isNew && locale && { missing_in: locale }),
  })
  const { data: chosen = [] } = useSources({ subject, slug: slug || '-' })
  const choices = [
    ...found,
    ...chosen.filter((one) => found.every((other) => other.slug !== one.slug)),
  ]
  if (subject === LINE) return <TextInput {...props} fullWidth />
  return (
    <AutocompleteInput
      {...props}
      helperText={isNew ? t`Yang belum ada dalam bahasa ini` : false}
      fullWidth
      choices={choices}
      optionValue="slug"
      optionText={({ title, place }: Source) => (place ? `${title} · ${place}` : title)}
      setFilter={setQ}
    />
  )
}

/** The Indonesian text beside the translation. */
const SourceText = ({ of }: { of: 'title' | 'summary' | 'body' }) => {
  const { t } = useLingui()
  const subject: string = useWatch({ name: 'subject' }) ?? ''
  const slug: string = useWatch({ name: 'slug' }) ?? ''
  const { data } = useSources({ subject, slug: slug || '-' })
  const text = subject === LINE && of === 'title' ? slug : data?.[0]?.[of]
  if (!text) return null
  return (
    <Box sx={{ mt: 0.5, px: 1.5, py: 1, bgcolor: 'action.hover', borderRadius: 1 }}>
      <Typography
        sx={{ fontSize: '0.75rem', color: 'text.secondary' }}
      >{t`Teks Indonesia`}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line', maxHeight: 320, overflowY: 'auto' }}>
        {text}
      </Typography>
    </Box>
  )
}

export const SourceTitle = () => <SourceText of="title" />
export const SourceSummary = () => <SourceText of="summary" />
export const SourceBody = () => <SourceText of="body" />
