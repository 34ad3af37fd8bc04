import type { Site } from '../../api/types'

export type Engine =
  | { kind: 'none' }
  | { kind: 'siduxi' }
  | { kind: 'cekat_ai'; script: string }
  | { kind: 'whatsapp'; link: string }

type Facts = Pick<
  Site,
  'landing_redirect' | 'chatbot' | 'siduxi_engine' | 'whatsapp_link' | 'chat_script_url'
>

/** Which chat a visitor gets. */
export function engineOf(site: Facts, isSignedIn: boolean): Engine {
  if (site.landing_redirect && !isSignedIn) return { kind: 'none' }
  if (site.siduxi_engine === 'cekat_ai' && site.chat_script_url)
    return { kind: 'cekat_ai', script: site.chat_script_url }
  if (site.siduxi_engine === 'siduxi' && site.chatbot) return { kind: 'siduxi' }
  return site.whatsapp_link ? { kind: 'whatsapp', link: site.whatsapp_link } : { kind: 'none' }
}
