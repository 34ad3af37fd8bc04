import { Trans } from '@lingui/react/macro'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Checkbox } from '../../ui/Field'

interface TermsFieldProps {
  field: UseFormRegisterReturn<'terms'>
  error: string | undefined
}

/** The consent that an account needs, with the policy it is about one press away. */
export function TermsField({ field, error }: TermsFieldProps) {
  return (
    <div>
      <Checkbox
        label={
          <Trans>
            Saya menyetujui syarat dan{' '}
            <Link
              to={paths.privacy}
              target="_blank"
              className="font-semibold text-primary underline underline-offset-4"
            >
              kebijakan privasi
            </Link>{' '}
            Duxi.
          </Trans>
        }
        aria-describedby="terms-error"
        aria-invalid={Boolean(error)}
        {...field}
      />
      <p
        id="terms-error"
        aria-live="polite"
        className="text-sm font-medium text-danger empty:hidden"
      >
        {error}
      </p>
    </div>
  )
}
