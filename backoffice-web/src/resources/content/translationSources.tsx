import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AutocompleteInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { BASE, read } from '../../api/client'
import type { OwnInputProps } from '../../define/types'
import { KINDS } from './kinds'

/** Subjects whose records are chosen by name; the others are named by code, number or text. */
const NAMED = new Set([...Object.keys(KINDS), 'news', 'faq', 'faq-category', 'slider'])

interface Asked {
  subject: string
  slug?: string
  q?: string
}

const useSources = (asked: Asked) =>
  useQuery({
    queryKey: ['translation-sources', asked],
    queryFn: () => read(`${BASE}/translation-sources`, { query: asked }),
    enabled: NAMED.has(asked.subject),
  })

/** The record that is translated, chosen by its name. */
export const SourceInput = (props: OwnInputProps) => {
  const subject: string = useWatch({ name: 'subject' }) ?? ''
  const slug: string = useWatch({ name: 'slug' }) ?? ''
  const [q, setQ] = useState('')
  const { data: found = [] } = useSources({ subject, q })
  const { data: chosen = [] } = useSources({ subject, slug: slug || '-' })
  const choices = [
    ...found,
    ...chosen.filter((one) => found.every((other) => other.slug !== one.slug)),
  ]
  if (!NAMED.has(subject)) return <TextInput {...props} fullWidth />
  return (
    <AutocompleteInput
      {...props}
      helperText={false}
      fullWidth
      choices={choices}
      optionValue="slug"
      optionText="title"
      setFilter={setQ}
    />
  )
}

/** What the record says in Indonesian, beside what is written in the other language. */
const SourceText = ({ of }: { of: 'title' | 'summary' | 'body' }) => {
  const { t } = useLingui()
  const subject: string = useWatch({ name: 'subject' }) ?? ''
  const slug: string = useWatch({ name: 'slug' }) ?? ''
  const { data } = useSources({ subject, slug: slug || '-' })
  const text = data?.[0]?.[of]
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
