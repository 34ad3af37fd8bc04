import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { pathTo } from '../../app/paths'
import { startElearningQuiz } from '../../features/attempt/api'
import { BackLink } from '../../features/attempt/BackLink'
import { elearningQuiz } from '../../features/attempt/kinds'
import { ProductAttempt } from '../../features/attempt/ProductAttempt'
import { courseKey } from '../../features/elearning/api'
import { LinkButton } from '../../ui/Button'

export function Component() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { slug = '', uuid = '' } = useParams()
  return (
    <ProductAttempt
      uuid={uuid}
      session="elearning-quiz"
      kindOf={({ title }) => elearningQuiz(slug, uuid, title)}
      start={(password) => startElearningQuiz(slug, uuid, password)}
      onward={
        <LinkButton to={pathTo('course', { slug })} className="sm:justify-self-start">
          <Trans>Lanjutkan belajar</Trans>
        </LinkButton>
      }
      onEnded={() => void client.invalidateQueries({ queryKey: courseKey(slug) })}
      back={<BackLink to={pathTo('course', { slug })}>{t`Kembali ke paket belajar`}</BackLink>}
    />
  )
}
