import { type HttpError, useSafeSetState } from 'react-admin'

type FieldErrors = Record<string, string>

/** Where the server puts what is wrong with the fields together. */
const WHOLE = '__all__'

/** Sends a form: field errors go back beside the inputs, anything else becomes `problem`. */
export function useSubmit<Values>(work: (values: Values) => Promise<void>) {
  const [busy, setBusy] = useSafeSetState(false)
  const [problem, setProblem] = useSafeSetState('')
  const submit = async (values: Values): Promise<FieldErrors | undefined> => {
    setBusy(true)
    setProblem('')
    try {
      await work(values)
      return undefined
    } catch (error) {
      const { body, message } = error as HttpError
      const { [WHOLE]: whole, ...errors }: FieldErrors = body?.errors ?? {}
      if (whole) setProblem(String(whole))
      if (Object.keys(errors).length > 0) return errors
      if (whole) return undefined
      setProblem(message)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { submit, busy, problem }
}
