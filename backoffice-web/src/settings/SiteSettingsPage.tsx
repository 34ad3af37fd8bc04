import { Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Paper,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Title, useCanAccess } from 'react-admin'
import { BASE, read } from '../api/client'
import type { components } from '../api/schema'
import { useWrite } from '../providers/useWrite'
import { ErrorState } from '../ui/ErrorState'
import { PageSkeleton } from '../ui/PageSkeleton'
import { PictureField } from '../ui/PictureField'

type Settings = components['schemas']['SiteSettingsOut']
const KEY = ['site-settings']

function useSiteSettings() {
  const client = useQueryClient()
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => read(`${BASE}/site-settings`, { signal }),
  })
  const save = useWrite((send, body: Settings) => send('put', `${BASE}/site-settings`, { body }), {
    done: t`Pengaturan disimpan`,
    onSuccess: (saved) => client.setQueryData(KEY, saved),
  })
  return { data, error, refetch, save }
}

/** Within reach however long the page is. */
const footSx = {
  position: 'sticky',
  bottom: 0,
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  zIndex: 1,
} as const

/** What staff set for the whole site. */
export const SiteSettingsPage = () => {
  const { t } = useLingui()
  const { data, error, refetch, save } = useSiteSettings()
  const { canAccess: canEdit = false } = useCanAccess({
    resource: 'site-settings',
    action: 'edit',
  })
  const [values, setValues] = useState<Settings>()
  useEffect(() => setValues(data), [data])
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!values) return <PageSkeleton />
  const errors: Record<string, string> = save.error?.body?.errors ?? {}
  const change = (part: Partial<Settings>) =>
    setValues((before) => before && { ...before, ...part })
  const field = (name: 'landing_url' | 'whatsapp_link', label: string) => (
    <TextField
      label={label}
      type="url"
      value={values[name]}
      error={name in errors}
      helperText={errors[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  const toggle = (name: 'landing_redirect' | 'chatbot', label: string) => (
    <FormControlLabel
      label={label}
      control={
        <Switch checked={values[name]} onChange={(_event, isOn) => change({ [name]: isOn })} />
      }
    />
  )
  const picture = (name: 'siduxi_logo_image' | 'siduxi_avatar' | 'siduxi_image', label: string) => (
    <PictureField
      label={label}
      value={values[name]}
      onChange={(path) => change({ [name]: path })}
    />
  )
  return (
    <>
      <Title title={t`Pengaturan situs`} />
      <Paper
        variant="outlined"
        component="fieldset"
        disabled={!canEdit}
        sx={{ p: 3, m: 0, display: 'grid', gap: 2, maxWidth: 760 }}
      >
        {save.error?.status === 409 && (
          <Alert
            severity="warning"
            action={<Button color="inherit" onClick={() => void refetch()}>{t`Muat ulang`}</Button>}
          >
            <Trans>Pengaturan ini sudah diubah orang lain sejak Anda membukanya.</Trans>
          </Alert>
        )}
        <Typography variant="h2" sx={{ fontSize: '1.1rem' }}>{t`Halaman depan`}</Typography>
        {toggle('landing_redirect', t`Alihkan pengunjung ke situs lain`)}
        {field('landing_url', t`Alamat situs itu`)}
        <Typography variant="h2" sx={{ fontSize: '1.1rem' }}>{t`Bantuan`}</Typography>
        {toggle('chatbot', t`Chatbot menyala`)}
        <TextField
          select
          label={t`Tombol percakapan membuka`}
          value={values.siduxi_engine}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={(event) =>
            change({ siduxi_engine: event.target.value as Settings['siduxi_engine'] })
          }
        >
          <MenuItem value="">{t`Sesuai pemasangan`}</MenuItem>
          <MenuItem value="siduxi">Si Duxi</MenuItem>
          <MenuItem value="cekat_ai">Cekat AI</MenuItem>
          <MenuItem value="whatsapp">WhatsApp</MenuItem>
        </TextField>
        {field('whatsapp_link', t`Tautan WhatsApp`)}
        <TextField
          select
          label={t`Skala umpan balik`}
          value={values.feedback_scale}
          onChange={(event) => change({ feedback_scale: Number(event.target.value) })}
        >
          <MenuItem value={5}>{t`5 bintang`}</MenuItem>
          <MenuItem value={3}>{t`3 bintang`}</MenuItem>
        </TextField>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {picture('siduxi_logo_image', t`Logo Si Duxi`)}
          {picture('siduxi_avatar', t`Avatar Si Duxi`)}
          {picture('siduxi_image', t`Gambar Si Duxi`)}
        </Box>
        {canEdit && (
          <Box sx={footSx}>
            <Button
              variant="contained"
              disabled={save.isPending}
              onClick={() => save.mutate(values)}
            >
              <Trans>Simpan</Trans>
            </Button>
          </Box>
        )}
      </Paper>
    </>
  )
}
