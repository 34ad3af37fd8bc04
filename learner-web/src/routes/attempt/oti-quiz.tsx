import { useLingui } from '@lingui/react/macro'
import { useNavigate, useParams } from 'react-router-dom'
import { startOtiQuiz } from '../../features/attempt/api'
import { BackLink } from '../../features/attempt/BackLink'
import { otiQuiz } from '../../features/attempt/kinds'
import { ProductAttempt } from '../../features/attempt/ProductAttempt'

export function Component() {
  const { t } = useLingui()
  const { slug = '', uuid = '' } = useParams()
  const navigate = useNavigate()
  const classPath = `/oti/class/${slug}/training`
  return (
    <ProductAttempt
      uuid={uuid}
      session="oti-quiz"
      kindOf={({ title }) => otiQuiz(slug, uuid, title)}
      start={(password) => startOtiQuiz(slug, uuid, password)}
      back={<BackLink to={classPath}>{t`Kembali ke kelas`}</BackLink>}
      onEnded={() => void navigate(classPath, { replace: true })}
    />
  )
}
