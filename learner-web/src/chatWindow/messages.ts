/** What the window in the frame says to the page around it: how much room it needs. */
export type WindowState = 'hidden' | 'closed' | 'open'

export interface WindowMessage {
  duxiChat: WindowState
}

/** What the page says to the window: its address, or a request to open the chat. */
export interface PageMessage {
  duxiPage: string
  wantsChat: boolean
}
