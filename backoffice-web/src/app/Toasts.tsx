import { Notification } from 'react-admin'

const atTheTop = { vertical: 'top', horizontal: 'center' } as const

/** Toasts stand at the top: the buttons of forms and dialogs are at the bottom. */
const Toasts = () => <Notification anchorOrigin={atTheTop} />

export default Toasts
