import { type HttpError, useSafeSetState } from 'react-admin';

type FieldErrors = Record<string, string>;

/** Sends a form: field errors go back beside the inputs, anything else becomes `problem`. */
export function useSubmit<Values>(work: (values: Values) => Promise<void>) {
  const [busy, setBusy] = useSafeSetState(false);
  const [problem, setProblem] = useSafeSetState('');
  const submit = async (values: Values): Promise<FieldErrors | undefined> => {
    setBusy(true);
    setProblem('');
    try {
      await work(values);
      return undefined;
    } catch (error) {
      const { body, message } = error as HttpError;
      const errors: FieldErrors = body?.errors ?? {};
      if (Object.keys(errors).length > 0) return errors;
      setProblem(message);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy, problem };
}
