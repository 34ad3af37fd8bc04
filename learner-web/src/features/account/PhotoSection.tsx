import { Trans, useLingui } from '@lingui/react/macro'
import { Camera } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import type { Profile } from '../../api/accountTypes'
import { Avatar } from '../../ui/Avatar'
import { Button } from '../../ui/Button'
import { Progress } from '../../ui/Progress'
import { PHOTO_TYPES, usePhoto } from './usePhoto'

const PERCENT = 100

/** The picture with the name, and the way to change it. */
export function PhotoSection({ profile }: { profile: Profile }) {
  const photo = usePhoto()
  const noteId = useId()
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar
        name={profile.fullname}
        src={photo.preview ?? profile.avatar_url}
        className="size-24 text-3xl"
      />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <p className="truncate text-xl font-bold text-strong">{profile.fullname}</p>
        {photo.preview ? (
          <Confirm photo={photo} />
        ) : (
          <Choose photo={photo} noteId={noteId} hasPhoto={profile.avatar_url !== null} />
        )}
        <p
          id={noteId}
          aria-live="polite"
          className={`text-sm ${photo.problem ? 'font-medium text-danger' : 'text-muted'}`}
        >
          {photo.problem ?? <Trans>JPEG, PNG, atau WebP, maksimal 5 MB.</Trans>}
        </p>
      </div>
    </div>
  )
}

type Photo = ReturnType<typeof usePhoto>

function Choose({ photo, noteId, hasPhoto }: { photo: Photo; noteId: string; hasPhoto: boolean }) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    photo.choose(target.files?.[0] ?? null)
    target.value = ''
  }
  return (
    <div className="flex flex-wrap gap-2">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-surface px-4 text-[15px] font-semibold text-strong transition-colors hover:border-primary hover:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
        <Camera aria-hidden className="size-4.5" />
        {hasPhoto ? <Trans>Ganti foto</Trans> : <Trans>Pilih foto</Trans>}
        <input
          type="file"
          accept={PHOTO_TYPES.join(',')}
          aria-describedby={noteId}
          onChange={pick}
          className="sr-only"
        />
      </label>
      {hasPhoto && (
        <Button
          variant="ghost"
          busy={photo.removing.isPending}
          onClick={() => photo.removing.mutate()}
        >
          <Trans>Hapus foto</Trans>
        </Button>
      )}
    </div>
  )
}

function Confirm({ photo }: { photo: Photo }) {
  const { t } = useLingui()
  const busy = photo.sending.isPending
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={photo.send}>
          <Trans>Pakai foto ini</Trans>
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => photo.choose(null)}>
          <Trans>Batal</Trans>
        </Button>
      </div>
      {busy && (
        <Progress
          label={t`Mengunggah foto`}
          value={Math.round(photo.share * PERCENT)}
          max={PERCENT}
        />
      )}
    </div>
  )
}
