import { Trans, useLingui } from '@lingui/react/macro'
import EditIcon from '@mui/icons-material/EditOutlined'
import {
  Alert,
  Autocomplete,
  Box,
  Button,
  ButtonBase,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Card as Paper,
  Switch,
  Tab,
  Tabs,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCanAccess, useGetIdentity } from 'react-admin'
import { AppDialog } from '../ui/AppDialog'
import { MomentField } from '../ui/MomentField'
import { RichText } from '../ui/RichText'
import { preview, useAudiences, useSave } from './calls'
import { type Draft, draftOf, emptyDraft, toBody } from './draft'
import { PersonAvatar } from './PersonAvatar'
import { PictureStrip } from './PictureStrip'
import type { Card } from './types'

interface PartProps {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
  errors: Record<string, string>
}

const Preview = ({ body }: { body: string }) => {
  const { data, error } = useQuery({
    queryKey: ['wall', 'preview', body],
    queryFn: () => preview(body),
  })
  return (
    <Box sx={{ minHeight: 140, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      {error ? error.message : <RichText html={data?.html ?? ''} />}
    </Box>
  )
}

const Words = ({ draft, onChange, errors }: PartProps) => {
  const { t } = useLingui()
  const [tab, setTab] = useState<'write' | 'preview'>('write')
  return (
    <>
      <TextField
        fullWidth
        label={draft.kind === 'announcement' ? t`Judul` : t`Judul (opsional)`}
        value={draft.title}
        error={'title' in errors}
        helperText={errors.title}
        onChange={({ target }) => onChange({ title: target.value })}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      <Box>
        <Tabs
          value={tab}
          onChange={(_event, value: 'write' | 'preview') => setTab(value)}
          aria-label={t`Isi kiriman`}
          sx={{ minHeight: 36, mb: 1, '& .MuiTab-root': { minHeight: 36, py: 0.5 } }}
        >
          <Tab value="write" label={t`Tulis`} />
          <Tab value="preview" label={t`Pratinjau`} disabled={!draft.body.trim()} />
        </Tabs>
        {tab === 'write' ? (
          <TextField
            fullWidth
            multiline
            minRows={5}
            maxRows={16}
            label={t`Isi`}
            value={draft.body}
            error={'body' in errors}
            helperText={errors.body ?? t`Markdown: **tebal**, - daftar, [tautan](https://…)`}
            onChange={({ target }) => onChange({ body: target.value })}
            slotProps={{ htmlInput: { maxLength: 20_000 } }}
          />
        ) : (
          <Preview body={draft.body} />
        )}
      </Box>
    </>
  )
}

const Audience = ({ draft, onChange, errors }: PartProps) => {
  const { t } = useLingui()
  const { data } = useAudiences()
  const options = data?.rows ?? []
  return (
    <Autocomplete
      multiple
      options={options}
      value={options.filter(({ id }) => draft.groups.includes(id))}
      getOptionLabel={({ name, members }) => `${name} (${members})`}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, chosen) => onChange({ groups: chosen.map(({ id }) => id) })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t`Untuk`}
          placeholder={draft.groups.length ? '' : t`Semua orang`}
          error={'groups' in errors}
          helperText={errors.groups}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    />
  )
}

const Options = ({ draft, onChange, isOut }: PartProps & { isOut: boolean }) => {
  const { t } = useLingui()
  const { canAccess: canAnnounce } = useCanAccess({ resource: 'wall', action: 'announce' })
  const toggle = (name: 'is_must_read' | 'is_pinned', label: string) => (
    <FormControlLabel
      label={label}
      control={
        <Switch checked={draft[name]} onChange={(_event, isOn) => onChange({ [name]: isOn })} />
      }
    />
  )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {canAnnounce && toggle('is_must_read', t`Wajib dibaca`)}
      {canAnnounce && toggle('is_pinned', t`Sematkan`)}
      {!isOut && (
        <MomentField
          label={t`Terbit pada (kosong: sekarang)`}
          name={t`Terbit pada`}
          value={draft.published_at}
          onChange={(moment) => onChange({ published_at: moment ?? '' })}
        />
      )}
    </Box>
  )
}

const Kind = ({ draft, onChange }: PartProps) => {
  const { t } = useLingui()
  const { canAccess: canAnnounce } = useCanAccess({ resource: 'wall', action: 'announce' })
  if (!canAnnounce) return null
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={draft.kind}
      aria-label={t`Jenis kiriman`}
      onChange={(_event, kind: Draft['kind'] | null) => kind && onChange({ kind })}
    >
      <ToggleButton value="post">{t`Kiriman`}</ToggleButton>
      <ToggleButton value="announcement">{t`Pengumuman`}</ToggleButton>
    </ToggleButtonGroup>
  )
}

const CONFLICT = 409

/** Writes a new post, or edits one. */
export const ComposerDialog = ({ post, onClose }: { post?: Card; onClose: () => void }) => {
  const { t } = useLingui()
  const [draft, setDraft] = useState<Draft>(post ? draftOf(post) : emptyDraft)
  const { mutate, isPending, error } = useSave(post, onClose)
  const errors: Record<string, string> = error?.body?.errors ?? {}
  const isStale = error?.status === CONFLICT
  const part = {
    draft,
    errors,
    onChange: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
  }
  const isOut = post !== undefined && !post.is_scheduled
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate(toBody(draft))
  }
  const verb = post ? t`Simpan` : draft.published_at ? t`Jadwalkan` : t`Terbitkan`
  return (
    <AppDialog maxWidth="md" busy={isPending} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <DialogTitle>{post ? t`Ubah kiriman` : t`Tulis kiriman`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {error && (isStale || !Object.keys(errors).length) && (
            <Alert severity={isStale ? 'warning' : 'error'}>{error.message}</Alert>
          )}
          <Kind {...part} />
          <Words {...part} />
          <PictureStrip
            pictures={draft.pictures}
            onChange={(pictures) => part.onChange({ pictures })}
          />
          <Audience {...part} />
          <Options {...part} isOut={isOut} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} disabled={isPending}>
            <Trans>Batal</Trans>
          </Button>
          <Button type="submit" variant="contained" disabled={isPending || !draft.body.trim()}>
            {isPending ? t`Menyimpan…` : verb}
          </Button>
        </DialogActions>
      </form>
    </AppDialog>
  )
}

/** The way to a new post, on top of the wall. */
export const Composer = () => {
  const { t } = useLingui()
  const { data: identity } = useGetIdentity()
  const { canAccess } = useCanAccess({ resource: 'wall', action: 'create' })
  const [isOpen, setOpen] = useState(false)
  if (!canAccess) return null
  return (
    <Paper sx={{ p: 1.5, display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <PersonAvatar name={identity?.fullName ?? ''} />
      <ButtonBase
        onClick={() => setOpen(true)}
        sx={{
          flex: 1,
          justifyContent: 'space-between',
          minHeight: 44,
          px: 2,
          borderRadius: 22,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
          color: 'text.secondary',
          font: 'inherit',
          textAlign: 'start',
        }}
      >
        {t`Tulis sesuatu untuk rekan-rekan Anda…`}
        <EditIcon fontSize="small" aria-hidden />
      </ButtonBase>
      {isOpen && <ComposerDialog onClose={() => setOpen(false)} />}
    </Paper>
  )
}
