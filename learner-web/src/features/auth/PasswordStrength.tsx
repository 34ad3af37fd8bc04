import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cn } from '../../ui/cn'
import { type Strength, strengthOf } from './strength'

type Shown = Exclude<Strength, 0>

const LEVELS: readonly Shown[] = [1, 2, 3, 4]
const COLOURS: Record<Shown, string> = {
  1: 'bg-danger',
  2: 'bg-price',
  3: 'bg-primary',
  4: 'bg-success',
}
const WORDS: Record<Shown, ReactNode> = {
  1: <Trans>Mudah ditebak. Tambahkan kata lain yang tidak umum.</Trans>,
  2: <Trans>Cukup. Lebih panjang berarti lebih aman.</Trans>,
  3: <Trans>Kuat.</Trans>,
  4: <Trans>Sangat kuat.</Trans>,
}

interface PasswordStrengthProps {
  password: string
  /** Name and address, which a guesser knows too. */
  personal?: readonly string[]
}

/** The hint under a new password: what is needed, then how hard it is to guess. */
export function PasswordStrength({ password, personal = [] }: PasswordStrengthProps) {
  const { t } = useLingui()
  const level = strengthOf(password, personal)
  if (level === 0) return <Trans>Minimal 8 karakter.</Trans>
  return (
    <span className="grid gap-1.5">
      <span aria-hidden className="flex gap-1.5 pt-0.5">
        {LEVELS.map((step) => (
          <span
            key={step}
            className={cn(
              'h-1.5 flex-1 rounded-full transition-colors',
              step <= level ? COLOURS[level] : 'bg-line',
            )}
          />
        ))}
      </span>
      <span>
        <span className="sr-only">{t`Kekuatan kata sandi:`} </span>
        {WORDS[level]}
      </span>
    </span>
  )
}
