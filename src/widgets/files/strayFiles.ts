/** Without this the browser would open a dropped file instead of the application. Call once. */
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
