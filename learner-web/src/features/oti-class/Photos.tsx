import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, FileText } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { formatDate } from '../../lib/format'
import { IconButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { type Photo, photosQuery } from './api'
import { ClassSkeleton } from './ClassSkeleton'

/** The photos and files of a class; a photo opens large, with arrows to the next. */
export function Photos({ slug }: { slug: string }) {
  return (
    <QueryView
      query={useQuery(photosQuery(slug))}
      pending={<ClassSkeleton />}
      empty={
        <EmptyState title={<Trans>Belum ada foto atau berkas kelas</Trans>}>
          <Trans>Pengajar membagikan foto dan berkas setelah pertemuan.</Trans>
        </EmptyState>
      }
    >
      {({ rows }) => <Gallery rows={rows} />}
    </QueryView>
  )
}

function Gallery({ rows }: { rows: readonly Photo[] }) {
  const photos = rows.filter(({ thumbnail_url }) => thumbnail_url)
  const documents = rows.filter(({ thumbnail_url }) => !thumbnail_url)
  return (
    <div className="grid gap-6">
      {photos.length > 0 && <PhotoGrid photos={photos} />}
      {documents.length > 0 && <Documents documents={documents} />}
    </div>
  )
}

function Documents({ documents }: { documents: readonly Photo[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">
        <Trans>Berkas kelas</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {documents.map(({ uuid, title, taken_at, file }) => (
          <li key={uuid}>
            <a
              href={file.url}
              className="flex min-h-14 items-center gap-4 px-4 py-3 hover:bg-sunken"
            >
              <FileText aria-hidden className="size-5 shrink-0 text-primary" />
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold text-strong">{title}</span>
                <span className="truncate text-sm text-muted">{file.name}</span>
              </span>
              <span className="text-sm whitespace-nowrap text-muted">{formatDate(taken_at)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PhotoGrid({ photos }: { photos: readonly Photo[] }) {
  const [shown, setShown] = useState<number | null>(null)
  const photo = shown === null ? undefined : photos[shown]
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 desk:grid-cols-4">
        {photos.map((one, index) => (
          <li key={one.uuid}>
            <button
              type="button"
              onClick={() => setShown(index)}
              className="group grid w-full gap-1.5 rounded-card text-start"
            >
              <img
                src={one.thumbnail_url}
                alt=""
                loading="lazy"
                className="aspect-4/3 w-full rounded-card bg-sunken object-cover transition-opacity group-hover:opacity-90"
              />
              <span className="text-sm font-semibold text-strong">{one.title}</span>
              <span className="text-xs text-muted">{formatDate(one.taken_at)}</span>
            </button>
          </li>
        ))}
      </ul>
      {photo && shown !== null && (
        <Lightbox
          photo={photo}
          onMove={(by) => setShown((shown + by + photos.length) % photos.length)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

interface LightboxProps {
  photo: Photo
  onMove: (by: number) => void
  onClose: () => void
}

function Lightbox({ photo, onMove, onClose }: LightboxProps) {
  const { t } = useLingui()
  const turn = useEffectEvent(({ key }: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (by) onMove(document.dir === 'rtl' ? -by : by)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => turn(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return (
    <Dialog title={photo.title} open onClose={onClose} wide>
      <div className="grid gap-3">
        <img
          src={photo.file.url}
          alt={photo.title}
          className="max-h-[65dvh] w-full rounded-card bg-sunken object-contain"
        />
        <div className="flex justify-center gap-3">
          <IconButton label={t`Foto sebelumnya`} onClick={() => onMove(-1)}>
            <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
          </IconButton>
          <IconButton label={t`Foto berikutnya`} onClick={() => onMove(1)}>
            <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
          </IconButton>
        </div>
      </div>
    </Dialog>
  )
}
