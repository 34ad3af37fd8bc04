import { Trans } from '@lingui/react/macro'
import { lineOf } from 'duxi-web-core/questionText'
import { ArrowRight } from 'lucide-react'
import type { SampleQuestion } from '../../api/types'
import { pathTo } from '../../app/paths'
import { InIndonesian } from '../../ui/InIndonesian'
import { Link } from '../../ui/Link'
import { UntranslatedText } from '../../ui/UntranslatedText'

interface SampleQuestionsProps {
  questions: readonly SampleQuestion[]
  role: string
}

/** How the questions are put, and where one may answer some for free. */
export function SampleQuestions({ questions, role }: SampleQuestionsProps) {
  return questions.map((question) => (
    <div
      key={question.text}
      className="grid gap-4 rounded-card border border-line bg-surface p-4.5 sm:p-6"
    >
      <InIndonesian language="id" />
      <p className="text-[13px] font-semibold text-muted">
        <bdi>{question.uk_name}</bdi> · <Trans>level {question.level}</Trans>
      </p>
      <div className="font-medium text-pretty whitespace-pre-line text-strong">
        <UntranslatedText>{lineOf(question.text)}</UntranslatedText>
      </div>
      <ul className="grid gap-2">
        {question.options.map((option) => (
          <li key={option} className="rounded-control border border-line px-3.5 py-2.5 text-[15px]">
            <UntranslatedText>{lineOf(option)}</UntranslatedText>
          </li>
        ))}
      </ul>
      <Link
        to={pathTo('freeAssessment', { slug: role })}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-primary hover:underline"
      >
        <Trans>Jawab soal serupa di cek gratis</Trans>
        <ArrowRight aria-hidden className="size-4.5 rtl:-scale-x-100" />
      </Link>
    </div>
  ))
}
