let isRequested = false

/** Opens the chat's window, as soon as its button has loaded. */
export function openChat(): void {
  isRequested = true
  window.dispatchEvent(new Event('duxi:chat'))
}

/** Whether the chat was asked for and nobody has opened it yet; from then on it counts as opened. */
export function takeChatRequest(): boolean {
  const was = isRequested
  isRequested = false
  return was
}
