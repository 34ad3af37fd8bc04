import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { call, read } from '../../api/client'
import { ApiError } from '../../api/envelope'
import { getItem, setItem } from '../../lib/storage'
import type { AttachedFile } from '../../ui/FileField'
import { toast } from '../../ui/toast'

type Files = readonly AttachedFile[]

const without = (files: Files, others: Files) =>
  files.filter(({ uuid }) => !others.some((other) => other.uuid === uuid))

const storedFiles = (key: string | null): Files => (key && getItem<Files>(key)) || []

async function isGone({ uuid }: AttachedFile): Promise<boolean> {
  try {
    await read(`/files/${uuid}`)
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 404
  }
}

async function goneOf(files: Files): Promise<AttachedFile[]> {
  const answers = await Promise.all(files.map(isGone))
  return files.filter((_, index) => answers[index])
}

function discard(files: Files): void {
  // What cannot be deleted now is deleted with the draft's other files when they expire.
  for (const { uuid } of files) call('DELETE', `/files/${uuid}`).catch(() => {})
}

/** The uploaded files of a draft; the server has them, this browser keeps their list. */
export function useDraftFiles(key: string | null, seconds: number) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Files | null>(null)
  const files = chosen ?? storedFiles(key)
  useEffect(() => {
    if (!key) return
    goneOf(storedFiles(key)).then((gone) => {
      if (gone.length === 0) return
      setChosen((list) => without(list ?? storedFiles(key), gone))
      const names = gone.map(({ name }) => name).join(', ')
      toast.error(t`${names} sudah tidak tersimpan. Lampirkan lagi.`, 'draft-files')
    })
  }, [key, t])
  useEffect(() => {
    if (key && chosen) setItem(key, chosen, { seconds })
  }, [key, chosen, seconds])
  const attach = (next: Files) => {
    const attached = next.map(({ uuid, name, size }) => ({ uuid, name, size }))
    // An upload may end after its page was left, where no effect runs any more.
    if (key) setItem(key, attached, { seconds })
    setChosen(attached)
    discard(without(files, attached))
  }
  return { files, attach }
}
