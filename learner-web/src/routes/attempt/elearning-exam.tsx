import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { pathTo } from '../../app/paths'
import { startElearningExam } from '../../features/attempt/api'
import { BackLink } from '../../features/attempt/BackLink'
import { elearningExam } from '../../features/attempt/kinds'
import { ProductAttempt } from '../../features/attempt/ProductAttempt'

export function Component() {
  const { t } = useLingui()
  const { slug = '', uuid = '' } = useParams()
  return (
    <ProductAttempt
      uuid={uuid}
      session="elearning-exam"
      kindOf={({ title }) => elearningExam(slug, uuid, title)}
      start={(password) => startElearningExam(slug, uuid, password)}
      back={<BackLink to={pathTo('course', { slug })}>{t`Kembali ke paket belajar`}</BackLink>}
    />
  )
}
