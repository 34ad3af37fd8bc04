import { Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Switch,
  TextField,
  Tooltip,
} from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Title, useCanAccess } from 'react-admin'
import { BASE, read } from '../api/client'
import type { components } from '../api/schema'
import { useWrite } from '../providers/useWrite'
import { ErrorState } from '../ui/ErrorState'
import { LeaveGuard } from '../ui/LeaveGuard'
import { PageSkeleton } from '../ui/PageSkeleton'
import { PictureField } from '../ui/PictureField'
import { SettingsSection } from './SettingsSection'

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

interface PartProps {
  values: Settings
  errors: Record<string, string>
  change: (part: Partial<Settings>) => void
}

const AddressField = ({
  name,
  label,
  disabled = false,
  values,
  errors,
  change,
}: PartProps & {
  name: 'landing_url' | 'whatsapp_link'
  label: string
  disabled?: boolean
}) => (
  <TextField
    label={label}
    type="url"
    disabled={disabled}
    value={values[name]}
    error={name in errors}
    helperText={errors[name]}
    onChange={(event) => change({ [name]: event.target.value })}
  />
)

const Toggle = ({
  name,
  label,
  values,
  change,
}: PartProps & { name: 'landing_redirect' | 'chatbot'; label: string }) => (
  <FormControlLabel
    label={label}
    sx={{ minHeight: { xs: 44, sm: 0 }, ml: -1, mr: 0 }}
    control={
      <Switch checked={values[name]} onChange={(_event, isOn) => change({ [name]: isOn })} />
    }
  />
)

const Landing = (part: PartProps) => {
  const { t } = useLingui()
  return (
    <SettingsSection title={t`Halaman depan`} hint={t`Apa yang dilihat pengunjung lebih dahulu.`}>
      <Toggle {...part} name="landing_redirect" label={t`Alihkan pengunjung ke situs lain`} />
      <AddressField
        {...part}
        name="landing_url"
        label={t`Alamat situs itu`}
        disabled={!part.values.landing_redirect}
      />
    </SettingsSection>
  )
}

const Help = (part: PartProps) => {
  const { t } = useLingui()
  const { values, change } = part
  return (
    <SettingsSection title={t`Bantuan`} hint={t`Tombol percakapan di setiap halaman toko.`}>
      <Toggle {...part} name="chatbot" label={t`Chatbot menyala`} />
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
      <AddressField {...part} name="whatsapp_link" label={t`Tautan WhatsApp`} />
    </SettingsSection>
  )
}

const Feedback = ({ values, change }: PartProps) => {
  const { t } = useLingui()
  return (
    <SettingsSection title={t`Umpan balik`} hint={t`Bagaimana peserta menilai sebuah kelas.`}>
      <TextField
        select
        label={t`Skala umpan balik`}
        value={values.feedback_scale}
        onChange={(event) => change({ feedback_scale: Number(event.target.value) })}
      >
        <MenuItem value={5}>{t`5 bintang`}</MenuItem>
        <MenuItem value={3}>{t`3 bintang`}</MenuItem>
      </TextField>
    </SettingsSection>
  )
}

const Pictures = ({ values, change }: PartProps) => {
  const { t } = useLingui()
  const picture = (name: 'siduxi_logo_image' | 'siduxi_avatar' | 'siduxi_image', label: string) => (
    <PictureField
      label={label}
      value={values[name]}
      onChange={(path) => change({ [name]: path })}
    />
  )
  return (
    <SettingsSection
      title={t({ message: `Gambar`, context: `plural` })}
      hint={t`Untuk tombol dan jendela percakapan.`}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
        }}
      >
        {picture('siduxi_logo_image', t`Logo Si Duxi`)}
        {picture('siduxi_avatar', t`Avatar Si Duxi`)}
        {picture('siduxi_image', t`Gambar Si Duxi`)}
      </Box>
    </SettingsSection>
  )
}

/** Within reach however long the page is. */
const footSx = {
  position: 'sticky',
  bottom: 0,
  py: 1.5,
  display: 'flex',
  gap: 1,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
  zIndex: 1,
} as const

const Foot = ({
  isChanged,
  isPending,
  onSave,
  onDiscard,
}: {
  isChanged: boolean
  isPending: boolean
  onSave: () => void
  onDiscard: () => void
}) => {
  const { t } = useLingui()
  return (
    <Box sx={footSx}>
      <Tooltip title={isChanged ? '' : t`Belum ada yang diubah`}>
        <span>
          <Button variant="contained" disabled={isPending || !isChanged} onClick={onSave}>
            <Trans>Simpan</Trans>
          </Button>
        </span>
      </Tooltip>
      {isChanged && (
        <Button color="inherit" disabled={isPending} onClick={onDiscard}>
          <Trans>Batal</Trans>
        </Button>
      )}
    </Box>
  )
}

const isSame = (one: Settings, other: Settings) => JSON.stringify(one) === JSON.stringify(other)

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
  if (!values || !data) return <PageSkeleton />
  const part: PartProps = {
    values,
    errors: save.error?.body?.errors ?? {},
    change: (some) => setValues((before) => before && { ...before, ...some }),
  }
  const isChanged = !isSame(values, data)
  return (
    <Box sx={{ maxWidth: 960 }}>
      <Title title={t`Pengaturan situs`} />
      <Box
        component="fieldset"
        disabled={!canEdit}
        sx={{ display: 'grid', gap: 2, m: 0, p: 0, minWidth: 0, border: 0 }}
      >
        {save.error?.status === 409 && (
          <Alert
            severity="warning"
            action={<Button color="inherit" onClick={() => void refetch()}>{t`Muat ulang`}</Button>}
          >
            <Trans>Pengaturan ini sudah diubah orang lain sejak Anda membukanya.</Trans>
          </Alert>
        )}
        <Landing {...part} />
        <Help {...part} />
        <Feedback {...part} />
        <Pictures {...part} />
        {canEdit && (
          <Foot
            isChanged={isChanged}
            isPending={save.isPending}
            onSave={() => save.mutate(values)}
            onDiscard={() => setValues(data)}
          />
        )}
      </Box>
      <LeaveGuard isDirty={isChanged && !save.isPending} />
    </Box>
  )
}
