import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'

/** Closing a dialog that holds something typed asks first. Draw `question` once in it. */
export const useCloseQuestion = (isDirty: boolean, loses: string, onClose: () => void) => {
  const { confirm, confirmDialog } = useConfirm()
  const ask = async () => {
    const leaves =
      !isDirty || (await confirm({ title: 'Внимание', body: loses, yes: 'Затвори без запис', no: 'Остани' }))
    if (leaves) onClose()
  }
  return { ask: () => void ask(), question: confirmDialog }
}
