import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/messageOf'
import { upload } from '../../api/upload'
import { Progress } from '../../ui/Progress'
import { toast } from '../../ui/toast'

export interface Attached {
  uuid: string
  url: string
  name: string
}

const MOST = 4
const PICTURES = 'image/jpeg,image/png,image/webp'

interface PictureFieldProps {
  pictures: readonly Attached[]
  onChange: (pictures: readonly Attached[]) => void
}

/** Pictures of a post: uploaded as they are chosen, shown small, taken away again. */
export function PictureField({ pictures, onChange }: PictureFieldProps) {
  const { t } = useLingui()
  const [share, setShare] = useState<number | null>(null)
  const choose = async (chosen: readonly File[]) => {
    let all = pictures
    for (const file of chosen.slice(0, MOST - pictures.length)) {
      const sent = await send(file, setShare)
      if (sent) all = [...all, sent]
      onChange(all)
    }
    setShare(null)
  }
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {pictures.map((picture) => (
          <li key={picture.uuid} className="relative">
            <img
              src={picture.url}
              alt={picture.name}
              className="size-20 rounded-control border border-line object-cover"
            />
            <button
              type="button"
              aria-label={t`Hapus ${picture.name}`}
              onClick={() => onChange(pictures.filter(({ uuid }) => uuid !== picture.uuid))}
              className="absolute -end-2 -top-2 grid size-7 place-items-center rounded-full border border-line bg-surface text-ink shadow-card hover:text-danger"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {share !== null && (
        <Progress label={t`Mengunggah`} value={Math.round(share * 100)} max={100} />
      )}
      {pictures.length < MOST && (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-control px-2 text-[15px] font-semibold text-primary hover:bg-primary-tint has-focus-visible:outline-2 has-focus-visible:outline-primary">
          <ImagePlus aria-hidden className="size-5" />
          <Trans>Tambah gambar</Trans>
          <input
            type="file"
            multiple
            accept={PICTURES}
            className="sr-only"
            onChange={(event) => {
              void choose([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </label>
      )}
    </div>
  )
}

async function send(file: File, onProgress: (share: number) => void): Promise<Attached | null> {
  onProgress(0)
  try {
    const { results } = await upload('/uploads', { file }, onProgress)
    return { uuid: results.uuid, url: results.url, name: results.name }
  } catch (error) {
    toast.error(messageOf(error) ?? 'Error!', 'upload')
    return null
  }
}
