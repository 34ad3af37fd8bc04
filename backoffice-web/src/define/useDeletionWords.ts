import { useLingui } from '@lingui/react/macro'
import { useDefinition } from './useDefinition'

/** What a deletion asks: records that can be brought back are not gone for good. */
export function useDeletionWords() {
  const { t } = useLingui()
  const { canRestore } = useDefinition()
  if (canRestore === false) return {}
  return {
    confirmContent: t`Yang dihapus tidak tampil lagi di mana pun, dan dapat dipulihkan dari daftar dengan saringan “Terhapus”.`,
  }
}
