import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { pathTo } from '../../app/paths'
import { startElearningQuiz } from '../../features/attempt/api'
import { BackLink } from '../../features/attempt/BackLink'
import { elearningQuiz } from '../../features/attempt/kinds'
import { ProductAttempt } from '../../features/attempt/ProductAttempt'

export function Component() {
  const { t } = useLingui()
  const { slug = '', uuid = '' } = useParams()
  return (
    <ProductAttempt
      uuid={uuid}
      session="elearning-quiz"
      kindOf={({ title }) => elearningQuiz(slug, uuid, title)}
      start={(password) => startElearningQuiz(slug, uuid, password)}
      back={<BackLink to={pathTo('course', { slug })}>{t`Kembali ke paket belajar`}</BackLink>}
    />
  )
}
