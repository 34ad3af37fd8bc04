import { Trans, useLingui } from '@lingui/react/macro'
import { Paperclip, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { messageOf } from '../api/messageOf'
import type { components } from '../api/schema'
import { upload } from '../api/upload'
import { formatBytes } from '../lib/formatBytes'
import { IconButton } from './Button'
import { Progress } from './Progress'
import { toast } from './toast'
import { UntranslatedText } from './UntranslatedText'

export type UploadedFile = components['schemas']['FileOut']
export type AttachedFile = Pick<UploadedFile, 'uuid' | 'name' | 'size'>

const ACCEPTED = '.jpg,.jpeg,.png,.webp,.pdf,.docx,.xlsx,.pptx,.txt,.csv'

interface FileFieldProps {
  files: readonly AttachedFile[]
  onChange: (files: readonly AttachedFile[]) => void
  most: number
  /** The server keeps the files until they are handed in, up to 30 days. */
  isDraft?: boolean
  onBusy?: (isBusy: boolean) => void
}

/** Identifies a file that is selected again. */
const fingerprint = ({ name, size, lastModified }: File) => `${name}|${size}|${lastModified}`

/** Uploads selected files sequentially and lists them; each file once. */
export function FileField(props: FileFieldProps) {
  const { files, onChange, most, isDraft = false, onBusy } = props
  const { t } = useLingui()
  const id = useId()
  const sources = useRef(new Map<string, string>())
  const [share, setShare] = useState<number | null>(null)
  const choose = async (chosen: readonly File[]) => {
    let all = files
    onBusy?.(true)
    for (const file of chosen.slice(0, most - files.length)) {
      if (all.some(({ uuid }) => sources.current.get(uuid) === fingerprint(file))) {
        toast.error(t`${file.name} sudah dilampirkan.`, 'upload')
        continue
      }
      const uploaded = await send(file, isDraft, setShare)
      if (!uploaded) continue
      sources.current.set(uploaded.uuid, fingerprint(file))
      all = [...all, uploaded]
      onChange(all)
    }
    setShare(null)
    onBusy?.(false)
  }
  return (
    <div className="grid gap-2">
      <Chosen
        files={files}
        isLocked={share !== null}
        onRemove={(uuid) => {
          onChange(files.filter((one) => one.uuid !== uuid))
          document.getElementById(id)?.focus()
        }}
      />
      {share !== null && <Sending share={share} />}
      {files.length < most && share === null && (
        <label
          htmlFor={id}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-control border border-dashed border-field px-4 font-semibold text-primary hover:border-primary has-focus-visible:outline-2 has-focus-visible:outline-primary"
        >
          <Paperclip aria-hidden className="size-4.5" />
          <Trans>Lampirkan berkas</Trans>
          <input
            id={id}
            type="file"
            multiple
            accept={ACCEPTED}
            className="sr-only"
            onChange={(event) => {
              choose([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </label>
      )}
    </div>
  )
}

async function send(
  file: File,
  isDraft: boolean,
  onProgress: (share: number) => void,
): Promise<UploadedFile | null> {
  onProgress(0)
  const parts = isDraft ? { file, is_draft: 'true' } : { file }
  try {
    const { results, message } = await upload('/uploads', parts, onProgress)
    toast.success(message, 'upload')
    return results
  } catch (error) {
    toast.error(messageOf(error) ?? 'Error!', 'upload')
    return null
  }
}

function Sending({ share }: { share: number }) {
  const { t } = useLingui()
  return <Progress label={t`Mengunggah`} value={Math.round(share * 100)} max={100} />
}

interface ChosenProps {
  files: readonly AttachedFile[]
  isLocked: boolean
  onRemove: (uuid: string) => void
}

function Chosen({ files, isLocked, onRemove }: ChosenProps) {
  const { t } = useLingui()
  return (
    <ul className="grid gap-1 empty:hidden">
      {files.map(({ uuid, name, size }) => (
        <li key={uuid} className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate">
            <UntranslatedText>{name}</UntranslatedText>
          </span>
          <span className="text-sm text-muted">{formatBytes(size)}</span>
          <IconButton label={t`Hapus ${name}`} disabled={isLocked} onClick={() => onRemove(uuid)}>
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
