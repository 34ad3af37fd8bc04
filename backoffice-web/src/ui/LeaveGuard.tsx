import { lazy, Suspense, useEffect } from 'react'
import { useBlocker, useCanBlock } from 'react-admin'
import { useFormState } from 'react-hook-form'

const LeaveDialog = lazy(() => import('./LeaveDialog'))

/** Whoever has to sign in again is led there at once. */
const SIGN_IN = '/login'

/** The browser's own question, where the whole page is closed. */
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
  // What was saved or given up meanwhile is left without a question.
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

/** Asks before something is left that is not saved. */
export const LeaveGuard = ({ isDirty }: { isDirty: boolean }) => {
  useUnloadGuard(isDirty)
  return useCanBlock() ? <AddressGuard isDirty={isDirty} /> : null
}

/** The same for the form that it stands in; being saved is no reason to ask. */
export const FormLeaveGuard = () => {
  const { isDirty, dirtyFields, isSubmitting } = useFormState()
  const isChanged = isDirty && Object.keys(dirtyFields).length > 0
  return <LeaveGuard isDirty={isChanged && !isSubmitting} />
}
