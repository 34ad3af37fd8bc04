import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { siteQuery } from '../../api/queries'
import { type GoogleLook, loadGoogle } from '../../lib/googleIdentity'
import { useTheme } from '../../lib/theme'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'

const WIDEST = 400

interface GoogleButtonProps {
  text: GoogleLook['text']
  /** Whether it is above an alternative way to sign in. */
  isFirst?: boolean
  onCredential: (credential: string) => void
}

/** "Continue with Google", parted by a line from its alternative; nothing where Google is not configured. */
export function GoogleButton({ isFirst = false, ...props }: GoogleButtonProps) {
  const site = useQuery(siteQuery()).data
  if (site && !(site.google_client_id && site.google_script_url)) return null
  return (
    <div className="grid gap-4">
      <p
        className={cn(
          'flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line',
          isFirst && 'order-1',
        )}
      >
        <Trans>atau</Trans>
      </p>
      <div className="flex min-h-11 items-center justify-center gap-4">
        {isFirst && (
          <p className="shrink-0 text-sm text-muted max-sm:hidden">
            <Trans>Tanpa kata sandi baru:</Trans>
          </p>
        )}
        {site?.google_client_id && site.google_script_url && (
          <ProviderButton
            clientId={site.google_client_id}
            scriptUrl={site.google_script_url}
            {...props}
          />
        )}
      </div>
    </div>
  )
}

interface ProviderButtonProps extends Omit<GoogleButtonProps, 'isFirst'> {
  clientId: string
  scriptUrl: string
}

function ProviderButton({ clientId, scriptUrl, text, onCredential }: ProviderButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const answer = useRef(onCredential)
  answer.current = onCredential
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const theme = useTheme() === 'dark' ? 'filled_black' : 'outline'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the script again
  useEffect(() => {
    let isHere = true
    setFailed(false)
    loadGoogle(scriptUrl).then(
      (google) => {
        if (!isHere || !place.current) return
        google.initialize({
          client_id: clientId,
          callback: ({ credential }) => answer.current(credential),
        })
        place.current.replaceChildren()
        google.renderButton(place.current, lookOf(place.current, text, theme))
      },
      () => isHere && setFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [clientId, scriptUrl, text, theme, attempt])
  if (failed)
    return (
      <Button variant="secondary" block onClick={() => setAttempt(attempt + 1)}>
        <Trans>Muat ulang tombol Google</Trans>
      </Button>
    )
  // The provider's iframe is light; a dark colour scheme would give it an opaque backdrop.
  return <div ref={place} className="flex w-full min-w-0 justify-center [color-scheme:light]" />
}

function lookOf(
  place: HTMLElement,
  text: GoogleLook['text'],
  theme: GoogleLook['theme'],
): GoogleLook {
  return {
    type: 'standard',
    theme,
    size: 'large',
    text,
    shape: 'rectangular',
    logo_alignment: 'center',
    width: Math.min(WIDEST, place.clientWidth || WIDEST),
    locale: document.documentElement.lang || 'id',
  }
}
