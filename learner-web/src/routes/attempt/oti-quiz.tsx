import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { startOtiQuiz } from '../../features/attempt/api'
import { BackLink } from '../../features/attempt/BackLink'
import { otiQuiz } from '../../features/attempt/kinds'
import { ProductAttempt } from '../../features/attempt/ProductAttempt'
import { classKey } from '../../features/oti-class/api'

export function Component() {
  const { t } = useLingui()
  const { slug = '', uuid = '' } = useParams()
  const client = useQueryClient()
  return (
    <ProductAttempt
      uuid={uuid}
      session="oti-quiz"
      kindOf={({ title }) => otiQuiz(slug, uuid, title)}
      start={(password) => startOtiQuiz(slug, uuid, password)}
      back={<BackLink to={`/oti/class/${slug}/training`}>{t`Kembali ke kelas`}</BackLink>}
      onEnded={() => void client.invalidateQueries({ queryKey: classKey(slug) })}
    />
  )
}
