import { Paperclip } from 'lucide-react'
import type { components } from '../../api/schema'
import { formatBytes } from '../../lib/formatBytes'
import { Content } from '../../ui/Content'

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
      <Content>{file.name}</Content>
      <span className="text-sm font-normal text-muted">{formatBytes(file.size)}</span>
    </a>
  )
}
