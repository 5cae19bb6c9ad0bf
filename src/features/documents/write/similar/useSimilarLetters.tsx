import { type ReactNode, useEffect, useRef, useState } from 'react'
import { firstValueFrom, Subject } from 'rxjs'
import type { DocumentModule } from '../../../../routes/to.ts'
import { useConfirm } from '../../../../widgets/overlays/useConfirm.tsx'
import type { DocumentForm } from '../values/useDocumentForm.ts'
import { SimilarBanner, SimilarList } from './SimilarList.tsx'
import { findSimilar, type Question, questionOf, type Similar, similarLetters } from './similarLetters.ts'

/** `exceptGuid`: the form's own draft. `isOff`: the form goes on with what it has sent already and would find itself. */
type Options = { exceptGuid?: string | undefined; isOff?: boolean }

/**
 * The same letter is not registered twice in silence: what looks like it is shown as soon as it is known, and asked about
 * once more at registration. It never stands in the way of one who goes on.
 */
export const useSimilarLetters = (
  form: DocumentForm,
  module: DocumentModule,
  { exceptGuid, isOff = false }: Options = {},
): { banner: ReactNode; dialog: ReactNode; ifMayRegister: (register: () => void) => void } => {
  const [typed] = useState(() => new Subject<Question | null>())
  const [found, setFound] = useState<readonly Similar[]>([])
  const isAsking = useRef(false)
  const { confirm, confirmDialog } = useConfirm()
  const question = isOff ? null : questionOf(form.values, exceptGuid)
  useEffect(() => {
    const subscription = typed.pipe(similarLetters()).subscribe(setFound)
    return () => subscription.unsubscribe()
  }, [typed])
  const marks = JSON.stringify(question)
  useEffect(() => typed.next(JSON.parse(marks)), [typed, marks])

  const { caseFile } = form.values
  /** Those that the clerk has not put this letter beside, in one case file. */
  const unconnected = (letters: readonly Similar[]) =>
    letters.filter((one) => caseFile === null || one.caseFile?.guid !== caseFile.guid)
  const mayRegister = async (): Promise<boolean> => {
    const letters = question === null ? [] : unconnected(await firstValueFrom(findSimilar(question)))
    if (letters.length === 0) return true
    return confirm({
      title: 'Прилича на вече регистриран документ',
      body: <SimilarList letters={letters} module={module} />,
      yes: 'Регистрирай все пак',
      no: 'Назад',
    })
  }
  const shown = unconnected(found)
  return {
    banner: shown.length > 0 && (
      <SimilarBanner
        letters={shown}
        module={module}
        onConnect={({ guid, number, rootDocumentGuid }) => form.set({ caseFile: { guid, number, rootDocumentGuid } })}
      />
    ),
    dialog: confirmDialog,
    /** Runs it at once, or once the clerk has said so; a second press while that is being found out does nothing. */
    ifMayRegister: (register) => {
      if (isAsking.current) return
      isAsking.current = true
      void mayRegister()
        .then((may) => may && register())
        .finally(() => {
          isAsking.current = false
        })
    },
  }
}
