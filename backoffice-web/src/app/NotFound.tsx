import TravelIcon from '@mui/icons-material/TravelExploreOutlined'
import { Button } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { StateMessage } from '../ui/StateMessage'

/** An address that leads nowhere. */
export const NotFound = () => (
  <>
    <Title title="Halaman tidak ditemukan" />
    <StateMessage
      icon={<TravelIcon />}
      title="Halaman tidak ditemukan"
      message="Alamat yang Anda tuju salah atau sudah tidak berlaku."
      action={
        <Button component={Link} to="/" variant="contained">
          Ke dasbor
        </Button>
      }
    />
  </>
)
