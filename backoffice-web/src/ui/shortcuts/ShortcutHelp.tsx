import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { useShortcuts } from './useShortcuts'

const ShortcutDialog = lazy(() => import('./ShortcutDialog'))
const OpenHelp = createContext<() => void>(() => undefined)

/** Opens the list of shortcuts, for buttons that lead there. */
export const useOpenShortcuts = () => useContext(OpenHelp)

/** The list of shortcuts on ?, for every page below. */
export const ShortcutHelp = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useShortcuts('everywhere', { help: open })
  return (
    <OpenHelp value={open}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <ShortcutDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenHelp>
  )
}
