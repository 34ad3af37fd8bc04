import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Input } from './Field'

/** A password input with a visibility toggle; pasting and password managers work. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pe-12" />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={t`Tampilkan kata sandi`}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-muted hover:text-primary"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  )
}
