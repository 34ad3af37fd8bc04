import { Paperclip } from 'lucide-react'
import type { components } from '../../api/schema'
import { formatBytes } from '../../lib/formatBytes'
import { UntranslatedText } from '../../ui/UntranslatedText'

/** A private file behind its signed address. */
export function FileLink({ file }: { file: components['schemas']['FileOut'] }) {
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
    >
      <Paperclip aria-hidden className="size-4.5 shrink-0" />
      <UntranslatedText>{file.name}</UntranslatedText>
      <span className="text-sm font-normal text-muted">{formatBytes(file.size)}</span>
    </a>
  )
}
