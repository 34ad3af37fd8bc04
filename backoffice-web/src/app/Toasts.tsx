import { Notification } from 'react-admin'

const atTheTop = { vertical: 'top', horizontal: 'center' } as const

/** Toasts are at the top, because the buttons of forms and dialogs are at the bottom. */
const Toasts = () => <Notification anchorOrigin={atTheTop} />

export default Toasts
