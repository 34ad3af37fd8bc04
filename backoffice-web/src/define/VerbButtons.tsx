import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { type RaRecord, usePermissions } from 'react-admin'
import { useText } from './useText'
import type { Verb } from './verbs'

const VerbDialog = lazy(() => import('./VerbDialog'))

/** The verbs that this person may use on a record as it is now. */
const VerbButtons = ({
  verbs,
  resource,
  record,
}: {
  verbs: readonly Verb[]
  resource: string
  record: RaRecord
}) => {
  const text = useText()
  const { t } = useLingui()
  const { permissions = [] } = usePermissions<string[]>()
  const [open, setOpen] = useState<Verb>()
  const shown = verbs.filter(
    ({ name, when }) => permissions.includes(`${resource}.${name}`) && (when?.(record) ?? true),
  )
  if (!shown.length) return null
  return (
    <fieldset aria-label={t`Tindakan`} style={{ display: 'contents', border: 0 }}>
      {shown.map((verb) => (
        <Button
          key={verb.name}
          size="small"
          color={verb.isDangerous ? 'error' : 'primary'}
          onClick={() => setOpen(verb)}
        >
          {text(verb.label)}
        </Button>
      ))}
      {open && (
        <Suspense>
          <VerbDialog
            verb={open}
            record={record}
            resource={resource}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

export default VerbButtons
