import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { Proof } from '../../api/twoFactor'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Form } from '../../ui/form/Form'
import { PasswordField, TextField } from '../../ui/form/fields'
import { useSchemaForm } from '../../ui/form/useSchemaForm'

interface ProofDialogProps {
  title: ReactNode
  lead: ReactNode
  /** What the button says. */
  label: ReactNode
  isDangerous?: boolean
  hasPassword: boolean
  onProof: (proof: Proof) => Promise<void>
  onClose: () => void
}

function useProofForm({ hasPassword, onProof, onClose }: ProofDialogProps) {
  const proving = useMutation({
    mutationFn: async (proof: Proof) => {
      await onProof(proof)
      onClose()
    },
    meta: { errors: 'inline' },
  })
  return useSchemaForm<{ password: string; code: string }>({
    schema: async () => (await import('./schemas')).proofSchema(hasPassword),
    defaultValues: { password: '', code: '' },
    sending: proving,
    onSubmit: (proof) => proving.mutate(proof),
  })
}

/** Asks for the password and a code before something that changes the second factor. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, lead, label, isDangerous = false, hasPassword, onClose } = props
  const formId = useId()
  const [isRecovery, setRecovery] = useState(false)
  const form = useProofForm(props)
  const isWaiting = form.cooldown.seconds > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Batal</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            busy={form.busy}
            disabled={isWaiting}
          >
            {label}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <p className="text-[15px] text-muted">{lead}</p>
        {hasPassword && (
          <PasswordField
            label={<Trans>Kata sandi Anda</Trans>}
            {...form.field('password')}
            autoComplete="current-password"
          />
        )}
        <TextField
          label={isRecovery ? <Trans>Kode pemulihan Anda</Trans> : <Trans>Kode 6 digit</Trans>}
          {...form.field('code', { onChange: form.cooldown.end })}
          dir="ltr"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button
          variant="ghost"
          className="-ms-5 justify-self-start"
          onClick={() => setRecovery(!isRecovery)}
        >
          {isRecovery ? (
            <Trans>Pakai aplikasi autentikator</Trans>
          ) : (
            <Trans>Pakai kode pemulihan</Trans>
          )}
        </Button>
      </Form>
    </Dialog>
  )
}
