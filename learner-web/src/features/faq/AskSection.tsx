import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { lazy, type ReactNode, useState } from 'react'
import { Anchor, CONTACT } from '../../ui/Anchor'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { LazyInView } from '../../ui/LazyInView'
import { ContactCard } from '../site-content/ContactCard'
import { Contacts } from './Contacts'

const QUESTION = <Trans>Belum menemukan jawabannya?</Trans>
const PROMISE = (
  <Trans>
    Ceritakan kebutuhan Anda. Tim kami membaca setiap pertanyaan dan membalas ke email Anda.
  </Trans>
)

// Forms and their checks come after the answers that most readers came for.
const AskForm = lazy(async () => ({ default: (await import('./AskForm')).AskForm }))

interface AskSectionProps {
  title?: ReactNode
  lead?: ReactNode
  /** Whether the question is about a team, with additional fields. */
  isOfTeam?: boolean
  /** Another way to begin. */
  children?: ReactNode
}

/** A person at the end of every list of answers: by message, or over WhatsApp. */
export function AskSection({
  title = QUESTION,
  lead = PROMISE,
  isOfTeam = false,
  children,
}: AskSectionProps) {
  const [answer, setAnswer] = useState<string | null>(null)
  return (
    <Anchor id={CONTACT}>
      <section aria-labelledby="tanya-title" className="page pt-14">
        <Card className="grid gap-x-12 gap-y-5 p-5 desk:grid-cols-[minmax(0,1fr)_26rem] desk:grid-rows-[auto_1fr] desk:p-9">
          <div className="grid content-start gap-2">
            <h2 id="tanya-title" className="text-xl desk:text-2xl">
              {title}
            </h2>
            <p className="max-w-prose text-muted">{lead}</p>
          </div>
          <div className="grid desk:col-start-2 desk:row-span-2 desk:row-start-1">
            {answer === null ? (
              <LazyInView placeholder={<div className="min-h-112" />}>
                <AskForm isOfTeam={isOfTeam} onSent={setAnswer} />
              </LazyInView>
            ) : (
              <Sent answer={answer} onAgain={() => setAnswer(null)} />
            )}
          </div>
          <div className="grid content-start gap-5 max-desk:border-t max-desk:border-line max-desk:pt-5">
            {children}
            <Contacts isBesideForm />
            <ContactCard />
          </div>
        </Card>
      </section>
    </Anchor>
  )
}

function Sent({ answer, onAgain }: { answer: string; onAgain: () => void }) {
  return (
    <div className="rise grid content-center justify-items-start gap-3 rounded-control bg-success-tint p-6">
      <CircleCheck aria-hidden className="size-9 text-success" />
      <h3 className="text-lg">
        <Trans>Pertanyaan Anda sudah kami terima</Trans>
      </h3>
      <p role="status">
        {answer || <Trans>Kami akan membalas ke email Anda. Periksa juga folder spam.</Trans>}
      </p>
      <Button variant="secondary" onClick={onAgain}>
        <Trans>Ajukan pertanyaan lain</Trans>
      </Button>
    </div>
  )
}
