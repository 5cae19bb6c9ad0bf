import { cleanFileName, extensionOf, type SavingDoubt, savingDoubt } from '../../rules/files/fileRules.ts'
import { saveFile } from '../../transport/download.ts'
import { useConfirm } from '../../widgets/overlays/useConfirm.tsx'

const whys: Record<SavingDoubt, (name: string, shown: string) => string> = {
  dangerous: (name) => `Файловете „.${extensionOf(name)}“ могат да изпълняват програми на компютъра.`,
  different: (_, shown) => `На екрана файлът е „${shown}“, а сървърът го дава като друг вид.`,
}

/**
 * Saves a file to the user's computer. An executable file, or one of an unexpected type, needs a confirmation. Render
 * `saveConfirmation` once.
 */
export const useSaveFile = () => {
  const { confirm, confirmDialog } = useConfirm()
  const save = async (file: File, shownName: string) => {
    const shown = cleanFileName(shownName)
    const name = extensionOf(file.name) === '' ? shown : cleanFileName(file.name)
    const doubt = savingDoubt(name, shown)
    if (doubt) {
      const body = `${whys[doubt](name, shown)} Ще се запише като „${name}“. Изтеглете го само ако очаквате такъв файл от този подател.`
      if (!(await confirm({ title: 'Съмнителен файл', body, yes: 'Изтегли въпреки това', danger: true }))) return
    }
    saveFile(new File([file], name, { type: file.type }))
  }
  return { save: (file: File, shownName: string) => void save(file, shownName), saveConfirmation: confirmDialog }
}
