import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { CheckboxRow } from '../../ui/form/fields'

/** The consent that an account needs, with the policy it is about one press away. */
export function TermsField(field: Omit<ComponentProps<typeof CheckboxRow>, 'label'>) {
  return (
    <CheckboxRow
      {...field}
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
    />
  )
}
