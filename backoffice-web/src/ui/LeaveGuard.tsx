import { lazy, Suspense, useEffect } from 'react'
import { useBlocker, useCanBlock } from 'react-admin'
import { useFormState } from 'react-hook-form'

const LeaveDialog = lazy(() => import('./LeaveDialog'))

/** Redirects to the sign-in need no confirmation. */
const SIGN_IN = '/login'

/** The browser's own confirmation when the whole page is closed. */
function useUnloadGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}

const AddressGuard = ({ isDirty }: { isDirty: boolean }) => {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation: { pathname: here }, nextLocation: { pathname: there } }) =>
      isDirty && there !== here && there !== SIGN_IN,
  )
  const isAsking = state === 'blocked'
  // No confirmation for changes that were saved or discarded meanwhile.
  useEffect(() => {
    if (isAsking && !isDirty) proceed?.()
  }, [isAsking, isDirty, proceed])
  if (!isAsking || !isDirty) return null
  return (
    <Suspense>
      <LeaveDialog onStay={() => reset?.()} onLeave={() => proceed?.()} />
    </Suspense>
  )
}

/** Asks for confirmation before unsaved changes are left. */
export const LeaveGuard = ({ isDirty }: { isDirty: boolean }) => {
  useUnloadGuard(isDirty)
  return useCanBlock() ? <AddressGuard isDirty={isDirty} /> : null
}

/** The same for the surrounding form; saving needs no confirmation. */
export const FormLeaveGuard = () => {
  const { isDirty, dirtyFields, isSubmitting } = useFormState()
  const isChanged = isDirty && Object.keys(dirtyFields).length > 0
  return <LeaveGuard isDirty={isChanged && !isSubmitting} />
}
