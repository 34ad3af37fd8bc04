import type { HttpError } from 'react-admin'
import type { Send } from '../api/call'
import { useWrite } from '../providers/useWrite'

type FieldErrors = Record<string, string>

/** The key of errors that concern several fields. */
const WHOLE = '__all__'

function partsOf({ body, message }: HttpError): { problem: string; errors: FieldErrors } {
  const { [WHOLE]: whole = '', ...errors }: FieldErrors = body?.errors ?? {}
  const isOfFields = Object.keys(errors).length > 0
  return { problem: whole || (isOfFields ? '' : message), errors }
}

/** Submits a form: field errors are returned to the inputs, anything else becomes `problem`. */
export function useSubmit<Values>(work: (send: Send, values: Values) => Promise<unknown>) {
  const { mutateAsync, isPending, error } = useWrite(work, { onError: () => undefined })
  const submit = async (values: Values): Promise<FieldErrors | undefined> => {
    try {
      await mutateAsync(values)
      return undefined
    } catch (refusal) {
      const { errors } = partsOf(refusal as HttpError)
      return Object.keys(errors).length > 0 ? errors : undefined
    }
  }
  return { submit, busy: isPending, problem: error ? partsOf(error).problem : '' }
}
