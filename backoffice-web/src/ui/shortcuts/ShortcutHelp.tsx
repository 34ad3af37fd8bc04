import { lazy, Suspense } from 'react'
import { showShortcuts, useIsListOpen } from './active'
import { useShortcuts } from './useShortcuts'

const ShortcutDialog = lazy(() => import('./ShortcutDialog'))

/** The list of shortcuts, opened by ? and by buttons. */
const ShortcutHelp = () => {
  const isOpen = useIsListOpen()
  useShortcuts('everywhere', { help: () => showShortcuts(true) })
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <ShortcutDialog onClose={() => showShortcuts(false)} />
    </Suspense>
  )
}

export default ShortcutHelp
