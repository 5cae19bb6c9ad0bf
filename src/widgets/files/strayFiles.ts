/**
 * A file dropped where nobody takes files would be opened by the browser in place of the application: it is refused, and
 * the pointer says so. Call once.
 */
export const refuseStrayFiles = (): void => {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragenter', refuse)
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
}
