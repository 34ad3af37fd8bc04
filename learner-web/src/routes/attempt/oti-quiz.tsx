import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { startOtiQuiz } from '../../features/attempt/api'
import { BackLink } from '../../features/attempt/BackLink'
import { otiQuiz } from '../../features/attempt/kinds'
import { ProductAttempt } from '../../features/attempt/ProductAttempt'
import { classKey } from '../../features/oti-class/api'
import type { EndedQuizState } from '../../features/oti-class/EndedQuiz'
import { LinkButton } from '../../ui/Button'

export function Component() {
  const { t } = useLingui()
  const { slug = '', uuid = '' } = useParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const classPath = `/oti/class/${slug}/training`
  const ended = () => {
    void client.invalidateQueries({ queryKey: classKey(slug) })
    void navigate(classPath, { replace: true, state: { endedQuiz: uuid } satisfies EndedQuizState })
  }
  return (
    <ProductAttempt
      uuid={uuid}
      session="oti-quiz"
      kindOf={({ title }) => otiQuiz(slug, uuid, title)}
      start={(password) => startOtiQuiz(slug, uuid, password)}
      onward={
        <LinkButton to={classPath} className="sm:justify-self-start">
          <Trans>Lanjutkan belajar</Trans>
        </LinkButton>
      }
      back={<BackLink to={classPath}>{t`Kembali ke kelas`}</BackLink>}
      onEnded={ended}
    />
  )
}
