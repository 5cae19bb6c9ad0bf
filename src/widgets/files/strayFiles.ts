/**
 * Ignores a file that is dropped outside a drop zone. Otherwise the browser would open it and leave the application.
 * Call once.
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
