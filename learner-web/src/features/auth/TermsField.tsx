import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { paths } from '../../app/paths'
import { CheckboxRow } from '../../ui/form/fields'
import { Link } from '../../ui/Link'

const link = 'font-semibold text-primary underline underline-offset-4'

/** The consent that an account needs, with the texts it is about one press away. */
export function TermsField(field: Omit<ComponentProps<typeof CheckboxRow>, 'label'>) {
  return (
    <CheckboxRow
      {...field}
      aria-required
      label={
        <Trans>
          Saya menyetujui{' '}
          <Link to={paths.terms} target="_blank" className={link}>
            ketentuan layanan
          </Link>{' '}
          dan{' '}
          <Link to={paths.privacy} target="_blank" className={link}>
            kebijakan privasi
          </Link>{' '}
          Duxi.
        </Trans>
      }
    />
  )
}
