import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Profile } from '../../api/accountTypes'
import { type Registration, registrationQuery } from '../../api/learning'
import { profileQuery } from '../../api/profile'
import { paths } from '../../app/paths'
import type { Writer } from '../../features/registration/draft'
import { RegistrationForm } from '../../features/registration/RegistrationForm'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { TitleText } from '../../ui/TitleText'

export function Component() {
  const { t } = useLingui()
  const { number = '' } = useParams()
  usePageMeta(t`Formulir pendaftaran`)
  const query = useQuery(registrationQuery(number))
  return (
    <div className="page pb-12">
      <PageHeader
        title={<Trans>Formulir pendaftaran</Trans>}
        lead={query.data && <TitleText>{query.data.title}</TitleText>}
        crumbs={[{ label: <Trans>Belajar saya</Trans>, to: paths.myLearning }]}
      />
      <QueryView
        query={query}
        pending={<ListSkeleton count={3} className="grid gap-4" item="h-40 rounded-card" />}
        missing={<Unknown />}
      >
        {(form) => <WithWriter key={form.number} form={form} />}
      </QueryView>
    </div>
  )
}

/** Pre-fills the contact from the profile; the form works without it. */
function WithWriter({ form }: { form: Registration }) {
  const { data, isPending } = useQuery(profileQuery())
  if (isPending) return <ListSkeleton count={3} className="grid gap-4" item="h-40 rounded-card" />
  return <RegistrationForm form={form} writer={writerOf(data)} />
}

const writerOf = (profile: Profile | undefined): Writer => ({
  name: profile?.fullname ?? '',
  email: profile?.email ?? '',
  phone: profile?.phone ?? '',
  position: profile?.position ?? '',
})

function Unknown() {
  return (
    <EmptyState
      title={<Trans>Nomor tidak valid</Trans>}
      action={
        <LinkButton to={paths.myLearning}>
          <Trans>Ke Belajar saya</Trans>
        </LinkButton>
      }
    >
      <Trans>Periksa kembali tautannya, atau buka formulir dari Belajar saya.</Trans>
    </EmptyState>
  )
}
