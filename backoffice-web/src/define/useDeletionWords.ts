import { useLingui } from '@lingui/react/macro'
import type { RaRecord } from 'react-admin'
import { useDefinition } from './useDefinition'

/** What a deletion asks: what else it brings about, and whether the record can be brought back. */
export function useDeletionWords(record?: RaRecord) {
  const { t } = useLingui()
  const { canRestore, deletionNote } = useDefinition()
  const color = { confirmColor: 'warning' } as const
  const note = record && deletionNote?.(record)
  if (note) return { ...color, confirmContent: note }
  if (canRestore === false) return color
  return {
    ...color,
    confirmContent: t`Yang dihapus tidak tampil lagi di mana pun, dan dapat dipulihkan dari daftar dengan saringan “Terhapus”.`,
  }
}
