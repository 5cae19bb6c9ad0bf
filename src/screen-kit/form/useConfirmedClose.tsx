import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'

/**
 * Asks before a dialog with unsaved input is closed. `loses` says what is lost. Render `confirmation` once in the
 * dialog.
 */
export const useConfirmedClose = (isDirty: boolean, loses: string, onClose: () => void) => {
  const { confirm, confirmDialog } = useConfirm()
  const close = async () => {
    const confirmation = {
      title: 'Има незаписани промени',
      body: loses,
      yes: 'Затвори без запис',
      no: 'Остани',
      danger: true,
    }
    if (!isDirty || (await confirm(confirmation))) onClose()
  }
  return { close: () => void close(), confirmation: confirmDialog }
}
