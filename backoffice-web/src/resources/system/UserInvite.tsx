import { useLingui } from '@lingui/react/macro'
import MailIcon from '@mui/icons-material/MailOutlined'
import { Alert, Card } from '@mui/material'
import {
  AutocompleteArrayInput,
  email,
  ReferenceArrayInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Title,
  Toolbar,
  useNotify,
  useRedirect,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { BASE } from '../../api/client'
import { CancelButton } from '../../ui/FormFoot'
import { FormLeaveGuard } from '../../ui/LeaveGuard'
import { useSubmit } from '../../ui/useSubmit'

const InviteToolbar = () => {
  const { t } = useLingui()
  return (
    <Toolbar>
      <SaveButton label={t`Kirim undangan`} icon={<MailIcon />} />
      <CancelButton />
      <FormLeaveGuard />
    </Toolbar>
  )
}

/** Invites a user by mail; an existing account gets access. */
const UserInvite = () => {
  const { t } = useLingui()
  const notify = useNotify()
  const redirect = useRedirect()
  const { submit, problem } = useSubmit<FieldValues>(async (send, values) => {
    const body = { email: values.email, fullname: values.fullname, groups: values.groups ?? [] }
    const user = await send('post', `${BASE}/users`, { body })
    notify(t`Undangan dikirim`, { type: 'success' })
    redirect('show', 'users', user.id)
  })
  return (
    <>
      <Title title={t`Undang pengguna`} />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Card>
        <SimpleForm onSubmit={submit} sx={{ maxWidth: 560 }} toolbar={<InviteToolbar />}>
          <TextInput
            source="email"
            label={t`Email`}
            type="email"
            validate={[required(), email()]}
            fullWidth
            autoFocus
          />
          <TextInput source="fullname" label={t`Nama`} validate={required()} fullWidth />
          <ReferenceArrayInput source="groups" reference="groups">
            <AutocompleteArrayInput label={t({ message: `Grup`, context: `plural` })} fullWidth />
          </ReferenceArrayInput>
        </SimpleForm>
      </Card>
    </>
  )
}

export default UserInvite
