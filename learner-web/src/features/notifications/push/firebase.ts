import { getApps, initializeApp } from '@firebase/app'
import { getMessaging, getToken, isSupported } from '@firebase/messaging'
import type { PushConfig } from '../../../api/accountTypes'
import type { TokenSource } from './source'

const WORKER = '/push-worker.js'

function appOf({ api_key, app_id, project_id, sender_id }: PushConfig) {
  const options = {
    apiKey: api_key,
    appId: app_id,
    projectId: project_id,
    messagingSenderId: sender_id,
  }
  return getApps()[0] ?? initializeApp(options)
}

export const firebase: TokenSource = {
  isSupported,
  async token(config) {
    const serviceWorkerRegistration = await navigator.serviceWorker.register(WORKER)
    await navigator.serviceWorker.ready
    return getToken(getMessaging(appOf(config)), {
      vapidKey: config.vapid_key,
      serviceWorkerRegistration,
    })
  },
}
