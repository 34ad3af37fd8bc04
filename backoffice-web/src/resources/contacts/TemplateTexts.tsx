import { useLingui } from '@lingui/react/macro'
import { Box, Button, MenuItem, Select, Tab, Tabs, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { maxLength, required, TextInput } from 'react-admin'
import { useFieldArray, useWatch } from 'react-hook-form'
import { read } from '../../api/client'
import { useText } from '../../define/useText'
import { wholeRow } from '../../ui/form'
import { locales } from './labels'
import { MailPreview, type MailText } from './MailPreview'

const useVariables = () =>
  useQuery({
    queryKey: ['mail-variables'],
    queryFn: ({ signal }) => read('/api/backoffice/v1/mail-variables', { signal }),
    staleTime: 600_000,
  })

const blank = (locale: string) => ({
  locale,
  subject: '',
  body: '',
  action_label: '',
  action_url: '',
})

const Variables = () => {
  const { t } = useLingui()
  const { data = [] } = useVariables()
  return (
    <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {t`Tulis dengan Markdown. Variabel:`}{' '}
      {data.map(({ name, label }) => `{{${name}}} (${label})`).join(', ')}
    </Typography>
  )
}

const Inputs = ({ index }: { index: number }) => {
  const { t } = useLingui()
  const source = `texts.${index}`
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <TextInput
        source={`${source}.subject`}
        label={t`Subjek`}
        validate={[required(), maxLength(150)]}
        helperText={false}
      />
      <TextInput
        source={`${source}.body`}
        label={t`Isi`}
        multiline
        minRows={8}
        maxRows={24}
        validate={[required(), maxLength(20_000)]}
        helperText={false}
      />
      <Variables />
      <TextInput source={`${source}.action_label`} label={t`Tulisan tombol`} helperText={false} />
      <TextInput
        source={`${source}.action_url`}
        label={t`Alamat tombol`}
        helperText={t`Diawali https://`}
      />
    </Box>
  )
}

const LivePreview = ({ index }: { index: number }) => {
  const text: MailText | undefined = useDeferredValue(useWatch({ name: `texts.${index}` }))
  if (!text?.subject || !text.body) return null
  const { locale, subject, body, action_label, action_url } = text
  return (
    <MailPreview
      text={{
        locale,
        subject,
        body,
        action_label: action_label ?? '',
        action_url: action_url ?? '',
      }}
    />
  )
}

const AddLocale = ({ used, onAdd }: { used: string[]; onAdd: (locale: string) => void }) => {
  const { t } = useLingui()
  const text = useText()
  const free = Object.keys(locales).filter((locale) => !used.includes(locale))
  if (!free.length) return null
  return (
    <Select
      size="small"
      displayEmpty
      value=""
      inputProps={{ 'aria-label': t`Tambah bahasa` }}
      onChange={({ target }) => onAdd(target.value)}
    >
      <MenuItem value="" disabled>
        {t`Tambah bahasa`}
      </MenuItem>
      {free.map((locale) => (
        <MenuItem key={locale} value={locale}>
          {text(locales[locale] ?? locale)}
        </MenuItem>
      ))}
    </Select>
  )
}

/** The texts of a template, one tab per language, with a preview beside the editor. */
const TemplateTexts = () => {
  const { t } = useLingui()
  const text = useText()
  const { fields, append, remove } = useFieldArray({ name: 'texts' })
  const texts: MailText[] = useWatch({ name: 'texts' }) ?? []
  const [shown, setShown] = useState(0)
  const isEmpty = fields.length === 0
  useEffect(() => {
    if (isEmpty) append(blank('id'), { shouldFocus: false })
  }, [isEmpty, append])
  const index = Math.min(shown, fields.length - 1)
  const field = fields[index]
  if (!field) return null
  const used = texts.map(({ locale }) => locale)
  return (
    <Box sx={{ ...wholeRow, display: 'grid', gap: 2, width: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Tabs
          value={index}
          onChange={(_event, value: number) => setShown(value)}
          variant="scrollable"
          aria-label={t`Bahasa`}
        >
          {fields.map(({ id }, number) => (
            <Tab key={id} value={number} label={text(locales[used[number] ?? 'id'] ?? '')} />
          ))}
        </Tabs>
        <AddLocale
          used={used}
          onAdd={(locale) => {
            append(blank(locale))
            setShown(fields.length)
          }}
        />
        {used[index] !== 'id' && (
          <Button color="error" onClick={() => remove(index)}>
            {t`Hapus bahasa ini`}
          </Button>
        )}
      </Box>
      <Box
        key={field.id}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Inputs index={index} />
        <LivePreview index={index} />
      </Box>
    </Box>
  )
}

export default TemplateTexts
