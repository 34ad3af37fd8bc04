let isRequested = false

/** Opens the chat window, as soon as its button has loaded. */
export function openChat(): void {
  isRequested = true
  window.dispatchEvent(new Event('duxi:chat'))
}

/** Whether opening the chat was requested and not handled yet; reading it marks it as handled. */
export function takeChatRequest(): boolean {
  const was = isRequested
  isRequested = false
  return was
}
