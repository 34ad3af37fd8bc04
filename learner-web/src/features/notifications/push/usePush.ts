import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PushConfig } from '../../../api/accountTypes'
import { savePushToken } from '../../../api/notices'
import { siteQuery } from '../../../api/queries'
import { firebaseSource, type TokenSource } from './source'

export type PushState = 'absent' | 'unsupported' | 'off' | 'on' | 'denied'

function permission(): NotificationPermission | null {
  return 'Notification' in globalThis && 'serviceWorker' in navigator
    ? Notification.permission
    : null
}

const STATES: Record<NotificationPermission, PushState> = {
  default: 'off',
  granted: 'on',
  denied: 'denied',
}

function usePushConfig(): PushConfig | null {
  return useQuery(siteQuery()).data?.push ?? null
}

async function allow(
  config: PushConfig,
  source: () => Promise<TokenSource>,
): Promise<NotificationPermission> {
  const granted = await Notification.requestPermission()
  if (granted === 'granted') await savePushToken(await (await source()).token(config))
  return granted
}

/** Whether push is enabled in this browser, and enabling it. The permission is only requested on a click. */
export function usePush(source = firebaseSource) {
  const config = usePushConfig()
  const [granted, setGranted] = useState(permission)
  const { mutate, isPending } = useMutation({
    mutationFn: (given: PushConfig) => allow(given, source),
    // A failure to sync the push token shows no message.
    meta: { errors: 'inline' },
    onSettled: () => setGranted(permission()),
  })
  const supported: PushState = granted === null ? 'unsupported' : STATES[granted]
  const state: PushState = config === null ? 'absent' : supported
  return { state, isPending, turnOn: () => config && mutate(config) }
}
