import { useLingui } from '@lingui/react/macro'
import { Link, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { components } from '../../api/schema'

type Member = components['schemas']['MemberOut']

/** The members of the group; groups are assigned on a user's page. */
const GroupMembers = () => {
  const { t } = useLingui()
  const members: Member[] = useRecordContext()?.members ?? []
  if (members.length === 0)
    return (
      <Typography color="text.secondary">{t`Belum ada anggota. Tambahkan lewat halaman pengguna.`}</Typography>
    )
  return (
    <List
      dense
      subheader={
        <Typography variant="body2" color="text.secondary">
          {t`Superuser boleh melakukan semuanya, juga tanpa menjadi anggota grup.`}
        </Typography>
      }
    >
      {members.map(({ id, fullname, email }) => (
        <ListItem key={id} disableGutters>
          <ListItemText
            primary={
              <Link component={RouterLink} to={`/users/${id}/show`}>
                {fullname}
              </Link>
            }
            secondary={email}
          />
        </ListItem>
      ))}
    </List>
  )
}

export default GroupMembers
